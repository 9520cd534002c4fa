import { sql } from 'kysely';

import { isLostConnection } from './lost.ts';
import type { Database, Db } from './open.ts';
import { sqlState } from './sql-errors.ts';

/** A copy to read from, and how old it was when it was last asked. */
export interface OldReads {
  db: Db;
  ageSeconds: number;
}

/** A replica that is read while it is young enough. */
export interface Replica {
  /** Undefined: too old, or not there; then the primary is read. */
  read: () => OldReads | undefined;
  close: () => Promise<void>;
}

const everyMs = 1000;

const positionOfPrimary = sql<{ at: string }>`select pg_current_wal_lsn()::text as at`;
const positionOf = (db: Db) =>
  sql<{ at: string | null }>`select pg_last_wal_replay_lsn()::text as at`.execute(db).then(({ rows }) => rows[0]?.at);

/** `16/B374D848` as a number. */
function bytesOf(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Watches how far a replica is. Its age is measured by positions in the log of the primary, not by clocks or by the time
 * of the last change: it is the time since the primary was last seen where the replica is now, so a primary that nobody
 * writes to makes no replica old. It is opened when it first answers: what stands before it, and so whether its
 * connections are given their limits, is known then.
 */
export async function watchReplica(
  primary: Db,
  open: () => Promise<Database>,
  maxAgeMs: number,
  onError: (error: unknown) => void,
): Promise<Replica> {
  const seen: { at: number; position: bigint }[] = [];
  let freshAt: number | undefined;
  let closed = false;
  let replica: Database | undefined;
  const look = async (): Promise<void> => {
    try {
      const asked = performance.now();
      const [here] = (await positionOfPrimary.execute(primary)).rows;
      if (here) seen.push({ at: asked, position: bytesOf(here.at) });
      // Of a replica that stands still nothing older is needed: its age goes on from the last it reached.
      if (seen.length > 600) seen.shift();
      replica ??= await open();
      if (closed) {
        await replica.close();
        return;
      }
      const there = await positionOf(replica.db);
      if (!there) throw new Error('The database of DATABASE_REPLICA_URL is no replica');
      const reached = bytesOf(there);
      const last = seen.findLastIndex(({ position }) => position <= reached);
      if (last >= 0) freshAt = seen.splice(0, last + 1).at(-1)?.at;
    } catch (error) {
      freshAt = undefined;
      onError(error);
    }
  };
  await look();
  let timer: NodeJS.Timeout;
  const again = (): void => {
    timer = setTimeout(() => void look().finally(() => closed || again()), everyMs).unref();
  };
  again();
  return {
    read() {
      if (freshAt === undefined || !replica) return undefined;
      const age = performance.now() - freshAt;
      return age > maxAgeMs ? undefined : { db: replica.db, ageSeconds: Math.ceil(age / 1000) };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await replica?.close();
    },
  };
}

/** Whether the primary is to be asked instead: the replica went away, or what was read collided with what it replays. */
export const isOfReplica = (error: unknown): boolean =>
  isLostConnection(error) || ['40001', '25006', '57P01', '57P02', '57P03'].includes(sqlState(error) ?? '');
