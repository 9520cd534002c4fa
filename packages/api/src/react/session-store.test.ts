import { afterEach, beforeEach, expect, it } from 'vitest';

import { decide } from '../access/decide.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, startBackend } from '../test-utils/http.ts';
import { oldTokens, openTab } from '../test-utils/tab.ts';
import { createSessionStore, stateOf } from './session-store.ts';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
  backend.answer = ({ url }) => {
    if (url.endsWith('/accesses')) return { body: { data: { roleCode: 'member', items: [] } } };
    if (url.endsWith('/profile')) {
      return { body: { data: { user: { status: 'moderation', isPhoneVerified: true } } } };
    }
    return {};
  };
});

afterEach(() => backend.stop());

const newer = { session: 'sB', refresh: 'rB' };

it('knows who is there and what follows from it', async () => {
  const { api } = openTab(backend.base);
  const sessionStore = createSessionStore(api);
  const snapshot = await sessionStore.reload();
  expect(snapshot.status).toBe('authorised');
  expect(decide({ screen: 'dashboard', session: stateOf(snapshot) }).kind).toBe('clearTokensAndLogin');
});

it('forgets its own tokens and never a newer login', async () => {
  const store = memoryStore(oldTokens);
  const { api, session } = openTab(backend.base, store);
  const sessionStore = createSessionStore(api);
  await sessionStore.reload();
  store.write(newer);
  sessionStore.forget();
  expect(session.tokens()).toEqual(newer);
  store.write(oldTokens);
  sessionStore.forget();
  expect(session.tokens()).toBeUndefined();
});

it('signs out even when the tokens were refreshed on the way or the server is away', async () => {
  const { api, session } = openTab(backend.base);
  const sessionStore = createSessionStore(api);
  const stop = sessionStore.start();
  await sessionStore.reload();
  const known = backend.answer;
  backend.answer = (seen) => {
    if (seen.url.endsWith('/auth/refresh')) {
      return { headers: { 'x-session-token': 's2', 'x-refresh-token': 'r2' } };
    }
    const stale = seen.url.endsWith('/logout') && seen.headers.authorization === 'Bearer s1';
    return stale ? { status: 401, body: {} } : known(seen);
  };
  await sessionStore.signOut();
  expect(backend.seen.filter(({ url }) => url.endsWith('/logout'))).toHaveLength(2);
  expect(session.tokens()).toBeUndefined();
  expect(sessionStore.snapshot().status).toBe('anonymous');
  session.signIn(newer);
  await expect.poll(() => sessionStore.snapshot().status).toBe('authorised');
  await backend.stop();
  await sessionStore.signOut();
  expect(session.tokens()).toBeUndefined();
  stop();
  backend = await startBackend();
});
