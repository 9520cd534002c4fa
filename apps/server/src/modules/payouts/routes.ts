import { defineHandlers } from '../../http/handlers.ts';
import {
  approveOwnRegistry,
  currentRegistry,
  disbandUnsentRegistry,
  form,
  markRegistryPaid,
  readRegistryFile,
  registryCard,
  rejectFormedRegistry,
  takeOutOfRegistry,
  uploadResult,
} from './commands/registries.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { startExport } from '../../core/exports/start.ts';
import { exportRegistries, registriesExport } from './exports/registries.ts';
import { startTaxReport } from './exports/tax-report.ts';
import { formByQuery } from './commands/form-by-query.ts';
import { listRegistries, registryDecider } from './queries/list.ts';
import { readRegistryCard } from './repository/registry.ts';

/** What the area answers. */
export const payoutsRoutes = defineHandlers({
  'withdrawals.taxReport': startTaxReport,
  'registries.list': (ctx) => listRegistries(ctx),
  'registries.export': (ctx) =>
    startExport(ctx, registriesExport, exportRegistries, { ...ctx.body, decider: registryDecider(ctx) }),
  'registries.get': (ctx) => readRegistryCard(ctx.db, ctx.params.id, ctx.actor, ctx.now()),
  'registries.create': async (ctx) => registryCard(ctx, await form(ctx, ctx.body.ids)),
  'registries.createByQuery': (ctx) =>
    formByQuery(ctx, async (ids) => (await registryCard(ctx, await form(ctx, ids))).id),
  'registries.approve': attachCurrentOnConflict(currentRegistry, approveOwnRegistry),
  'registries.reject': attachCurrentOnConflict(currentRegistry, rejectFormedRegistry),
  'registries.disband': attachCurrentOnConflict(currentRegistry, disbandUnsentRegistry),
  'registries.takeOut': attachCurrentOnConflict(currentRegistry, takeOutOfRegistry),
  'registries.file': readRegistryFile,
  'registries.markPaid': attachCurrentOnConflict(currentRegistry, markRegistryPaid),
  'registries.uploadResult': attachCurrentOnConflict(currentRegistry, uploadResult),
});
