import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { adjust } from '../../modules/ledger/index.ts';
import { addDays, startOfDay } from '../../core/calendar.ts';
import { readSettings } from '../../modules/points-settings/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import type { Timeline } from '../timeline.ts';
import type { SeededMember } from './members.ts';

export interface SeededAdjustment {
  memberId: string;
  /** Negative takes points away. */
  points: number;
  reasonCode: 'compensation' | 'contest' | 'error';
  comment: string;
  expiresOn: string;
  status: 'applied' | 'on_approval' | 'rejected';
  by: string;
  /** Who decides above the threshold: never its author. */
  second: string;
  at: Date;
}

/** Milliseconds somebody's adjustment waits for the second person. */
const wait = 35 * 60_000;

/** Whether the points of the day of this author and this member pass the threshold (domain 3.22). */
async function passesThreshold(db: Db, { by, memberId, points, at }: SeededAdjustment): Promise<boolean> {
  const day = programmeDay(at);
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))];
  const { rows } = await sql<{ author: number; member: number }>`
    select coalesce(sum(points) filter (where created_by = ${by}::uuid), 0)::bigint as author,
      coalesce(sum(points) filter (where member_id = ${memberId}::uuid), 0)::bigint as member
    from tunings where created_at >= ${from} and created_at < ${to} and status in ('applied', 'on_approval')`.execute(
    db,
  );
  const { author = 0, member = 0 } = rows[0] ?? {};
  return Math.max(author, member) + Math.abs(points) > (await readSettings(db)).adjustmentApprovalThreshold;
}

/** An adjustment as its form leaves it: a document, the decision of a second person, and points when it is applied. */
export async function createAdjustment(db: Db, adjustment: SeededAdjustment): Promise<void> {
  const id = newId();
  const applied = adjustment.status === 'applied';
  const decided = adjustment.status === 'rejected' || (applied && (await passesThreshold(db, adjustment)));
  const madeAt = decided ? new Date(adjustment.at.getTime() - wait) : adjustment.at;
  await sql`insert into tunings (id, member_id, direction, points, reason_code, comment, expires_on, status, idem, req_hash,
      created_at, created_by, decided_at, decided_by, decision_comment)
    values (${id}, ${adjustment.memberId}, ${adjustment.points > 0 ? 'credit' : 'debit'}, ${Math.abs(adjustment.points)},
      ${adjustment.reasonCode}, ${adjustment.comment}, ${adjustment.expiresOn}::date, ${adjustment.status}, ${id}, ${randomBytes(32)},
      ${madeAt}, ${adjustment.by}, ${applied || decided ? adjustment.at : null}, ${decided ? adjustment.second : null},
      ${adjustment.status === 'rejected' ? 'Нет документа, по которому положена компенсация' : null})`.execute(db);
  if (!applied) return;
  const actor = decided ? adjustment.second : adjustment.by;
  const ref = { tuning_id: id, actor_kind: 'user' as const, actor_id: actor, reason_code: adjustment.reasonCode };
  const outcome = await adjust(db, adjustment.memberId, adjustment.points, adjustment.expiresOn, ref, adjustment.at);
  if (outcome !== 'ok') throw new Error(`the adjustment of the demo is ${outcome}`);
}

export interface AdjustmentParts {
  db: Db;
  ctx: SeedContext;
  timeline: Timeline;
  members: readonly SeededMember[];
  demoMemberId: string;
  /** Who makes them, and who decides on those above the threshold. */
  financeIds: readonly [string, string];
}

/** A few adjustments in every state; some early ones lapse, so that the history knows expiry. */
export function adjustSome({ db, ctx, timeline, members, demoMemberId, financeIds }: AdjustmentParts): void {
  const { end } = ctx;
  const others = members.filter(
    (member) => member.status === 'confirmed' && member.id !== demoMemberId && member.pace > 4,
  );
  const plan = (
    member: SeededMember | undefined,
    day: number,
    rest: Pick<SeededAdjustment, 'points' | 'reasonCode' | 'comment'> & Partial<SeededAdjustment>,
  ) => {
    const at = daysAgo(end, day, 15, 20);
    // The account must exist before points can come to it.
    if (!member?.confirmedAt || member.confirmedAt > at) return;
    const expiresOn = rest.expiresOn ?? addDays(programmeDay(at), 365);
    timeline.add(at, () =>
      createAdjustment(db, {
        memberId: member.id,
        by: financeIds[0],
        second: financeIds[1],
        status: 'applied',
        at,
        expiresOn,
        ...rest,
      }),
    );
  };
  const lapsing = programmeDay(daysAgo(end, 8, 12));
  plan(others[0], 38, {
    points: 300,
    reasonCode: 'contest',
    comment: 'Приз за лучшую витрину мая',
    expiresOn: lapsing,
  });
  plan(others[1], 36, {
    points: 450,
    reasonCode: 'contest',
    comment: 'Второе место в конкурсе продавцов',
    expiresOn: lapsing,
  });
  plan(others[2], 24, { points: 150, reasonCode: 'compensation', comment: 'Продажа проверялась дольше срока' });
  plan(others[3], 5, { points: 200, reasonCode: 'error', comment: 'Не учтена акция «Осенний старт»' });
  plan(others[4], 1, {
    points: 6000,
    reasonCode: 'contest',
    comment: 'Главный приз осеннего конкурса',
    status: 'on_approval',
  });
  plan(others[5], 9, {
    points: 5500,
    reasonCode: 'compensation',
    comment: 'Просьба директора магазина',
    status: 'rejected',
  });
}
