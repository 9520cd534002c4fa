import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { problem } from '../../../http/problem.ts';
import { readSale } from '../queries/card.ts';
import type { Checker } from './checking.ts';
import { clarifySale, type DecidedSale, decideSale } from './decide.ts';
import { releaseLock } from './lock.ts';
import { notifyMember } from '../notices.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { undoDecision } from './undo.ts';

type CheckCtx = Pick<Ctx<'sales.moderate'>, 'db' | 'now' | 'actor' | 'scope' | 'requestId'>;

export const checkerOf = (ctx: CheckCtx): Checker => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});

const moderate = async (ctx: Ctx<'sales.moderate'>): Promise<DecidedSale> => {
  const { id } = ctx.params;
  const { items, decision, message, version } = ctx.body;
  if (decision === 'clarify') return clarifySale(checkerOf(ctx), id, message, version);
  if (!items || items.length === 0) throw problem('SALE_ITEMS_UNDECIDED');
  return decideSale(checkerOf(ctx), id, items, version);
};

const card = (ctx: CheckCtx, id: string): Promise<Output<'sales.get'>> =>
  readSale(ctx.db, id, ctx.actor, ctx.scope, ctx.now());

export async function unlockSale(ctx: Ctx<'sales.unlock'>): Promise<Output<'sales.unlock'>> {
  await releaseLock(checkerOf(ctx), ctx.params.id, ctx.query.tab);
  return { ok: true };
}

export async function moderateSale(ctx: Ctx<'sales.moderate'>): Promise<Output<'sales.moderate'>> {
  const sale = await moderate(ctx);
  await notifyMember(ctx, sale);
  ctx.audit({
    entityType: 'sale',
    entityId: sale.id,
    entityLabel: saleNumber(sale.number),
    action: 'status',
    before: { status: 'moderation' },
    after: { status: sale.status, points: sale.pointsTotal },
    reason: sale.reasonText ?? undefined,
  });
  return card(ctx, sale.id);
}

export async function undoModeration(ctx: Ctx<'sales.undoModeration'>): Promise<Output<'sales.undoModeration'>> {
  const sale = await undoDecision(checkerOf(ctx), ctx.params.id, ctx.body.version);
  await notifyMember(ctx, sale, 'undone');
  ctx.audit({
    entityType: 'sale',
    entityId: sale.id,
    entityLabel: saleNumber(sale.number),
    action: 'status',
    after: { status: sale.status, points: sale.pointsTotal },
  });
  return card(ctx, sale.id);
}
