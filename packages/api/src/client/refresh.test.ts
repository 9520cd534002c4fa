import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, type Answer, startBackend } from '../test-utils/http.ts';
import { oldTokens, openTab } from '../test-utils/tab.ts';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(() => backend.stop());

const refreshes = () => backend.seen.filter(({ url }) => url.endsWith('/auth/refresh'));

/** Knows the tokens by their number: `s2` follows `s1`. */
function rotating(): Answer {
  let generation = 1;
  return async ({ url, headers }) => {
    if (url.endsWith('/auth/refresh')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (headers['x-refresh-token'] !== `r${generation}`) {
        return { status: 401, body: { messages: [], errors: [], code: 'REFRESH_REPLAYED' } };
      }
      generation += 1;
      return {
        headers: { 'x-session-token': `s${generation}`, 'x-refresh-token': `r${generation}` },
        body: { data: { ok: true } },
      };
    }
    if (generation === 1 || headers.authorization !== `Bearer s${generation}`) {
      return { status: 401, body: { messages: ['нет'], errors: [] } };
    }
    return { body: { data: { count: generation } } };
  };
}

describe('a 401', () => {
  it('is fixed by one refresh for twenty parallel requests in each of three tabs', async () => {
    backend.answer = rotating();
    const store = memoryStore(oldTokens);
    const tabs = [openTab(backend.base, store), openTab(backend.base, store), openTab(backend.base, store)];
    const results = await Promise.all(
      tabs.flatMap(({ api }) => Array.from({ length: 20 }, () => api.call('notifications.unread'))),
    );
    expect(results).toHaveLength(60);
    expect(results.every(({ count }) => count === 2)).toBe(true);
    expect(refreshes()).toHaveLength(1);
    expect(tabs.flatMap(({ of }) => of('session-extended'))).toEqual([
      { type: 'session-extended', message: 'Время сеанса продлено.' },
    ]);
    expect(tabs.flatMap(({ of }) => of('failure'))).toEqual([]);
    expect(store.read()).toEqual({ session: 's2', refresh: 'r2' });
  });

  it('repeats with a new request id and the same idempotency key', async () => {
    backend.answer = rotating();
    await openTab(backend.base).api.call(
      'withdrawals.cancel',
      { params: { id: 'w1' }, body: {} },
      { idempotencyKey: 'key-1' },
    );
    const attempts = backend.seen.filter(({ url }) => url.endsWith('/cancel'));
    expect(attempts).toHaveLength(2);
    expect(attempts.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(new Set(attempts.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
  });

  it('makes a key of its own for a money route and keeps it over the repeat', async () => {
    backend.answer = rotating();
    const { api } = openTab(backend.base);
    await api.call('sales.submit', { params: { id: '1' }, body: {} });
    await api.call('sales.submit', { params: { id: '1' }, body: {} });
    const keys = backend.seen
      .filter(({ url }) => url.endsWith('/submit'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that a refresh cannot fix clears the tokens and says so once', async () => {
    backend.answer = () => ({ status: 401, body: { messages: ['x'], errors: [] } });
    const { api, session, of, shown } = openTab(backend.base);
    const all = await Promise.all(Array.from({ length: 5 }, () => problemOf(api.call('points.get'))));
    expect(all.every(({ kind }) => kind === 'auth')).toBe(true);
    expect(refreshes()).toHaveLength(1);
    expect(of('session-expired')).toEqual([
      { type: 'session-expired', message: 'Время сеанса истекло. Требуется авторизация.' },
    ]);
    expect(shown()).toEqual([[], [], [], [], []]);
    expect(session.tokens()).toBeUndefined();
  });

  it('in a stale tab never clears a newer login', async () => {
    const store = memoryStore(oldTokens);
    const stale = openTab(backend.base, store);
    backend.answer = ({ url, headers }) => {
      if (url.endsWith('/auth/refresh')) {
        store.write({ session: 'new', refresh: 'newer' });
        return { status: 401, body: { messages: [], errors: [] } };
      }
      return headers.authorization === 'Bearer new' ? { body: { data: { count: 1 } } } : { status: 401, body: {} };
    };
    await expect(stale.api.call('notifications.unread')).resolves.toEqual({ count: 1 });
    expect(store.read()).toEqual({ session: 'new', refresh: 'newer' });
    expect(stale.of('session-expired')).toEqual([]);
    expect(stale.of('session-extended')).toEqual([]);
  });

  it('keeps the tokens when the refresh has no answer', async () => {
    backend.answer = ({ url }) =>
      url.endsWith('/auth/refresh') ? { status: 503, body: {} } : { status: 401, body: {} };
    const { api, session, of } = openTab(backend.base);
    const problem = await problemOf(api.call('points.get'));
    expect(problem.kind).toBe('server');
    expect(session.tokens()).toEqual(oldTokens);
    expect(of('session-expired')).toEqual([]);
  });

  it('of a public call is an answer, not an expired session', async () => {
    backend.answer = () => ({ status: 401, body: { messages: ['Неверный логин или пароль'] } });
    await problemOf(openTab(backend.base).api.call('auth.login', { body: { login: 'a', password: 'b' } }));
    expect(refreshes()).toHaveLength(0);
  });
});
