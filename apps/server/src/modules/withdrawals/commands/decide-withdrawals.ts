import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { notifyMembers } from '../notices.ts';
import { readWithdrawalCard } from '../queries/card.ts';
import { decideMany } from './decide-many.ts';
import { type Decision, deciderOf, type DeciderContext, decideWithdrawal } from './decide.ts';

type DecisionContext = DeciderContext & Pick<Ctx<'withdrawals.decide'>, 'audit' | 'notify' | 'outbox'>;

interface DecisionBody {
  decision: Decision;
  reasonCode?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/** One withdrawal decided: the points, the message to the member, the audit entry. */
async function decideOne(ctx: DecisionContext, id: string, { decision, reasonCode, comment, version }: DecisionBody) {
  const note = { reasonCode, comment: comment?.trim() || undefined };
  await decideWithdrawal(deciderOf(ctx), id, decision, note, version);
  await notifyMembers(ctx, [id]);
  const card = await readWithdrawalCard(ctx, id);
  ctx.audit({
    entityType: 'withdrawal',
    entityId: id,
    entityLabel: card.number,
    action: 'status',
    after: { status: card.status, points: card.points },
    reason: card.reasonText ?? undefined,
  });
  return card;
}

export const decideOneWithdrawal = (ctx: Ctx<'withdrawals.decide'>): Promise<Output<'withdrawals.decide'>> =>
  decideOne(ctx, ctx.params.id, ctx.body);

export const decideManyWithdrawals = (ctx: Ctx<'withdrawals.decideMany'>): Promise<Output<'withdrawals.decideMany'>> =>
  decideMany(ctx, (id) => {
    const { decision, reasonCode, comment } = ctx.body;
    return decideOne(ctx, id, { decision, reasonCode, comment });
  });
