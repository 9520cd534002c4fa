import type { Ctx } from '../../http/context.ts';
import { batched } from '../../http/batched.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { maskPhone } from '../../core/audit/mask.ts';
import { confirmCode, issueCode } from '../codes/codes.ts';
import { pointsText } from '../sales/notices.ts';
import { readWithdrawalCard } from './queries/card.ts';
import { cancelWithdrawal } from './commands/decide.ts';
import { readWithdrawalFacts } from './repository/facts.ts';
import { listOwnWithdrawals } from './queries/list.ts';
import { tellJournal } from './audit.ts';
import { createWithdrawals } from './commands/request/many.ts';
import { quoteWithdrawal } from './queries/quote.ts';
import { findCard, holdWithdrawal, requirePossible } from './commands/request/request.ts';

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

const present = (ctx: Pick<Ctx<'withdrawals.get'>, 'db' | 'actor' | 'scope' | 'params'>) =>
  readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope);

export const withdrawalsHandlers = defineHandlers({
  'withdrawals.quote': (ctx) => quoteWithdrawal(ctx.db, ctx.actor.id, ctx.body.points, ctx.now()),
  'withdrawals.list': (ctx) => listOwnWithdrawals(ctx),
  'withdrawals.get': (ctx) => readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope),
  'withdrawals.sendCode': async (ctx) => {
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
  },
  'withdrawals.create': batched(async (ctx) => {
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
  }, createWithdrawals),
  'withdrawals.cancel': withCurrent(present, async (ctx) => {
    const decider = { db: ctx.db, now: ctx.now(), actor: ctx.actor, scope: ctx.scope, requestId: ctx.requestId };
    await cancelWithdrawal(decider, ctx.params.id, ctx.body.version);
    return card(ctx, ctx.params.id);
  }),
});
