import { defineHandlers } from '../../http/handlers.ts';
import type { Job } from '../../jobs/jobs.ts';
import { exportLogs, logsExport, settledHours } from '../logs/export.ts';
import { exportOperations, operationsExport } from '../operations/export.ts';
import { exportPartners, partnersExport } from '../partners/export.ts';
import { exportProducts, productsExport } from '../nomenclature/export.ts';
import { requireVisible } from '../promotions/queries/accruals.ts';
import { deciderOf } from '../promotions/queries/list.ts';
import { exportPromotionAccruals, promotionAccrualsExport } from '../promotions/export-accruals.ts';
import { exportPromotions, promotionsExport } from '../promotions/export.ts';
import { exportSales, salesExport } from '../sales/export.ts';
import { startExport } from '../../core/exports/start.ts';
import { exportStoreGroups, storeGroupsExport } from '../store-groups/export.ts';
import { exportWithdrawals, withdrawalsExport } from '../withdrawals/export.ts';

export const exportsHandlers = defineHandlers({
  'sales.export': (ctx) => startExport(ctx, salesExport, exportSales, ctx.query),
  'sales.exportList': (ctx) => startExport(ctx, salesExport, exportSales, ctx.body),
  'withdrawals.export': (ctx) => startExport(ctx, withdrawalsExport, exportWithdrawals, ctx.body),
  'operations.export': (ctx) => startExport(ctx, operationsExport, exportOperations, ctx.query),
  'operations.exportList': (ctx) => startExport(ctx, operationsExport, exportOperations, ctx.body),
  'logs.export': (ctx) => startExport(ctx, logsExport, exportLogs, ctx.query),
  // «За 24 часа» of the list are those before the asking, whenever the file is written.
  'logs.exportList': (ctx) =>
    startExport(ctx, logsExport, exportLogs, { ...ctx.body, filters: settledHours(ctx.body.filters ?? {}, ctx.now()) }),
  'products.export': (ctx) => startExport(ctx, productsExport, exportProducts, ctx.query),
  'partners.export': (ctx) => startExport(ctx, partnersExport, exportPartners, ctx.query),
  'storeGroups.export': (ctx) => startExport(ctx, storeGroupsExport, exportStoreGroups, ctx.body),
  // An absent filter is a list without filters: its archive stays out.
  'products.exportList': (ctx) =>
    startExport(ctx, productsExport, exportProducts, { ...ctx.body, filters: ctx.body.filters ?? {} }),
  'promotions.export': (ctx) => startExport(ctx, promotionsExport, exportPromotions, ctx.query),
  'promotions.exportList': (ctx) =>
    startExport(ctx, promotionsExport, exportPromotions, { ...ctx.body, decider: deciderOf(ctx) }),
  'promotions.exportAccruals': async (ctx) => {
    await requireVisible(ctx.db, ctx.params.id, ctx.scope);
    const asked = { ...ctx.body, promotionId: ctx.params.id };
    return startExport(ctx, promotionAccrualsExport, exportPromotionAccruals, asked);
  },
});

export const exportsJobs: readonly Job[] = [
  exportSales,
  exportOperations,
  exportWithdrawals,
  exportLogs,
  exportProducts,
  exportPartners,
  exportStoreGroups,
  exportPromotions,
  exportPromotionAccruals,
] as Job[];
