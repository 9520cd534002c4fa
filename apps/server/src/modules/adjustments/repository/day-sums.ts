import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { dayOfAuthor } from '../../../core/second-person.ts';

/**
 * Points of one programme day, by this author and to this member, whichever is more. Credits and debits both count, and
 * what waits counts as what is applied: neither direction nor patience gets around the threshold. `unbooked` adds what
 * the rows of a checked file ask for.
 */
export async function pointsOfDay(
  db: Db,
  author: string,
  member: string,
  now: Date,
  unbooked = { author: 0, member: 0 },
): Promise<number> {
  const { from, to } = dayOfAuthor(now);
  const sumOf = (column: 'created_by' | 'member_id', id: string) => sql`
    (select coalesce(sum(points), 0)::bigint from tunings where ${sql.ref(column)} = ${id}::uuid
      and created_at >= ${from} and created_at < ${to} and status in ('applied', 'on_approval'))`;
  const { rows } = await sql<{ points: number }>`
    select greatest(${sumOf('created_by', author)} + ${unbooked.author}::bigint,
      ${sumOf('member_id', member)} + ${unbooked.member}::bigint) as points`.execute(db);
  return rows[0]?.points ?? 0;
}
