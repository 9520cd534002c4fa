import { afterEach, expect, it, vi } from 'vitest';

import { isServed, mayReload, reloadOnChunkError, trackChunkErrors } from './chunk-errors.ts';

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

it.each([
  ['the page is there', async () => new Response('<!doctype html>'), true],
  ['the server is broken', async () => new Response('', { status: 502 }), false],
  [
    'there is no network',
    async (): Promise<Response> => {
      throw new TypeError('Failed to fetch');
    },
    false,
  ],
])('knows whether a page would come when %s', async (_, readPage, served) => {
  expect(await isServed(readPage)).toBe(served);
});

it('reloads the page for a chunk a screen has missed, and for no other failure', async () => {
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { href: 'https://pribavka.example/login', reload });
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  trackChunkErrors();
  const failure = new TypeError('Failed to fetch dynamically imported module');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  await reloadOnChunkError(new TypeError('Failed to fetch dynamically imported module'));
  await reloadOnChunkError('строка');
  expect(reload).not.toHaveBeenCalled();
  await reloadOnChunkError(failure);
  expect(reload).toHaveBeenCalledOnce();
});
