import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { maskPhone } from '../../../core/audit/mask.ts';
import { issueCode, withdrawalCode } from '../../codes/index.ts';
import { pointsText } from '../../../core/money.ts';
import { readWithdrawalCard } from '../queries/card.ts';
import { cancelWithdrawal, deciderOf } from './decide.ts';
import { readWithdrawalFacts } from '../repository/facts.ts';
import { recordAudit } from '../audit.ts';
import { codeTarget, refusalOf } from './request/request-withdrawals.ts';
import { sendDirect } from '../../../core/notices/direct.ts';

async function card(ctx: Pick<Ctx<'withdrawals.create'>, 'db' | 'actor' | 'scope' | 'audit' | 'now'>, id: string) {
  const withdrawal = await readWithdrawalCard(ctx, id);
  recordAudit(ctx, withdrawal);
  return withdrawal;
}

/** The withdrawal as it stands, for a conflict. */
export const currentWithdrawal = (ctx: Pick<Ctx<'withdrawals.get'>, 'db' | 'actor' | 'scope' | 'params' | 'now'>) =>
  readWithdrawalCard(ctx, ctx.params.id);

export async function sendWithdrawalCode(ctx: Ctx<'withdrawals.sendCode'>): Promise<Output<'withdrawals.sendCode'>> {
  const { points, cardId, reuse } = ctx.body;
  const [facts] = await readWithdrawalFacts(ctx.db, [{ memberId: ctx.actor.id, cardId }], ctx.now());
  if (!facts) throw new Error('Facts are read for every query');
  const refusal = refusalOf(facts, points);
  if (refusal) throw refusal;
  const { phone } = facts;
  if (!phone) throw problem('PHONE_NOT_VERIFIED');
  const request = {
    userId: ctx.actor.id,
    sessionId: ctx.actor.sessionId,
    purpose: 'withdrawal' as const,
    target: codeTarget({ points, cardId }),
    reuse,
  };
  const { code, sent } = await issueCode(ctx, request, maskPhone(phone));
  if (code === undefined) return sent;
  const values = { points: pointsText(points), code };
  await sendDirect(ctx, withdrawalCode, { by: 'sms', userId: ctx.actor.id, to: phone, values });
  return sent;
}

export async function cancelOwnWithdrawal(ctx: Ctx<'withdrawals.cancel'>): Promise<Output<'withdrawals.cancel'>> {
  await cancelWithdrawal(deciderOf(ctx), ctx.params.id, ctx.body.version);
  return card(ctx, ctx.params.id);
}
