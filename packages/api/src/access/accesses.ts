import type { Output } from '../contract.ts';
import { type Action, actionIds, actions, type Grant, type Group, parseGrant } from '../permissions.ts';

/** Answer of the permissions call (specification §3 «Access user»). */
export type Accesses = Output<'role.accesses'>;

/** What an account may do, made once from the answer. */
export type Access = {
  readonly roleCode: string;
  readonly grants: ReadonlySet<string>;
};

export function accessOf({ roleCode, items }: Accesses): Access {
  const grants = new Set<string>();
  for (const page of items) {
    for (const group of page.routeGroups) {
      for (const { actionId, access } of group.urls) {
        const action = actions.find((name) => actionIds[name] === actionId);
        if (access && action) grants.add(`${page.code}.${group.code}:${action}`);
      }
    }
  }
  return { roleCode, grants };
}

/** May the account do this; nobody may do anything before the answer is there. */
export function can(access: Access | undefined, group: Group, action: Action): boolean {
  return access?.grants.has(`${group}:${action}`) ?? false;
}

export function canGrant(access: Access | undefined, grant: Grant): boolean {
  const { group, action } = parseGrant(grant);
  return can(access, group, action);
}
