import { defineHandlers } from '../../http/handlers.ts';
import { uploadAdjustmentFile, decideAdjustment, withdrawAdjustment, ask, present } from './commands/adjustments.ts';
import { decideManyAdjustments } from './commands/decide-many.ts';
import { startExport } from '../../core/exports/start.ts';
import { adjustmentsExport, exportAdjustments } from './export.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { adjustmentDecider, listAdjustments } from './queries/list.ts';
import { readAdjustmentCard } from './repository/records.ts';
import { adjustmentsUpload } from './imports/import.ts';

/** What the area answers. */
export const adjustmentsRoutes = defineHandlers({
  'tunings.list': (ctx) => listAdjustments(ctx),
  'tunings.export': (ctx) =>
    startExport(ctx, adjustmentsExport, exportAdjustments, { ...ctx.body, decider: adjustmentDecider(ctx) }),
  'tunings.get': (ctx) => readAdjustmentCard(ctx.db, ctx.params.id, ctx.actor, ctx.now()),
  'tunings.create': (ctx) => ask(ctx),
  'tunings.uploadFile': uploadAdjustmentFile,
  'tunings.decide': attachCurrentOnConflict(present, decideAdjustment),
  'tunings.decideMany': decideManyAdjustments,
  'tunings.delete': attachCurrentOnConflict(present, withdrawAdjustment),
  'tunings.massUploadTemplate': (ctx) => adjustmentsUpload.template(ctx),
  'tunings.massUpload': (ctx) => adjustmentsUpload.start(ctx, ctx.query),
});
