import { roleHandlers as ownRoleHandlers } from './own.ts';
import { rolesHandlers } from './roles.ts';

export const roleHandlers = { ...ownRoleHandlers, ...rolesHandlers };
