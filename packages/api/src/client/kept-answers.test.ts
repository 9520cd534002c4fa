import { afterEach, beforeEach, expect, it } from 'vitest';

import { portalRoutes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { createApi } from './over-axios.ts';
import type { ApiEvent } from './events.ts';
import type { KeptAnswers } from './kept-answers.ts';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.stop());

/** Keeps everything in memory; `broken` cannot be read, as a forbidden storage. */
function device({ broken = false, tired = false } = {}) {
  const kept = new Map<string, unknown>();
  const opened: string[] = [];
  const answers: KeptAnswers = {
    open(key, input) {
      const name = `${key} ${JSON.stringify(input)}`;
      opened.push(key);
      return {
        store: (data) => void kept.set(name, data),
        find: () => (broken ? Promise.reject(new Error('forbidden')) : Promise.resolve(kept.get(name))),
        ...(tired && {
          inTime: async (answer: Promise<unknown>, late: (data: unknown) => void) => {
            if (!kept.has(name)) return answer;
            void answer.then(late);
            return kept.get(name);
          },
        }),
      };
    },
  };
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore({ session: 's', refresh: 'r' }) }),
    baseURL: backend.base,
    answers,
  });
  const events: ApiEvent[] = [];
  api.on((event) => events.push(event));
  return { api, opened, events };
}

it('gives the kept answer of the same query when the network is gone, and reports no failure', async () => {
  const { api, events } = device();
  backend.answer = () => ({ body: { data: { available: 350 } } });
  await api.call('points.get');
  await backend.stop();
  expect(await api.call('points.get')).toEqual({ available: 350 });
  expect(events).toEqual([]);
  const other = await problemOf(api.call('sales.list', { body: { size: 30 } }));
  expect(other.kind).toBe('network');
  expect(events.map(({ type }) => type)).toEqual(['failure']);
});

it('never stands in for a refusal or a broken server', async () => {
  const { api } = device();
  await api.call('points.get');
  for (const status of [400, 403, 404, 500, 503]) {
    backend.answer = () => ({ status, body: { messages: ['Нет'] } });
    expect((await problemOf(api.call('points.get'))).status).toBe(status);
  }
});

it('is not asked about commands and files, and a storage that cannot be read is no storage', async () => {
  const { api, opened } = device({ broken: true });
  await api.call('points.get');
  await api.call('sales.create', { body: { items: [], submit: false } });
  await api.call('files.get', { params: { id: 'f1' } });
  expect(opened).toEqual(['points.get']);
  await backend.stop();
  expect((await problemOf(api.call('points.get'))).kind).toBe('network');
});

it('lets the keeper decide how long an answer is waited for, and says when it comes; fresh waits for it', async () => {
  const { api, events } = device({ tired: true });
  backend.answer = () => ({ body: { data: { available: 350 } } });
  await api.call('points.get');
  backend.answer = () => ({ body: { data: { available: 400 } } });
  expect(await api.call('points.get', {}, { fresh: true })).toEqual({ available: 400 });
  backend.answer = () => ({ body: { data: { available: 450 } } });
  expect(await api.call('points.get')).toEqual({ available: 400 });
  await expect
    .poll(() => events)
    .toEqual([{ type: 'late-answer', key: 'points.get', input: {}, data: { available: 450 } }]);
});
