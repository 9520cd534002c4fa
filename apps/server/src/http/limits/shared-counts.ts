import { createBatcher } from '../../db/batcher.ts';
import type { Count } from './counts.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** What is counted: requests of an address to a route. */
export interface Counted {
  scope: string;
  address: string;
  /** Length of the window, ms. */
  windowMs: number;
  /** Requests in a window at most. */
  max: number;
  /** So many requests a process takes before it says so to the others; 0 asks at every request. */
  portion: number;
}

export interface SharedCountsOptions {
  /** Adds to what all processes have counted and returns that. */
  add: (counts: readonly Count[]) => Promise<readonly Count[]>;
  hashOf: (scope: string, address: string) => Buffer;
  /** The time of the database: the windows of all processes begin together. */
  now: () => Date;
  breaker: CircuitBreaker;
}

/** One address and route in this process. */
interface Entry extends Pick<Count, 'scope' | 'keyHash' | 'windowAt'> {
  id: string;
  /** Of all processes, as the database last said; with those of this process it never answered for. */
  known: number;
  /** Of this process and not in `known`: on the way to the database, and not sent yet. */
  sent: number;
  unsent: number;
}

/** Nobody knows whether what was sent has been counted. */
class LostError extends Error {
  override name = 'LostError';
}

interface Sending {
  entry: Entry;
  requests: number;
}

// What is pushed out has lost a portion at most: the rest stands in the database.
const mostEntries = 20_000;
const atOnce = 500;
/** A statement that has not come back for so long is given up, ms: longer than the database lets it wait for a lock. */
const lostMs = 15_000;

/** What `work` comes to, or `late` when that takes longer. */
async function within<T, L = undefined>(work: Promise<T>, ms: number, late?: L): Promise<T | L | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<L | undefined>((resolve) => {
    timer = setTimeout(() => resolve(late), ms).unref();
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

const rowKey = ({ scope, keyHash }: Pick<Count, 'scope' | 'keyHash'>): string => `${scope} ${keyHash.toString('hex')}`;

/** One row an address and a route, of the latest window among them. */
function rowsOf(sendings: readonly Sending[]): Map<string, Count> {
  const rows = new Map<string, Count>();
  for (const { entry, requests } of sendings) {
    const row = rows.get(entry.id);
    if (row?.windowAt.getTime() === entry.windowAt.getTime()) row.requests += requests;
    else if (!row || row.windowAt < entry.windowAt) {
      const { scope, keyHash, windowAt } = entry;
      rows.set(entry.id, { scope, keyHash, windowAt, requests });
    }
  }
  return rows;
}

/**
 * Counts requests over all processes. A process takes a portion by itself and then adds it to the shared count and waits
 * for the sum: over a limit there are a portion for each other process at most. What is known to be spent is refused
 * without asking, so a flood costs the database nothing once it is one. Never throws.
 */
export function createSharedCounts({ add, hashOf, now, breaker }: SharedCountsOptions) {
  const entries = new Map<string, Entry>();

  /** The rank of each sending among all requests of its window. */
  const settle = createBatcher<Sending, number>(
    async (sendings) => {
      const rows = rowsOf(sendings);
      const askedAt = breaker.steady();
      const added = await within(add([...rows.values()]), lostMs);
      if (!added) throw new LostError('The shared counts do not answer');
      breaker.recordSuccess(breaker.steady() - askedAt);
      const totals = new Map(added.map((total) => [rowKey(total), total]));
      const upTo = new Map<string, number>();
      return sendings.map(({ entry, requests }) => {
        const total = totals.get(rowKey(entry));
        // The others are in the next window by now.
        if (total?.windowAt.getTime() !== entry.windowAt.getTime()) return entry.known + requests;
        const sum = (upTo.get(entry.id) ?? 0) + requests;
        upTo.set(entry.id, sum);
        return total.requests - (rows.get(entry.id)?.requests ?? 0) + sum;
      });
    },
    { concurrency: 1, maxSize: atOnce },
  );

  async function send(entry: Entry): Promise<number | undefined> {
    const requests = entry.unsent;
    entry.unsent = 0;
    entry.sent += requests;
    try {
      const rank = await settle({ entry, requests });
      entry.known = Math.max(entry.known + requests, rank);
      return entry.known;
    } catch (error) {
      // Sent again they could count twice for everybody: what is lost counts in this process only.
      if (error instanceof LostError) entry.known += requests;
      else entry.unsent += requests;
      breaker.recordFailure(error);
      return undefined;
    } finally {
      entry.sent -= requests;
    }
  }

  async function rankInTime(asked: Promise<number | undefined>, own: number): Promise<number> {
    const late = Symbol('late');
    const rank = await within(asked, breaker.patienceMs(), late);
    if (rank !== late) return rank ?? own;
    breaker.recordFailure(new Error('The shared counts are slow'));
    return own;
  }

  function entryOf({ scope, address }: Counted, at: number): Entry {
    const id = `${scope} ${address}`;
    const known = entries.get(id);
    // Put at the end at each request, so those counted least lately are the first.
    entries.delete(id);
    if (known?.windowAt.getTime() === at) {
      entries.set(id, known);
      return known;
    }
    const keyHash = known?.keyHash ?? hashOf(scope, address);
    const entry = { id, scope, keyHash, windowAt: new Date(at), known: 0, sent: 0, unsent: 0 };
    const [oldest] = entries.size >= mostEntries ? entries.keys() : [];
    if (oldest !== undefined) entries.delete(oldest);
    entries.set(id, entry);
    return entry;
  }

  /** How many requests there were with this one, and when the window ends, in ms. At once unless the database is asked. */
  return (counted: Counted): { ttl: number; current: number | Promise<number> } => {
    const time = now().getTime();
    const at = Math.floor(time / counted.windowMs) * counted.windowMs;
    const ttl = at + counted.windowMs - time;
    const entry = entryOf(counted, at);
    const before = entry.known + entry.sent + entry.unsent;
    if (before >= counted.max) return { ttl, current: counted.max + 1 };
    entry.unsent += 1;
    const own = before + 1;
    if (entry.sent + entry.unsent <= counted.portion || !breaker.allowsRequest()) return { ttl, current: own };
    const asked = send(entry);
    return { ttl, current: breaker.patienceMs() === 0 ? own : rankInTime(asked, own) };
  };
}
