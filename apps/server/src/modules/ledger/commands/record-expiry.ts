import { sql } from 'kysely';

import { recordProcess } from '../../../core/processes/run-process.ts';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';

/** The run of a night among the processes: how much lapsed of how many, and how many accounts it left. */
export async function recordExpiry(db: Db, at: Date, left: number): Promise<void> {
  const { rows } = await sql<{ members: number; points: number }>`
    select count(distinct member_id)::int as members, coalesce(sum(amount), 0)::bigint as points from transfers
    where type = 'EXPIRATION' and at = ${at}`.execute(db);
  const { members = 0, points = 0 } = rows[0] ?? {};
  if (members + left === 0) return;
  const made = {
    id: newId(),
    kind: 'points_expiration' as const,
    title: 'Сгорание баллов',
    status: left > 0 ? ('completed_with_errors' as const) : ('completed' as const),
    done: members,
    total: members + left,
    counts: JSON.stringify({ ok: members, failed: left }),
    params: JSON.stringify({ points }),
  };
  await recordProcess(db, made, at);
}
