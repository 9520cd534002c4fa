import { afterEach, expect, it, vi } from 'vitest';

import { mayReload, reloadForNewVersion } from './new-version.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('leaves the page alone while something typed would be lost', () => {
  const page = new EventTarget();
  const reload = vi.fn();
  let isDirty = true;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('location', { reload });
  reloadForNewVersion(() => isDirty);
  const fail = (): boolean => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect([fail(), reload.mock.calls.length]).toEqual([true, 0]);
  isDirty = false;
  expect([fail(), reload.mock.calls.length]).toEqual([false, 1]);
});
