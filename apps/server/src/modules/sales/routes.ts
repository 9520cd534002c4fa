import { startExport } from '../../core/exports/start.ts';
import { reasons } from '../dictionary/index.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { salesExport, exportSales } from './export.ts';
import {
  updateSale,
  submitSale,
  deleteSale,
  cancelOwnSale,
  answerSaleQuestion,
  disputeOwnSale,
  uploadSaleFile,
  present,
} from './commands/own-sale.ts';
import { batched } from '../../http/batched.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { readSale } from './queries/card.ts';
import { createSales } from './commands/register/create-sales.ts';
import { listOwnSales } from './queries/member-list.ts';
import { checkSerial, previewSale } from './queries/preview.ts';
import { salesUpload } from './imports/import.ts';
import { saleListsRoutes } from './imports/lists/commands.ts';
import { unlockSale, moderateSale, undoModeration, checkerOf } from './commands/moderate.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { listSales } from './queries/admin-list.ts';
import { moderateMany } from './commands/moderate-many.ts';
import { takeLock } from './commands/lock.ts';
import { readModerators } from './queries/moderators.ts';
import { returnSale } from './commands/return.ts';
import { postponeSale, readShift, resumeSale } from './commands/shift.ts';

/** What the area answers. */
export const salesRoutes = defineHandlers({
  ...saleListsRoutes,
  'sales.export': (ctx) => startExport(ctx, salesExport, exportSales, ctx.query),
  'sales.exportList': (ctx) => startExport(ctx, salesExport, exportSales, ctx.body),
  'sales.list': (ctx) => listOwnSales(ctx),
  'sales.get': (ctx) => readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now()),
  'sales.checkSerial': (ctx) => checkSerial(ctx),
  'sales.calculate': (ctx) => previewSale(ctx),
  'sales.create': batched(createSales),
  'sales.update': attachCurrentOnConflict(present, updateSale),
  'sales.submit': attachCurrentOnConflict(present, submitSale),
  'sales.delete': attachCurrentOnConflict(present, deleteSale),
  'sales.cancel': attachCurrentOnConflict(present, cancelOwnSale),
  'sales.answer': attachCurrentOnConflict(present, answerSaleQuestion),
  'sales.dispute': attachCurrentOnConflict(present, disputeOwnSale),
  'sales.uploadFile': uploadSaleFile,
  'sales.massUploadTemplate': (ctx) => salesUpload.template(ctx),
  'sales.massUpload': (ctx) => salesUpload.start(ctx, ctx.query),
  'sales.adminList': (ctx) => listSales(ctx),
  'sales.reasons': async () => [
    ...reasons.saleReject.map((reason) => ({ ...reason, kind: 'reject' as const })),
    ...reasons.saleReturn.map((reason) => ({ ...reason, kind: 'return' as const })),
  ],
  'sales.moderators': (ctx) => readModerators(ctx),
  'sales.lock': attachCurrentOnConflict(present, async (ctx) => ({
    lockedUntil: wireDateTime(await takeLock(checkerOf(ctx), ctx.params.id, ctx.body)),
  })),
  'sales.unlock': attachCurrentOnConflict(present, unlockSale),
  'sales.postpone': attachCurrentOnConflict(present, (ctx) => postponeSale(ctx)),
  'sales.resume': (ctx) => resumeSale(ctx),
  'sales.ownShift': (ctx) => readShift(ctx),
  'sales.moderate': attachCurrentOnConflict(present, moderateSale),
  'sales.moderateMany': (ctx) => moderateMany(ctx),
  'sales.return': attachCurrentOnConflict(present, (ctx) => returnSale(ctx)),
  'sales.undoModeration': attachCurrentOnConflict(present, undoModeration),
});
