import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { readTuning, readTuningCard } from '../repository/records.ts';
import { tuningFiles } from '../repository/files.ts';
import { tellOfTuning } from '../notices.ts';
import { type Author, cancelTuning, decideTuning } from './write.ts';

type TuningCtx = Pick<
  Ctx<'tunings.create'>,
  'db' | 'now' | 'actor' | 'requestId' | 'idempotencyKey' | 'audit' | 'notify'
>;

export const authorOf = (ctx: TuningCtx): Author => ({
  db: ctx.db,
  now: ctx.now(),
  id: ctx.actor.id,
  key: ctx.idempotencyKey ?? ctx.requestId,
  requestId: ctx.requestId,
});

export async function answer(ctx: TuningCtx, id: string) {
  await tellOfTuning(ctx, await readTuning(ctx.db, id));
  return readTuningCard(ctx.db, id, ctx.actor);
}

export const present = (ctx: TuningCtx & { params: { id: string } }) =>
  readTuningCard(ctx.db, ctx.params.id, ctx.actor);

export const uploadAdjustmentFile = (ctx: Ctx<'tunings.uploadFile'>): Promise<Output<'tunings.uploadFile'>> =>
  ctx.files.save({
    ...ctx.upload,
    ownerId: ctx.actor.id,
    purpose: tuningFiles,
    accessGrant: 'transactionPage.tuningsTransaction:read',
  });

export async function decideAdjustment(ctx: Ctx<'tunings.decide'>): Promise<Output<'tunings.decide'>> {
  const { decision, comment, version } = ctx.body;
  await decideTuning(authorOf(ctx), ctx.params.id, decision, comment, version);
  return answer(ctx, ctx.params.id);
}

export async function withdrawAdjustment(ctx: Ctx<'tunings.delete'>): Promise<Output<'tunings.delete'>> {
  await cancelTuning(authorOf(ctx), ctx.params.id);
  const { number } = await readTuning(ctx.db, ctx.params.id);
  ctx.audit({ entityType: 'tuning', entityId: ctx.params.id, entityLabel: `К-${number}`, action: 'delete' });
  return { ok: true };
}
