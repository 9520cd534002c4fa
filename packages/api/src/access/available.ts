import { type Access, can } from './accesses.ts';
import type { Availability } from './screens.ts';

/** May an account with these permissions open a screen of this availability. */
export function available(availability: Availability, access: Access): boolean {
  switch (availability.kind) {
    case 'public':
    case 'open':
      return true;
    case 'roles':
      return availability.roles.includes(access.roleCode);
    case 'staff':
      return access.roleCode !== 'member';
    case 'groups': {
      const reader = availability.groups.some((group) => can(access, group, 'read'));
      return reader && (!availability.staff || access.roleCode !== 'member');
    }
  }
}
