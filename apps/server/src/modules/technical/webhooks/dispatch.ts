import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Services } from '../../../http/context.ts';
import { deliverTo } from './deliver.ts';

const pauseMs = 1000;
const receiversAtOnce = 8;

/** Sends everything that is due; several processes may do it together. Returns how many events were taken. */
export async function dispatchWebhooks(services: Services): Promise<number> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from webhook_deliveries where status = 'queued' and next_attempt_at <= ${services.now()}
    limit 200`.execute(services.db);
  let sent = 0;
  for (let at = 0; at < rows.length; at += receiversAtOnce) {
    const some = rows.slice(at, at + receiversAtOnce);
    const counts = await Promise.all(some.map(({ userId }) => deliverTo(services, userId)));
    sent += counts.reduce((sum, count) => sum + count, 0);
  }
  return sent;
}

/** Looks once a second while the process lives; the returned function ends it after the sending under way. */
export function startWebhooks(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await dispatchWebhooks(services).catch(onError);
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
