import type { Ctx } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { problem } from '../../http/problem.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { reasons } from '../dictionary/domain/reasons.ts';
import { listSales } from './queries/admin-list.ts';
import { moderateMany } from './commands/moderate-many.ts';
import { readSale } from './queries/card.ts';
import type { Checker } from './commands/checking.ts';
import { clarifySale, decideSale } from './commands/decide.ts';
import { releaseLock, takeLock } from './commands/lock.ts';
import { readModerators } from './queries/moderators.ts';
import { tellSeller } from './notices.ts';
import { saleNumber } from '../../core/numbers.ts';
import type { SaleRecord } from './repository/records.ts';
import { returnSale } from './commands/return.ts';
import { postponeSale, readShift, resumeSale } from './commands/shift.ts';
import { undoDecision } from './commands/undo.ts';

type CheckCtx = Pick<Ctx<'sales.moderate'>, 'db' | 'now' | 'actor' | 'scope' | 'requestId'>;

const checkerOf = (ctx: CheckCtx): Checker => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});

const moderate = async (ctx: Ctx<'sales.moderate'>): Promise<SaleRecord> => {
  const { id } = ctx.params;
  const { items, decision, message, version } = ctx.body;
  if (decision === 'clarify') return clarifySale(checkerOf(ctx), id, message, version);
  if (!items || items.length === 0) throw problem('SALE_ITEMS_UNDECIDED');
  return decideSale(checkerOf(ctx), id, items, version);
};

const card = (ctx: CheckCtx, id: string): Promise<Output<'sales.get'>> =>
  readSale(ctx.db, id, ctx.actor, ctx.scope, ctx.now());

const present = (ctx: CheckCtx & Pick<Ctx<'sales.get'>, 'params'>) => card(ctx, ctx.params.id);

export const moderationHandlers = defineHandlers({
  'sales.adminList': (ctx) => listSales(ctx),
  'sales.reasons': async () => [
    ...reasons.saleReject.map((reason) => ({ ...reason, kind: 'reject' as const })),
    ...reasons.saleReturn.map((reason) => ({ ...reason, kind: 'return' as const })),
  ],
  'sales.moderators': (ctx) => readModerators(ctx),
  'sales.lock': withCurrent(present, async (ctx) => ({
    lockedUntil: wireDateTime(await takeLock(checkerOf(ctx), ctx.params.id)),
  })),
  'sales.unlock': withCurrent(present, async (ctx) => {
    await releaseLock(checkerOf(ctx), ctx.params.id);
    return { ok: true };
  }),
  'sales.postpone': withCurrent(present, (ctx) => postponeSale(ctx)),
  'sales.resume': (ctx) => resumeSale(ctx),
  'sales.ownShift': (ctx) => readShift(ctx),
  'sales.moderate': withCurrent(present, async (ctx) => {
    const sale = await moderate(ctx);
    await tellSeller(ctx, sale);
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
  }),
  'sales.moderateMany': (ctx) => moderateMany(ctx),
  'sales.return': withCurrent(present, (ctx) => returnSale(ctx)),
  'sales.undoModeration': withCurrent(present, async (ctx) => {
    const sale = await undoDecision(checkerOf(ctx), ctx.params.id, ctx.body.version);
    await tellSeller(ctx, sale, 'undone');
    ctx.audit({
      entityType: 'sale',
      entityId: sale.id,
      entityLabel: saleNumber(sale.number),
      action: 'status',
      after: { status: sale.status, points: sale.pointsTotal },
    });
    return card(ctx, sale.id);
  }),
});
