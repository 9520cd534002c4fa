import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { oldTokens } from '../test-utils/tab.ts';
import { createApi } from './over-axios.ts';

let backend: Backend;
let fresh = false;

beforeEach(async () => {
  fresh = false;
  backend = await startBackend();
  backend.answer = () =>
    fresh
      ? { body: { data: { phone: '9000000000' } } }
      : { status: 403, body: { messages: ['Подтвердите паролем, что это вы'], errors: [], code: 'REAUTH_REQUIRED' } };
});
afterEach(() => backend.stop());

const open = (reauthenticate?: () => Promise<boolean>) =>
  createApi({
    routes,
    session: createSession({ store: memoryStore(oldTokens), locks: navigator.locks }),
    baseURL: backend.base,
    reauthenticate,
  });
const change = (api: ReturnType<typeof open>) => api.call('users.updatePhone', { body: { phone: '9000000000' } });

describe('a command that wants a fresh sign-in', () => {
  it('asks once for those refused together and sends each again', async () => {
    let asked = 0;
    const api = open(async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      fresh = true;
      return true;
    });
    await Promise.all([change(api), change(api)]);
    expect(asked).toBe(1);
    expect(backend.seen).toHaveLength(4);
    expect(backend.seen[2]?.body).toBe(backend.seen[0]?.body);
  });

  it('stays refused when the person gives up, and asks again the next time', async () => {
    let asked = 0;
    const api = open(async () => {
      asked += 1;
      return false;
    });
    const heard: unknown[] = [];
    api.on((event) => heard.push(event.type));
    expect((await problemOf(change(api))).code).toBe('REAUTH_REQUIRED');
    expect((await problemOf(change(api))).code).toBe('REAUTH_REQUIRED');
    expect(asked).toBe(2);
    expect(backend.seen).toHaveLength(2);
    expect(heard).toEqual(['failure', 'failure']);
  });

  it('is refused at once where nobody can be asked', async () => {
    expect((await problemOf(change(open()))).code).toBe('REAUTH_REQUIRED');
    expect(backend.seen).toHaveLength(1);
  });
});
