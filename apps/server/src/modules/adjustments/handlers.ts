import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { listTunings } from './queries/list.ts';
import { readTuning, readTuningCard } from './repository/records.ts';
import { tuningFiles } from './repository/files.ts';
import { tellOfTuning } from './notices.ts';
import { type Author, cancelTuning, createTuning, decideTuning } from './commands/write.ts';

type TuningCtx = Pick<
  Ctx<'tunings.create'>,
  'db' | 'now' | 'actor' | 'requestId' | 'idempotencyKey' | 'audit' | 'notify'
>;

const authorOf = (ctx: TuningCtx): Author => ({
  db: ctx.db,
  now: ctx.now(),
  id: ctx.actor.id,
  key: ctx.idempotencyKey ?? ctx.requestId,
  requestId: ctx.requestId,
});

async function answer(ctx: TuningCtx, id: string) {
  await tellOfTuning(ctx, await readTuning(ctx.db, id));
  return readTuningCard(ctx.db, id, ctx.actor);
}

const present = (ctx: TuningCtx & { params: { id: string } }) => readTuningCard(ctx.db, ctx.params.id, ctx.actor);

export const tuningsHandlers = defineHandlers({
  'tunings.list': (ctx) => listTunings(ctx),
  'tunings.get': (ctx) => readTuningCard(ctx.db, ctx.params.id, ctx.actor),
  'tunings.create': async (ctx) => answer(ctx, await createTuning(authorOf(ctx), ctx.body)),
  'tunings.uploadFile': (ctx) =>
    ctx.files.save({
      ...ctx.upload,
      ownerId: ctx.actor.id,
      purpose: tuningFiles,
      accessGrant: 'transactionPage.tuningsTransaction:read',
    }),
  'tunings.decide': withCurrent(present, async (ctx) => {
    const { decision, comment, version } = ctx.body;
    await decideTuning(authorOf(ctx), ctx.params.id, decision, comment, version);
    return answer(ctx, ctx.params.id);
  }),
  'tunings.delete': withCurrent(present, async (ctx) => {
    await cancelTuning(authorOf(ctx), ctx.params.id);
    const { number } = await readTuning(ctx.db, ctx.params.id);
    ctx.audit({ entityType: 'tuning', entityId: ctx.params.id, entityLabel: `К-${number}`, action: 'delete' });
    return { ok: true };
  }),
});
