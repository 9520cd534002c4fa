import { defineHandlers } from '../../http/handlers.ts';
import { accessItems, matrixItems } from './domain/accesses.ts';
import {
  listRoles,
  createRole,
  updateRole,
  updateAccesses,
  listRoleUsers,
  deleteRole,
  cardOf,
} from './commands/roles.ts';

/** What the area answers. */
export const rolesRoutes = defineHandlers({
  'role.accesses': async ({ actor }) => ({ roleCode: actor.roleCode, items: accessItems(actor.grants) }),
  'roles.list': listRoles,
  'roles.emptyMatrix': async () => ({ items: matrixItems(() => false) }),
  'roles.create': createRole,
  'roles.update': updateRole,
  'roles.accesses': (ctx) => cardOf(ctx.db, ctx.params.code),
  'roles.updateAccesses': updateAccesses,
  'roles.users': listRoleUsers,
  'roles.delete': deleteRole,
});
