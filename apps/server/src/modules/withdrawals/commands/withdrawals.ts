import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { maskPhone } from '../../../core/audit/mask.ts';
import { confirmCode, issueCode } from '../../codes/index.ts';
import { pointsText } from '../../../core/money.ts';
import { readWithdrawalCard } from '../queries/card.ts';
import { cancelWithdrawal } from './decide.ts';
import { readWithdrawalFacts } from '../repository/facts.ts';
import { tellJournal } from '../audit.ts';
import { findCard, holdWithdrawal, requirePossible } from './request/request.ts';

// What the code confirms is this very withdrawal: another sum or card needs another code.
const targetOf = (points: number, cardId: string): string => `${points}|${cardId}`;

async function spendCode(ctx: Ctx<'withdrawals.create'>): Promise<void> {
  const { code, points, cardId } = ctx.body;
  if (!code) throw fieldProblem('CODE_REQUIRED', 'code');
  const asked = { userId: ctx.actor.id, sessionId: ctx.actor.sessionId, purpose: 'withdrawal' as const };
  if ((await confirmCode(ctx, asked, code)) !== targetOf(points, cardId)) throw fieldProblem('CODE_NOT_SENT', 'code');
}

async function card(ctx: Pick<Ctx<'withdrawals.create'>, 'db' | 'actor' | 'scope' | 'audit'>, id: string) {
  const withdrawal = await readWithdrawalCard(ctx.db, id, ctx.actor, ctx.scope);
  tellJournal(ctx, withdrawal);
  return withdrawal;
}

export const present = (ctx: Pick<Ctx<'withdrawals.get'>, 'db' | 'actor' | 'scope' | 'params'>) =>
  readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope);

export async function sendWithdrawalCode(ctx: Ctx<'withdrawals.sendCode'>): Promise<Output<'withdrawals.sendCode'>> {
  const { points, cardId } = ctx.body;
  const facts = await readWithdrawalFacts(ctx.db, ctx.actor.id, ctx.now());
  requirePossible(facts, points);
  await findCard(ctx.db, ctx.actor.id, cardId);
  const { phone } = facts;
  if (!phone) throw problem('PHONE_NOT_VERIFIED');
  const request = {
    userId: ctx.actor.id,
    sessionId: ctx.actor.sessionId,
    purpose: 'withdrawal' as const,
    target: targetOf(points, cardId),
  };
  const { code, sent } = await issueCode(ctx, request, maskPhone(phone));
  await ctx.outbox.sms({
    userId: ctx.actor.id,
    template: 'code-withdrawal',
    to: phone,
    text: `Прибавка: код для вывода ${pointsText(points)} — ${code}. Никому его не сообщайте.`,
  });
  return sent;
}

export async function createWithdrawal(ctx: Ctx<'withdrawals.create'>): Promise<Output<'withdrawals.create'>> {
  const id = await holdWithdrawal({
    db: ctx.db,
    now: ctx.now(),
    memberId: ctx.actor.id,
    points: ctx.body.points,
    cardId: ctx.body.cardId,
    key: ctx.idempotencyKey ?? ctx.requestId,
    requestId: ctx.requestId,
    confirm: async (facts) => {
      if (facts.settings.withdrawalCodeRequired) await spendCode(ctx);
    },
  });
  return card(ctx, id);
}

export async function cancelOwnWithdrawal(ctx: Ctx<'withdrawals.cancel'>): Promise<Output<'withdrawals.cancel'>> {
  const decider = { db: ctx.db, now: ctx.now(), actor: ctx.actor, scope: ctx.scope, requestId: ctx.requestId };
  await cancelWithdrawal(decider, ctx.params.id, ctx.body.version);
  return card(ctx, ctx.params.id);
}
