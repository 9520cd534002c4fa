import type { Access } from '@pribavka/api';

const key = 'pb_staff_access';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The permissions of the last visit. They decide only whether the first query of an area may start before the fresh
 * answer is here; the guard and the server never read them.
 */
export function lastAccess(memory: Memory = localStorage): Access | undefined {
  try {
    const { roleCode, grants } = JSON.parse(memory.getItem(key) ?? '{}') as Record<string, unknown>;
    const valid = typeof roleCode === 'string' && Array.isArray(grants);
    return valid ? { roleCode, grants: new Set(grants as string[]) } : undefined;
  } catch {
    return undefined;
  }
}

export function rememberAccess(access: Access | undefined, memory: Memory = localStorage): void {
  try {
    if (access) memory.setItem(key, JSON.stringify({ roleCode: access.roleCode, grants: [...access.grants] }));
    else memory.removeItem(key);
  } catch {
    // A forbidden storage only costs the head start.
  }
}
