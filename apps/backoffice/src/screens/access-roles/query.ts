import type { FirstQuery } from '../../shared/list/define-list.ts';

/** Roles are few: one page holds them all. */
export const rolesInput = { body: { size: 200 } } as const;

export const firstRolesQuery = (): FirstQuery => ({ key: 'roles.list', input: rolesInput });
