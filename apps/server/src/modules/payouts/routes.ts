import { defineHandlers } from '../../http/handlers.ts';
import {
  decideManyWithdrawals,
  approveOwnRegistry,
  readRegistryFile,
  markRegistryPaid,
  uploadResult,
  deciderOf,
  registryCard,
  presentWithdrawal,
  presentRegistry,
  decideOne,
} from './commands/payouts.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { listWithdrawals } from '../withdrawals/index.ts';
import { formByQuery } from './commands/form-by-query.ts';
import { formRegistry } from './commands/form.ts';
import { listRegistries } from './queries/list.ts';
import { readRegistryCard } from './repository/registry.ts';

/** What the area answers. */
export const payoutsRoutes = defineHandlers({
  'withdrawals.adminList': (ctx) => listWithdrawals(ctx),
  'withdrawals.decide': attachCurrentOnConflict(presentWithdrawal, (ctx) => decideOne(ctx, ctx.params.id, ctx.body)),
  'withdrawals.decideMany': decideManyWithdrawals,
  'registries.list': (ctx) => listRegistries(ctx),
  'registries.get': (ctx) => readRegistryCard(ctx.db, ctx.params.id, ctx.actor),
  'registries.create': async (ctx) => registryCard(ctx, await formRegistry(deciderOf(ctx), ctx.body.ids)),
  'registries.createByQuery': (ctx) =>
    formByQuery(ctx, async (ids) => (await registryCard(ctx, await formRegistry(deciderOf(ctx), ids))).id),
  'registries.approve': attachCurrentOnConflict(presentRegistry, approveOwnRegistry),
  'registries.file': readRegistryFile,
  'registries.markPaid': attachCurrentOnConflict(presentRegistry, markRegistryPaid),
  'registries.uploadResult': attachCurrentOnConflict(presentRegistry, uploadResult),
});
