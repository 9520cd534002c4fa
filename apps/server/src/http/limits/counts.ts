import { CompiledQuery, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';

/** Requests of an address to a route in one window. */
export interface Count {
  scope: string;
  keyHash: Buffer;
  windowAt: Date;
  requests: number;
}

// Rows are taken in one order everywhere, so that two processes never wait for each other. What comes late for a window
// that is over changes nothing.
const added = `
  insert into address_counts as c (scope, key_hash, window_at, requests)
  select q.scope, q.key_hash, q.window_at, q.requests
  from unnest((select $1::text[]), (select $2::bytea[]), (select $3::timestamptz[]), (select $4::integer[]))
    as q(scope, key_hash, window_at, requests)
  order by q.scope, q.key_hash
  on conflict (scope, key_hash) do update set
    requests = case when c.window_at = excluded.window_at then c.requests + excluded.requests
      when c.window_at < excluded.window_at then excluded.requests else c.requests end,
    window_at = greatest(c.window_at, excluded.window_at)
  returning scope, key_hash, window_at, requests`;

/** Adds to what all processes have counted, and returns that: one row an address and a route, in any order. */
export const addCounts = (db: Db, counts: readonly Count[]): Promise<Count[]> =>
  prepared<Count>(
    db,
    'limits.count',
    CompiledQuery.raw(added, [
      counts.map(({ scope }) => scope),
      counts.map(({ keyHash }) => keyHash),
      counts.map(({ windowAt }) => windowAt),
      counts.map(({ requests }) => requests),
    ]),
  );

/** Removes what was last counted before this moment; what is being counted is left to the next time. */
export async function forgetCounts(db: Db, before: Date): Promise<void> {
  await sql`
    delete from address_counts c using (
      select scope, key_hash from address_counts where window_at < ${before} for update skip locked) old
    where c.scope = old.scope and c.key_hash = old.key_hash`.execute(db);
}
