import { listAddressesByInn } from './queries/stores.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { findByCodes } from './queries/by-codes.ts';
import { findByCompanyName } from './queries/by-company.ts';
import { createStore, updateStore, deleteStore } from './commands/stores.ts';
import { listStores } from './repository/rows.ts';

/** What the area answers. */
export const storesRoutes = defineHandlers({
  'stores.addressesByInn': listAddressesByInn,
  'stores.findByCompanyName': (ctx) => findByCompanyName(ctx.db, ctx.query.name, ctx.scope),
  'stores.findByCodes': (ctx) => findByCodes(ctx.db, ctx.body.lines, ctx.scope),
  'stores.list': (ctx) => listStores(ctx.db, ctx.body, ctx.scope),
  'stores.create': createStore,
  'stores.update': updateStore,
  'stores.delete': deleteStore,
});
