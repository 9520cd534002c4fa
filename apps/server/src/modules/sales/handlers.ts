import { defineHandlers } from '../../http/handlers.ts';
import { autoConfirm } from './auto-confirm.ts';
import type { Ctx } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { readSale } from './card.ts';
import { resubmit } from './resubmit.ts';
import { answerQuestion, cancelSale, deleteDraft, disputeSale } from './lifecycle.ts';
import { listOwnSales } from './member-list.ts';
import { saleNumber } from './numbers.ts';
import { lockOwnSale } from './own.ts';
import { checkSerial, previewSale } from './queries.ts';
import { saveSale, type Writer } from './register.ts';

type Sale = Output<'sales.get'>;
type SaleCtx = Pick<Ctx<'sales.create'>, 'db' | 'now' | 'actor' | 'scope' | 'requestId' | 'fingerprint' | 'audit'> & {
  idempotencyKey: string | undefined;
};

const writerOf = (ctx: SaleCtx): Writer => ({
  db: ctx.db,
  now: ctx.now(),
  memberId: ctx.actor.id,
  actor: { id: ctx.actor.id, kind: ctx.actor.kind },
  key: ctx.idempotencyKey,
  requestId: ctx.requestId,
  fingerprint: ctx.fingerprint,
});

/** The card as it is now, and its name for the journal. */
async function answer(ctx: SaleCtx, id: string, after: (sale: Sale) => Record<string, unknown>): Promise<Sale> {
  const sale = await readSale(ctx.db, id, ctx.actor, ctx.scope, ctx.now());
  ctx.audit({ entityType: 'sale', entityId: id, entityLabel: sale.number, after: after(sale) });
  return sale;
}

const status = (sale: Sale) => ({ status: sale.status, points: sale.pointsTotal });

export const salesHandlers = defineHandlers({
  'sales.list': (ctx) => listOwnSales(ctx),
  'sales.get': (ctx) => readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now()),
  'sales.checkSerial': (ctx) => checkSerial(ctx),
  'sales.calculate': (ctx) => previewSale(ctx),
  'sales.create': async (ctx) => {
    const { submit, ...body } = ctx.body;
    const id = await saveSale(writerOf(ctx), { body, submit });
    if (submit) await autoConfirm(ctx, id);
    return answer(ctx, id, status);
  },
  'sales.update': async (ctx) => {
    const { submit, version, ...body } = ctx.body;
    const sale = await lockOwnSale(ctx.db, ctx.params.id, ctx.actor.id);
    const existing = { id: sale.id, version, submittedAt: sale.submittedAt, status: sale.status };
    return answer(ctx, await saveSale(writerOf(ctx), { body, submit, existing }), status);
  },
  'sales.submit': async (ctx) => {
    const id = await resubmit(writerOf(ctx), ctx.params.id, ctx.body.version);
    await autoConfirm(ctx, id);
    return answer(ctx, id, status);
  },
  'sales.delete': async (ctx) => {
    const sale = await lockOwnSale(ctx.db, ctx.params.id, ctx.actor.id);
    await deleteDraft(writerOf(ctx), ctx.params.id);
    ctx.audit({ entityType: 'sale', entityId: sale.id, entityLabel: saleNumber(sale.number), action: 'delete' });
    return { ok: true };
  },
  'sales.cancel': async (ctx) => {
    await cancelSale(writerOf(ctx), ctx.params.id, ctx.body.reason, ctx.body.version);
    return answer(ctx, ctx.params.id, status);
  },
  'sales.answer': async (ctx) => {
    await answerQuestion(writerOf(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
    return answer(ctx, ctx.params.id, status);
  },
  'sales.dispute': async (ctx) => {
    await disputeSale(writerOf(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
    return answer(ctx, ctx.params.id, status);
  },
  'sales.uploadFile': (ctx) =>
    ctx.files.save({
      ...ctx.upload,
      ownerId: ctx.actor.id,
      purpose: 'receipt',
      accessGrant: 'sales.sale:read',
      partnerId: ctx.actor.partnerId,
    }),
});
