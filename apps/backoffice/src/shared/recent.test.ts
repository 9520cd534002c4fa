import { beforeEach, expect, it, vi } from 'vitest';

import { readRecent, rememberRecent } from './recent.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('puts the card opened last first, each once, for its own account', () => {
  rememberRecent('a', { path: '/brands/1', label: 'Кремень' });
  rememberRecent('a', { path: '/brands/2', label: 'Сланец' });
  rememberRecent('a', { path: '/brands/1', label: 'Кремень-2' });
  expect(readRecent('a')).toEqual([
    { path: '/brands/1', label: 'Кремень-2' },
    { path: '/brands/2', label: 'Сланец' },
  ]);
  expect(readRecent('b')).toEqual([]);
});

it('holds eight cards and survives a broken memory', () => {
  for (let n = 0; n < 12; n++) rememberRecent('a', { path: `/brands/${n}`, label: String(n) });
  expect(readRecent('a').map(({ label }) => label)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
  stored.set('pb_recent_a', '{');
  expect(readRecent('a')).toEqual([]);
});
