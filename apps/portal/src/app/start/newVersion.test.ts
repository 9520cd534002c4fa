import { expect, it } from 'vitest';

import { isServed, mayReload } from './newVersion.ts';

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
