import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, startBackend } from '../test-utils/http.ts';
import { oldTokens, openTab } from '../test-utils/tab.ts';
import { createApi } from './over-axios.ts';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(async () => {
  vi.useRealTimers();
  await backend.stop();
});

describe('a request', () => {
  it('carries fingerprint, request id and bearer, and reads data.data', async () => {
    backend.answer = () => ({ body: { data: { count: 7 }, messages: [] } });
    await expect(openTab(backend.base).api.call('notifications.unread')).resolves.toEqual({ count: 7 });
    const [request] = backend.seen;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('/api/v1/private/users/notifications/unread');
    expect(request?.headers.authorization).toBe('Bearer s1');
    expect(request?.headers['x-fingerprint']).toBe('device');
    expect(request?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends {} for a command without a body', async () => {
    await openTab(backend.base).api.call('auth.logout');
    expect(backend.seen[0]?.body).toBe('{}');
    expect(backend.seen[0]?.headers['content-type']).toContain('application/json');
  });

  it('puts parameters into the path and the query', async () => {
    const { api } = openTab(backend.base);
    await api.call('sales.get', { params: { id: 'a/b' } });
    await api.call('members.infoByPhone', { query: { phone: '79123456789' } });
    expect(backend.seen.map(({ url }) => url)).toEqual([
      '/api/v1/private/sales/sales/a%2Fb',
      '/api/v1/private/users/admin/users/info-by-phone?phone=79123456789',
    ]);
  });

  it('keeps the tokens a sign-in answers with', async () => {
    backend.answer = () => ({ headers: { 'x-session-token': 'sA', 'x-refresh-token': 'rA' } });
    const { api, session } = openTab(backend.base, memoryStore());
    await api.call('auth.login', { body: { login: '79123456789', password: 'x' } });
    expect(session.tokens()).toEqual({ session: 'sA', refresh: 'rA' });
    expect(backend.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('refuses a key outside its part of the manifest and a missing parameter', async () => {
    const { api } = openTab(backend.base);
    await expect(api.call('sales.get', { params: { id: '' } })).rejects.toThrow(TypeError);
    const portal = createApi({
      routes: { 'points.get': routes['points.get'] },
      session: createSession({ store: memoryStore() }),
    });
    // @ts-expect-error the key belongs to another part of the manifest
    await expect(portal.call('logs.list')).rejects.toThrow('logs.list');
    expect(backend.seen).toHaveLength(0);
  });

  it('opens a page without waiting for the fingerprint: a public query carries what is known', async () => {
    let computed = 0;
    const api = createApi({
      routes,
      session: createSession({ store: memoryStore() }),
      baseURL: backend.base,
      fingerprint: async () => `device-${(computed += 1)}`,
    });
    await api.call('documents.policy');
    expect(computed).toBe(0);
    await api.call('auth.login', { body: { login: '79123456789', password: 'x' } });
    await api.call('documents.policy');
    expect(backend.seen.map(({ headers }) => headers['x-fingerprint'])).toEqual(['unknown', 'device-1', 'device-1']);
  });

  it('waits for the fingerprint at most a second', async () => {
    const api = createApi({
      routes,
      session: createSession({ store: memoryStore(oldTokens) }),
      baseURL: backend.base,
      fingerprint: () => new Promise(() => undefined),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const both = Promise.all([api.call('points.get'), api.call('points.get')]);
    await vi.advanceTimersByTimeAsync(999);
    expect(backend.seen).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await both;
    expect(backend.seen.map(({ headers }) => headers['x-fingerprint'])).toEqual(['unknown', 'unknown']);
  });
});
