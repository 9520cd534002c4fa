import { defineHandlers } from '../../http/handlers.ts';
import { accessItems } from './domain/accesses.ts';

export const roleHandlers = defineHandlers({
  'role.accesses': async ({ actor }) => ({ roleCode: actor.roleCode, items: accessItems(actor.grants) }),
});
