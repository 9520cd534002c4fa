import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { oldTokens } from '../test-utils/tab.ts';
import { createApi } from './over-axios.ts';

let backend: Backend;
let agreed = false;

beforeEach(async () => {
  agreed = false;
  backend = await startBackend();
  backend.answer = () =>
    agreed
      ? { body: { data: { count: 3 } } }
      : { status: 403, body: { messages: ['Документы программы обновились'], errors: [], code: 'RECONSENT_REQUIRED' } };
});
afterEach(() => backend.stop());

const open = (reconsent?: () => Promise<boolean>) =>
  createApi({
    routes,
    session: createSession({ store: memoryStore(oldTokens), locks: navigator.locks }),
    baseURL: backend.base,
    reconsent,
  });

describe('a call before the member has agreed to a new document', () => {
  it('waits for the consent with the others, and goes once more as it was', async () => {
    let asked = 0;
    const api = open(async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      agreed = true;
      return true;
    });
    const command = api.call('users.updateFullName', { body: { lastName: 'Соколова', firstName: 'Вера' } });
    await Promise.all([command, api.call('notifications.unread')]);
    expect(asked).toBe(1);
    expect(backend.seen).toHaveLength(4);
    const sent = backend.seen.filter(({ body }) => body.includes('Соколова'));
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  });

  it('stays refused when the member leaves, and where nobody can be asked', async () => {
    const problem = await problemOf(open(async () => false).call('notifications.unread'));
    expect([problem.code, problem.kind]).toEqual(['RECONSENT_REQUIRED', 'forbidden']);
    expect((await problemOf(open().call('notifications.unread'))).code).toBe('RECONSENT_REQUIRED');
    expect(backend.seen).toHaveLength(2);
  });

  it('is understood where the answer would have been a file', async () => {
    const api = open(async () => {
      agreed = true;
      return true;
    });
    await api.call('sales.massUploadTemplate', { query: { format: 'csv' } });
    expect(backend.seen).toHaveLength(2);
  });
});
