import { expect, it } from 'vitest';

import { mayReload } from './newVersion.ts';

it('reloads once, and again only after a minute', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  expect([1_000_000, 1_030_000, 1_061_000].map((now) => mayReload(storage, now))).toEqual([true, false, true]);
});

it('does not reload where nothing can be remembered', () => {
  const closed = {
    getItem: (): string | null => {
      throw new Error('закрыто');
    },
    setItem: () => undefined,
  };
  expect(mayReload(closed, 1_000_000)).toBe(false);
});
