import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStore } from '../session/store.ts';
import { type Backend, startBackend } from '../test-utils/http.ts';
import { openTab } from '../test-utils/tab.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T09:00:00Z');
const life = 10 * minute;

let backend: Backend;
/** The clock of the server, and how far ahead of it the device is. */
let clock: number;
let skew: number;

const at = (moment: number): void => {
  clock = moment;
  vi.setSystemTime(clock + skew);
};
const tokenOf = (from: number): string =>
  `h.${Buffer.from(JSON.stringify({ iat: from / 1000, exp: (from + life) / 1000 })).toString('base64url')}.s`;
const endOf = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp * 1000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  skew = 0;
  at(start);
  backend = await startBackend();
  backend.answer = ({ url, headers }) => {
    if (url.endsWith('/auth/refresh')) {
      const fresh = { 'x-session-token': tokenOf(clock), 'x-refresh-token': `r${clock}` };
      return { headers: fresh, body: { data: { ok: true } } };
    }
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (clock >= endOf(token)) return { status: 401, body: { messages: ['нет'], errors: [] } };
    return { body: { data: { count: 1 } } };
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.stop();
});

const open = () => openTab(backend.base, memoryStore({ session: tokenOf(start), refresh: 'r' }));
const refreshes = () => backend.seen.filter(({ url }) => url.endsWith('/auth/refresh')).length;
const asked = () => backend.seen.length - refreshes();

/** Looks every minute, as an open page does. */
async function look(tab: ReturnType<typeof open>, minutes: number): Promise<void> {
  const from = clock;
  for (let passed = 0; passed < minutes; passed += 1) {
    at(from + passed * minute);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as time goes
    await tab.api.call('notifications.unread');
  }
}

describe('a page that stays open', () => {
  it('is never refused: the session is renewed before its token ends, by one call for all', async () => {
    const tab = open();
    await look(tab, 60);
    // A refused request would have been sent twice.
    expect(asked()).toBe(60);
    expect(refreshes()).toBe(5);
    expect(tab.of('session-extended')).toHaveLength(5);
    at(clock + life);
    await Promise.all(Array.from({ length: 8 }, () => tab.api.call('notifications.unread')));
    expect(refreshes()).toBe(6);
    expect(asked()).toBe(68);
  });

  it.each([
    ['an hour ahead', 60],
    ['nine minutes ahead', 9],
    ['an hour behind', -60],
  ])('renews no more often where the clock of the device is %s', async (_, minutes) => {
    skew = minutes * minute;
    at(start);
    await look(open(), 60);
    expect(refreshes()).toBeLessThanOrEqual(7);
  });

  it('sends the request as it is when the renewal gets no answer', async () => {
    const tab = open();
    await look(tab, 1);
    const { answer } = backend;
    backend.answer = (request) => (request.url.endsWith('/auth/refresh') ? { status: 503, body: {} } : answer(request));
    at(start + life - 10_000);
    await expect(tab.api.call('notifications.unread')).resolves.toEqual({ count: 1 });
  });
});
