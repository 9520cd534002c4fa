import { CompiledQuery } from 'kysely';

import { createBatcher, memoizeByHandle } from '../db/batcher.ts';
import type { Db } from '../db/open.ts';
import { executePrepared } from '../db/prepared.ts';

const touchEveryMs = 60_000;

interface Touch {
  sessionId: string;
  now: Date;
}

// Committed asynchronously: a lost moment of use costs nothing, and a wait for the disk would hold up the request and
// the writes of others. A session that is being changed is skipped, so that no two transactions wait for each other.
const touched = `
  with free as (
    select id from sessions where id = any ((select $1::uuid[])::uuid[]) order by id for no key update skip locked)
  update sessions s set last_used_at = q.at
  from unnest((select $1::uuid[]), (select $2::timestamptz[])) as q(id, at), free f,
    (select set_config('synchronous_commit', 'off', true)) as lazily
  where f.id = q.id and s.id = f.id`;

const touchTogether = memoizeByHandle((db: Db) =>
  createBatcher<Touch, undefined>(
    async (asked) => {
      await executePrepared(
        db,
        'guard.touch',
        CompiledQuery.raw(touched, [asked.map(({ sessionId }) => sessionId), asked.map(({ now }) => now)]),
      );
      return asked.map(() => undefined);
    },
    { concurrency: 1, maxSize: 500 },
  ),
);

/** Writes down that a session is in use, once a minute. */
export async function touch(db: Db, session: { sessionId: string; lastUsedAt: Date }, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() <= touchEveryMs) return;
  await touchTogether(db)({ sessionId: session.sessionId, now });
}
