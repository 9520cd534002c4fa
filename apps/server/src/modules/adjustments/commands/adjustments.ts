import type { Body, Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { adjustmentNumber } from '../../../core/numbers.ts';
import { readAdjustment, readAdjustmentCard } from '../repository/records.ts';
import { adjustmentFiles } from '../repository/files.ts';
import { notifyAsked, recordDecision } from '../notices.ts';
import { type Author, cancelAdjustment, createAdjustment, settleAdjustment } from './write.ts';

type AdjustmentContext = Pick<
  Ctx<'tunings.create'>,
  'db' | 'now' | 'actor' | 'requestId' | 'idempotencyKey' | 'audit' | 'notify'
>;

export const authorOf = (ctx: AdjustmentContext): Author => ({
  db: ctx.db,
  now: ctx.now(),
  id: ctx.actor.id,
  key: ctx.idempotencyKey ?? ctx.requestId,
  requestId: ctx.requestId,
});

export async function answer(ctx: AdjustmentContext, id: string) {
  await recordDecision(ctx, await readAdjustment(ctx.db, id));
  return readAdjustmentCard(ctx.db, id, ctx.actor, ctx.now());
}

/** Above the threshold it waits for somebody else, who learns of it. */
export async function ask(ctx: AdjustmentContext & { body: Body<'tunings.create'> }) {
  const id = await createAdjustment(authorOf(ctx), ctx.body);
  await notifyAsked(ctx, await readAdjustment(ctx.db, id));
  return answer(ctx, id);
}

export const present = (ctx: AdjustmentContext & { params: { id: string } }) =>
  readAdjustmentCard(ctx.db, ctx.params.id, ctx.actor, ctx.now());

export const uploadAdjustmentFile = (ctx: Ctx<'tunings.uploadFile'>): Promise<Output<'tunings.uploadFile'>> =>
  ctx.files.save({
    ...ctx.upload,
    ownerId: ctx.actor.id,
    purpose: adjustmentFiles,
    accessGrant: 'transactionPage.tuningsTransaction:read',
  });

export async function decideAdjustment(ctx: Ctx<'tunings.decide'>): Promise<Output<'tunings.decide'>> {
  const { decision, comment, version } = ctx.body;
  await settleAdjustment(authorOf(ctx), ctx.params.id, decision, comment, version);
  return answer(ctx, ctx.params.id);
}

export async function withdrawAdjustment(ctx: Ctx<'tunings.delete'>): Promise<Output<'tunings.delete'>> {
  await cancelAdjustment(authorOf(ctx), ctx.params.id);
  const { number } = await readAdjustment(ctx.db, ctx.params.id);
  ctx.audit({ entityType: 'tuning', entityId: ctx.params.id, entityLabel: adjustmentNumber(number), action: 'delete' });
  return { ok: true };
}
