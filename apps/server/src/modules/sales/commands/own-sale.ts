import type { Ctx } from '../../../http/context.ts';
import { autoConfirm } from './auto-confirm.ts';
import type { Output } from '../../../http/contract.ts';
import { readSale } from '../queries/card.ts';
import { resubmit } from './resubmit.ts';
import { answerQuestion, cancelSale, deleteDraft, disputeSale } from './lifecycle.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { lockOwnSale, ownerOf } from '../policy/own.ts';
import { commandContext, recordAudit, type SaleCtx } from '../policy/member.ts';
import { saveSale } from './register/register-sales.ts';

type Sale = Output<'sales.get'>;
/** The card as it is now, and its name for the audit trail. */
async function answer(ctx: SaleCtx, id: string): Promise<Sale> {
  const sale = await readSale(ctx.db, id, ctx.actor, ctx.scope, ctx.now());
  recordAudit(ctx, sale);
  return sale;
}

export const present = (ctx: SaleCtx & Pick<Ctx<'sales.get'>, 'params'>): Promise<Sale> =>
  readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now());

export async function updateSale(ctx: Ctx<'sales.update'>): Promise<Output<'sales.update'>> {
  const { submit, version, ...body } = ctx.body;
  const owner = await ownerOf(ctx, ctx.params.id);
  const sale = await lockOwnSale(ctx.db, ctx.params.id, owner);
  const existing = { id: sale.id, version, submittedAt: sale.submittedAt, status: sale.status };
  return answer(ctx, await saveSale(commandContext(ctx, owner), { body, submit, existing }));
}

export async function submitSale(ctx: Ctx<'sales.submit'>): Promise<Output<'sales.submit'>> {
  const owner = await ownerOf(ctx, ctx.params.id);
  const id = await resubmit(commandContext(ctx, owner), ctx.params.id, ctx.body.version);
  await autoConfirm(ctx, id);
  return answer(ctx, id);
}

export async function deleteSale(ctx: Ctx<'sales.delete'>): Promise<Output<'sales.delete'>> {
  const sale = await lockOwnSale(ctx.db, ctx.params.id, ctx.actor.id);
  await deleteDraft(commandContext(ctx), ctx.params.id);
  ctx.audit({ entityType: 'sale', entityId: sale.id, entityLabel: saleNumber(sale.number), action: 'delete' });
  return { ok: true };
}

export async function cancelOwnSale(ctx: Ctx<'sales.cancel'>): Promise<Output<'sales.cancel'>> {
  await cancelSale(commandContext(ctx), ctx.params.id, ctx.body.reason, ctx.body.version);
  return answer(ctx, ctx.params.id);
}

export async function answerSaleQuestion(ctx: Ctx<'sales.answer'>): Promise<Output<'sales.answer'>> {
  await answerQuestion(commandContext(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
  return answer(ctx, ctx.params.id);
}

export async function disputeOwnSale(ctx: Ctx<'sales.dispute'>): Promise<Output<'sales.dispute'>> {
  await disputeSale(commandContext(ctx), ctx.params.id, { text: ctx.body.text, fileIds: ctx.body.fileIds });
  return answer(ctx, ctx.params.id);
}

export const uploadSaleFile = (ctx: Ctx<'sales.uploadFile'>): Promise<Output<'sales.uploadFile'>> =>
  ctx.files.save({
    ...ctx.upload,
    ownerId: ctx.actor.id,
    purpose: 'receipt',
    accessGrant: 'sales.sale:read',
    partnerId: ctx.actor.partnerId,
  });
