import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Services } from '../../../http/context.ts';
import { deliverTo } from './deliver.ts';

const pauseMs = 1000;
const receiversAtOnce = 32;
/** Of them, those whose last sending failed: a receiver that does not answer takes ten seconds of its place. */
const failingAtOnce = 16;

interface Due {
  userId: string;
  failing: boolean;
}

/** Receivers whose first event in line is due, those that answer before those that did not. */
async function dueReceivers({ db, now }: Services, except: readonly string[], limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select t.user_id, head.attempts > 0 as failing
    from technical_users t
    cross join lateral (
      select next_attempt_at, attempts from webhook_deliveries
      where user_id = t.user_id and status = 'queued' order by seq limit 1
    ) head
    where t.status = 'active' and t.webhook_url is not null and head.next_attempt_at <= ${now()}
      and (t.webhook_lease_until is null or t.webhook_lease_until <= ${now()})
      and t.user_id <> all(${except}::uuid[])
    order by failing, head.next_attempt_at limit ${limit}`.execute(db);
  return rows;
}

export interface Dispatcher {
  /** Starts the sending to every receiver that is due and not being sent to; `false` when there is no room for more. */
  begin: () => Promise<boolean>;
  /** Resolves when one of those under way is done. */
  next: () => Promise<unknown>;
  /** Resolves, when nothing is under way, with the number of events taken so far. */
  settled: () => Promise<number>;
}

/**
 * Sends to receivers side by side: each goes on by itself and nobody waits for another's answer. Several processes may do
 * it together, a receiver is leased by one of them.
 */
export function createDispatcher(services: Services, onError: (error: unknown) => void): Dispatcher {
  const underWay = new Map<string, Due & { work: Promise<void> }>();
  let taken = 0;

  async function deliver(userId: string): Promise<void> {
    try {
      taken += await deliverTo(services, userId);
    } catch (error) {
      onError(error);
    } finally {
      underWay.delete(userId);
    }
  }

  return {
    async begin() {
      const room = receiversAtOnce - underWay.size;
      let roomOfFailing = failingAtOnce - [...underWay.values()].filter(({ failing }) => failing).length;
      for (const due of room > 0 ? await dueReceivers(services, [...underWay.keys()], room) : []) {
        roomOfFailing -= Number(due.failing);
        if (due.failing && roomOfFailing < 0) break;
        underWay.set(due.userId, { ...due, work: deliver(due.userId) });
      }
      return underWay.size < receiversAtOnce;
    },
    next: () => Promise.race([...underWay.values()].map(({ work }) => work)),
    async settled() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ work }) => work));
      return taken;
    },
  };
}

/** Looks once a second while the process lives; the returned function ends it after the sendings under way. */
export function startWebhooks(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const stopped = new AbortController();
  const dispatcher = createDispatcher(services, onError);
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const hasRoom = await dispatcher.begin().catch(onError);
      if (hasRoom === false) await dispatcher.next();
      else await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    await dispatcher.settled();
  };
  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
