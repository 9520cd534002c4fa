import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { fieldProblem, problem } from '../../../../http/problem.ts';
import { withdrawalNumber } from '../../../../core/numbers.ts';
import { requireSecondPerson } from '../../../../core/second-person.ts';
import { isWithFinance, obstaclesText } from '../../domain/obstacles.ts';
import { notifyOverrideDecided } from './notices.ts';
import { readWithdrawalCard } from '../../queries/card.ts';
import { decideOverrideRow, type OverrideRecord } from '../../repository/overrides.ts';
import { readWithdrawals } from '../../repository/records.ts';
import { deciderOf, lockWithdrawal } from '../decide.ts';

type DecideCtx = Ctx<'withdrawals.decideOverride'>;

const outcomes = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/** The one who asked takes it back; everything else is a second person's. */
async function admit({ db, actor, body, now }: DecideCtx, { askedBy }: OverrideRecord): Promise<void> {
  if (body.decision === 'withdraw') {
    if (askedBy !== actor.id) throw problem('FORBIDDEN');
    return;
  }
  await requireSecondPerson(db, { authors: [askedBy], by: actor.id, at: now() }, 'OVERRIDE_SAME_PERSON');
  if (body.decision === 'reject' && !body.comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
}

/** More debt or another block since the ask is nothing the second person has read about. */
async function requireLifted({ db, params }: DecideCtx, { obstacles }: OverrideRecord): Promise<void> {
  const [fresh] = await readWithdrawals(db, [params.id]);
  if (fresh?.obstacles.some((code) => obstacles.includes(code))) throw problem('OVERRIDE_CHANGED');
}

/**
 * Decides about a payout in spite of conditions. An approval moves no money and changes no sum: the request goes on
 * the way of every other, with its two signatures of a registry.
 */
export async function decideOverride(ctx: DecideCtx): Promise<Output<'withdrawals.decideOverride'>> {
  const { db, actor, body, params } = ctx;
  const record = await lockWithdrawal(deciderOf(ctx), params.id);
  if (record.memberId === actor.id) throw problem('FORBIDDEN');
  const waiting = record.overrides.find(({ id, status }) => id === body.overrideId && status === 'asked');
  if (!waiting || !isWithFinance(record)) throw problem('OVERRIDE_DECIDED');
  if (record.version !== body.version) throw problem('VERSION_CONFLICT');
  await admit(ctx, waiting);
  const status = outcomes[body.decision];
  const comment = body.comment?.trim() || undefined;
  await decideOverrideRow(db, waiting.id, { status, comment, by: actor.id, at: ctx.now() });
  if (status === 'approved') await requireLifted(ctx, waiting);
  ctx.audit({
    entityType: 'withdrawal',
    entityId: record.id,
    entityLabel: withdrawalNumber(record.number),
    action: 'update',
    before: { override: 'asked' },
    after: { override: status, obstacles: obstaclesText(waiting.obstacles, waiting.debt) },
    reason: comment,
  });
  if (status !== 'withdrawn') await notifyOverrideDecided(ctx, record, { status, askedBy: waiting.askedBy, comment });
  return readWithdrawalCard(ctx, record.id);
}
