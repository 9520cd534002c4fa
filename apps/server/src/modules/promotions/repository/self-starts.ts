import { sql } from 'kysely';

import { dayOfAuthor } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';

interface Author {
  id: string;
  at: Date;
}

/**
 * Points of the promotions other than this one that the person let run without a second one on this day of the programme.
 * The largest budget of the day counts, so lowering one makes no room.
 */
export async function pointsStartedAlone(db: Db, author: Author, exceptId: string | null): Promise<number> {
  const { from, to } = dayOfAuthor(author.at);
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::bigint as points from (
      select max(points) as points from promotion_self_starts
      where author_id = ${author.id}::uuid and at >= ${from} and at < ${to}
        and promotion_id is distinct from ${exceptId}::uuid
      group by promotion_id) x`.execute(db);
  return rows[0]?.points ?? 0;
}

/** It runs with its author's consent alone. */
export async function addSelfStart(
  db: Db,
  promotion: { id: string; budgetPoints: number | null },
  author: Author,
): Promise<void> {
  await sql`insert into promotion_self_starts (id, promotion_id, author_id, at, points)
    values (${newId()}, ${promotion.id}, ${author.id}, ${author.at}, ${promotion.budgetPoints})`.execute(db);
}
