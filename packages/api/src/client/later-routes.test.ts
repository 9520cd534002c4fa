import { afterEach, beforeEach, expect, it } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, startBackend } from '../test-utils/http.ts';
import { createApi } from './create-api.ts';
import type { ApiEvent } from './events.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  backend.answer = () => ({ body: { data: { count: 7 }, messages: [] } });
});
afterEach(() => backend.stop());

const { 'notifications.unread': unread, 'points.get': points } = routes;

function open(later: () => Promise<{ 'points.get': typeof points }>) {
  const session = createSession({ store: memoryStore() });
  const api = createApi({ routes: { 'notifications.unread': unread }, later, session, baseURL: backend.base });
  const heard: ApiEvent[] = [];
  api.on((event) => heard.push(event));
  return { api, heard };
}

it('fetches the rest of the manifest for a route it does not have, and only then', async () => {
  let fetched = 0;
  const { api } = open(async () => {
    fetched += 1;
    return { 'points.get': points };
  });
  await api.call('notifications.unread');
  expect(fetched).toBe(0);
  await api.call('points.get');
  expect(fetched).toBe(1);
  expect(backend.seen.map(({ url }) => url)).toEqual([`/api${unread.path}`, `/api${points.path}`]);
  // @ts-expect-error neither part has it
  await expect(api.call('sales.list')).rejects.toThrow(TypeError);
});

it('tells a manifest that did not come as a network failure of the call, and tries again', async () => {
  let broken = true;
  const { api, heard } = open(async () => {
    if (broken) throw new TypeError('Failed to fetch');
    return { 'points.get': points };
  });
  await expect(api.call('points.get')).rejects.toMatchObject({ kind: 'network' });
  expect(heard).toMatchObject([{ type: 'failure', key: 'points.get', problem: { kind: 'network' } }]);
  broken = false;
  await expect(api.call('points.get')).resolves.toEqual({ count: 7 });
  expect(backend.seen).toHaveLength(1);
});
