import type { Access } from './accesses.ts';

const key = 'pb_access';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be forbidden by the browser. */
function browserMemory(): Memory | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * The permissions of the last visit. They decide only whether the first query of a screen may start before the fresh
 * answer is here; the guard and the server never read them.
 */
export function lastAccess(memory: Memory | undefined = browserMemory()): Access | undefined {
  try {
    const { roleCode, grants } = JSON.parse(memory?.getItem(key) ?? '{}') as Record<string, unknown>;
    const valid = typeof roleCode === 'string' && Array.isArray(grants);
    return valid ? { roleCode, grants: new Set(grants as string[]) } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the permissions for the next visit; `undefined` forgets them. */
export function rememberAccess(access: Access | undefined, memory: Memory | undefined = browserMemory()): void {
  try {
    if (access) memory?.setItem(key, JSON.stringify({ roleCode: access.roleCode, grants: [...access.grants] }));
    else memory?.removeItem(key);
  } catch {
    // A forbidden storage only costs the head start.
  }
}
