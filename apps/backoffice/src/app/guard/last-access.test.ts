import { expect, it } from 'vitest';

import { lastAccess, rememberAccess } from './last-access.ts';

const memoryOf = (values: Record<string, string> = {}) => {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

it('gives back the permissions that were remembered and forgets them on sign-out', () => {
  const memory = memoryOf();
  const access = { roleCode: 'admin', grants: new Set(['brands.brandsList:read']) };
  rememberAccess(access, memory);
  expect(lastAccess(memory)).toEqual(access);
  rememberAccess(undefined, memory);
  expect(lastAccess(memory)).toBeUndefined();
});

it('takes a spoilt or a forbidden storage for no permissions', () => {
  expect(lastAccess(memoryOf({ pb_staff_access: '{' }))).toBeUndefined();
  expect(lastAccess(memoryOf({ pb_staff_access: '{"roleCode":1}' }))).toBeUndefined();
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden');
    },
    removeItem: () => undefined,
  };
  expect(() => rememberAccess({ roleCode: 'admin', grants: new Set() }, forbidden)).not.toThrow();
});
