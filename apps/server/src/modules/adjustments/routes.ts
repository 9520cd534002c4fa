import { defineHandlers } from '../../http/handlers.ts';
import {
  uploadAdjustmentFile,
  decideAdjustment,
  withdrawAdjustment,
  authorOf,
  answer,
  present,
} from './commands/adjustments.ts';
import { withCurrent } from '../../http/with-current.ts';
import { listTunings } from './queries/list.ts';
import { readTuningCard } from './repository/records.ts';
import { createTuning } from './commands/write.ts';
import { tuningsUpload } from './imports/import.ts';

/** What the area answers. */
export const adjustmentsRoutes = defineHandlers({
  'tunings.list': (ctx) => listTunings(ctx),
  'tunings.get': (ctx) => readTuningCard(ctx.db, ctx.params.id, ctx.actor),
  'tunings.create': async (ctx) => answer(ctx, await createTuning(authorOf(ctx), ctx.body)),
  'tunings.uploadFile': uploadAdjustmentFile,
  'tunings.decide': withCurrent(present, decideAdjustment),
  'tunings.delete': withCurrent(present, withdrawAdjustment),
  'tunings.massUploadTemplate': (ctx) => tuningsUpload.template(ctx.query),
  'tunings.massUpload': (ctx) => tuningsUpload.start(ctx, ctx.query),
});
