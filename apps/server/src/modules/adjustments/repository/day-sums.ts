import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays, startOfDay } from '../../../core/calendar.ts';

/**
 * Makes everything one author books happen one after another: of ten adjustments sent at once each sees the ones
 * before it. Taken before the member's lock, always in this order.
 */
export async function lockAuthor(db: Db, author: string): Promise<void> {
  await sql`select 1 from users where id = ${author}::uuid for no key update`.execute(db);
}

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
  const day = programmeDay(now);
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))];
  const sumOf = (column: 'created_by' | 'member_id', id: string) => sql`
    (select coalesce(sum(points), 0)::bigint from tunings where ${sql.ref(column)} = ${id}::uuid
      and created_at >= ${from} and created_at < ${to} and status in ('applied', 'on_approval'))`;
  const { rows } = await sql<{ points: number }>`
    select greatest(${sumOf('created_by', author)} + ${unbooked.author}::bigint,
      ${sumOf('member_id', member)} + ${unbooked.member}::bigint) as points`.execute(db);
  return rows[0]?.points ?? 0;
}
