import type { WithdrawalBlocker } from '@pribavka/api';

import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { fieldProblem, problem } from '../../../../http/problem.ts';
import { newId } from '../../../../ids.ts';
import { withdrawalNumber } from '../../../../core/numbers.ts';
import { isFinal, isWithFinance, obstaclesText } from '../../domain/obstacles.ts';
import { notifyOverrideAsked } from './notices.ts';
import { readWithdrawalCard } from '../../queries/card.ts';
import { addOverride, type OverrideRecord } from '../../repository/overrides.ts';
import type { WithdrawalRecord } from '../../repository/records.ts';
import { deciderOf, lockWithdrawal } from '../decide.ts';

type AskCtx = Ctx<'withdrawals.askOverride'>;

const areSame = (one: readonly WithdrawalBlocker[], other: readonly WithdrawalBlocker[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** One waits at a time; the same ask once more changes nothing. */
function isRepeated({ actor, body }: AskCtx, waiting: OverrideRecord, reason: string): boolean {
  const isSame =
    waiting.askedBy === actor.id && waiting.reason === reason && areSame(waiting.obstacles, body.obstacles);
  if (!isSame) throw problem('OVERRIDE_ASKED');
  return true;
}

/** The conditions are named by the person as he has seen them: he answers for these and for no others. */
function check({ actor, body }: AskCtx, record: WithdrawalRecord): void {
  if (record.memberId === actor.id) throw problem('FORBIDDEN');
  if (!isWithFinance(record)) throw problem('WITHDRAW_STATUS');
  if (record.obstacles.some(isFinal)) throw problem('OVERRIDE_CARD');
  const seen = [...new Set(body.obstacles)];
  if (seen.length === 0 || !areSame(record.obstacles, seen)) throw problem('OVERRIDE_CHANGED');
}

/** Asks a second person to pay in spite of the conditions that stop it (domain 3.23). */
export async function askOverride(ctx: AskCtx): Promise<Output<'withdrawals.askOverride'>> {
  const { db, actor, body, params } = ctx;
  const reason = body.reason.trim();
  if (Array.from(reason).length < 3) throw fieldProblem('REASON_REQUIRED', 'reason');
  const record = await lockWithdrawal(deciderOf(ctx), params.id, body.version);
  const waiting = record.overrides.find(({ status }) => status === 'asked');
  if (waiting && isRepeated(ctx, waiting, reason)) return readWithdrawalCard(ctx, record.id);
  check(ctx, record);
  const { id: withdrawalId, obstacles } = record;
  await addOverride(db, { id: newId(), withdrawalId, obstacles, reason, by: actor.id, at: ctx.now() });
  ctx.audit({
    entityType: 'withdrawal',
    entityId: withdrawalId,
    entityLabel: withdrawalNumber(record.number),
    action: 'update',
    after: { override: 'asked', obstacles: obstaclesText(obstacles, record.debt) },
    reason,
  });
  await notifyOverrideAsked(ctx, record);
  return readWithdrawalCard(ctx, withdrawalId);
}
