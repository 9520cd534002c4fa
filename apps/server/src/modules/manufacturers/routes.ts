import { updateManufacturer, registerManufacturer, uploadManufacturerLogo } from './commands/manufacturers.ts';
import { inviteManufacturer } from './commands/invite.ts';
import { manufacturerCard, readManufacturerStatistics, shortListManufacturers } from './queries/manufacturers.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { startExport } from '../../core/exports/start.ts';
import { exportManufacturers, manufacturersExport } from './export.ts';
import { listManufacturers } from './repository.ts';

/** What the area answers. */
export const manufacturersRoutes = defineHandlers({
  'manufacturers.shortList': shortListManufacturers,
  'manufacturers.list': (ctx) => listManufacturers(ctx.db, ctx.body, ctx.scope),
  'manufacturers.export': (ctx) => startExport(ctx, manufacturersExport, exportManufacturers, ctx.body),
  'manufacturers.get': (ctx) => manufacturerCard(ctx.db, ctx.params.id, { scope: ctx.scope, now: ctx.now() }),
  'manufacturers.register': registerManufacturer,
  'manufacturers.statistics': readManufacturerStatistics,
  'manufacturers.uploadLogo': uploadManufacturerLogo,
  'manufacturers.update': updateManufacturer,
  'manufacturers.invite': inviteManufacturer,
});
