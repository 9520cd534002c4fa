import { batched } from '../../http/batched.ts';
import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { invalid } from '../../http/problem.ts';
import { autoConfirm } from './commands/auto-confirm.ts';
import type { Output } from '../../http/contract.ts';
import { readSale } from './queries/card.ts';
import { resubmit } from './commands/resubmit.ts';
import { answerQuestion, cancelSale, deleteDraft, disputeSale } from './commands/lifecycle.ts';
import { createSales } from './many.ts';
import { listOwnSales } from './queries/member-list.ts';
import { saleNumber } from '../../core/numbers.ts';
import { lockOwnSale, ownerOf } from './policy/own.ts';
import { checkSerial, previewSale } from './queries/preview.ts';
import { saveSale } from './register.ts';
import { sellerOf } from './policy/seller.ts';
import { type SaleCtx, tellJournal, writerOf } from './writer-of.ts';

type Sale = Output<'sales.get'>;
/** The card as it is now, and its name for the journal. */
async function answer(ctx: SaleCtx, id: string): Promise<Sale> {
  const sale = await readSale(ctx.db, id, ctx.actor, ctx.scope, ctx.now());
  tellJournal(ctx, sale);
  return sale;
}

const present = (ctx: SaleCtx & Pick<Ctx<'sales.get'>, 'params'>): Promise<Sale> =>
  readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now());

export const salesHandlers = defineHandlers({
  'sales.list': (ctx) => listOwnSales(ctx),
  'sales.get': (ctx) => readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now()),
  'sales.checkSerial': (ctx) => checkSerial(ctx),
  'sales.calculate': (ctx) => previewSale(ctx),
  'sales.create': batched(async (ctx) => {
    const { submit, memberId, userExternalId, phone, ...body } = ctx.body;
    const seller = await sellerOf(ctx, { memberId, userExternalId, phone });
    const isBrought = ctx.actor.kind === 'technical';
    // A draft belongs to its author alone, and a system has nobody to finish it.
    if (isBrought && !submit) throw invalid({ submit: ['Внешняя система отправляет продажу сразу: submit = true'] });
    const id = await saveSale(writerOf(ctx, seller), { body, submit, source: isBrought ? 'api' : 'portal' });
    if (submit) await autoConfirm(ctx, id);
    return answer(ctx, id);
  }, createSales),
  'sales.update': withCurrent(present, async (ctx) => {
    const { submit, version, ...body } = ctx.body;
    const owner = await ownerOf(ctx, ctx.params.id);
    const sale = await lockOwnSale(ctx.db, ctx.params.id, owner);
    const existing = { id: sale.id, version, submittedAt: sale.submittedAt, status: sale.status };
    return answer(ctx, await saveSale(writerOf(ctx, owner), { body, submit, existing }));
  }),
  'sales.submit': withCurrent(present, async (ctx) => {
    const owner = await ownerOf(ctx, ctx.params.id);
    const id = await resubmit(writerOf(ctx, owner), ctx.params.id, ctx.body.version);
    await autoConfirm(ctx, id);
    return answer(ctx, id);
  }),
  'sales.delete': withCurrent(present, async (ctx) => {
    const sale = await lockOwnSale(ctx.db, ctx.params.id, ctx.actor.id);
    await deleteDraft(writerOf(ctx), ctx.params.id);
    ctx.audit({ entityType: 'sale', entityId: sale.id, entityLabel: saleNumber(sale.number), action: 'delete' });
    return { ok: true };
  }),
  'sales.cancel': withCurrent(present, async (ctx) => {
    await cancelSale(writerOf(ctx), ctx.params.id, ctx.body.reason, ctx.body.version);
    return answer(ctx, ctx.params.id);
  }),
  'sales.answer': withCurrent(present, async (ctx) => {
    await answerQuestion(writerOf(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
    return answer(ctx, ctx.params.id);
  }),
  'sales.dispute': withCurrent(present, async (ctx) => {
    await disputeSale(writerOf(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
    return answer(ctx, ctx.params.id);
  }),
  'sales.uploadFile': (ctx) =>
    ctx.files.save({
      ...ctx.upload,
      ownerId: ctx.actor.id,
      purpose: 'receipt',
      accessGrant: 'sales.sale:read',
      partnerId: ctx.actor.partnerId,
    }),
});
