import { expect, it } from 'vitest';

import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import type { ApiEvent } from './events.ts';
import { lazyApi } from './lazy-api.ts';
import type { Api } from './types.ts';

const session = createSession({ store: memoryStore() });
const real = {
  call: async () => ({ count: 3 }),
  on: () => () => undefined,
  session,
} as unknown as Api<'notifications.unread'>;

it('fetches the client once, by its first call', async () => {
  let loads = 0;
  const api = lazyApi({
    session,
    load: async () => {
      loads += 1;
      return real;
    },
  });
  expect(loads).toBe(0);
  const both = await Promise.all([api.call('notifications.unread'), api.call('notifications.unread')]);
  expect([loads, ...both]).toEqual([1, { count: 3 }, { count: 3 }]);
});

it('tells a client that did not come as a network failure, and tries again', async () => {
  let broken = true;
  const heard: ApiEvent[] = [];
  const api = lazyApi({
    session,
    load: async () => {
      if (broken) throw new TypeError('Failed to fetch');
      return real;
    },
  });
  api.on((event) => heard.push(event));
  await expect(api.call('notifications.unread')).rejects.toMatchObject({ kind: 'network', code: 'CLIENT_NOT_LOADED' });
  expect(heard).toMatchObject([{ type: 'failure', key: 'notifications.unread' }]);
  broken = false;
  await expect(api.call('notifications.unread')).resolves.toEqual({ count: 3 });
});
