import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { adjust } from '../../modules/ledger/index.ts';
import { addDays } from '../../core/calendar.ts';
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
  at: Date;
}

/** An adjustment as its form leaves it: a document, and points when it is applied. */
export async function createAdjustment(db: Db, adjustment: SeededAdjustment): Promise<void> {
  const id = newId();
  const applied = adjustment.status === 'applied';
  await sql`insert into tunings (id, member_id, direction, points, reason_code, comment, expires_on, status, idem, req_hash,
      created_at, created_by, decided_at)
    values (${id}, ${adjustment.memberId}, ${adjustment.points > 0 ? 'credit' : 'debit'}, ${Math.abs(adjustment.points)},
      ${adjustment.reasonCode}, ${adjustment.comment}, ${adjustment.expiresOn}::date, ${adjustment.status}, ${id}, ${randomBytes(32)},
      ${adjustment.at}, ${adjustment.by}, ${applied ? adjustment.at : null})`.execute(db);
  if (!applied) return;
  const ref = {
    tuning_id: id,
    actor_kind: 'user' as const,
    actor_id: adjustment.by,
    reason_code: adjustment.reasonCode,
  };
  const outcome = await adjust(db, adjustment.memberId, adjustment.points, adjustment.expiresOn, ref, adjustment.at);
  if (outcome !== 'ok') throw new Error(`the adjustment of the demo is ${outcome}`);
}

export interface AdjustmentParts {
  db: Db;
  ctx: SeedContext;
  timeline: Timeline;
  members: readonly SeededMember[];
  demoMemberId: string;
  financeId: string;
}

/** A few adjustments in every state; some early ones lapse, so that the history knows expiry. */
export function adjustSome({ db, ctx, timeline, members, demoMemberId, financeId }: AdjustmentParts): void {
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
      createAdjustment(db, { memberId: member.id, by: financeId, status: 'applied', at, expiresOn, ...rest }),
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
