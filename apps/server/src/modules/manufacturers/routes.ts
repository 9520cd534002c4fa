import { updateManufacturer, registerManufacturer, uploadManufacturerLogo } from './commands/manufacturers.ts';
import { manufacturerCard, readManufacturerStatistics, shortListManufacturers } from './queries/manufacturers.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { listManufacturers } from './repository.ts';

/** What the area answers. */
export const manufacturersRoutes = defineHandlers({
  'manufacturers.shortList': shortListManufacturers,
  'manufacturers.list': (ctx) => listManufacturers(ctx.db, ctx.body, ctx.scope),
  'manufacturers.get': (ctx) => manufacturerCard(ctx.db, ctx.params.id, ctx.scope),
  'manufacturers.register': registerManufacturer,
  'manufacturers.statistics': readManufacturerStatistics,
  'manufacturers.uploadLogo': uploadManufacturerLogo,
  'manufacturers.update': updateManufacturer,
});
