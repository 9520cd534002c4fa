import { type AxiosAdapter, AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createApi } from '../client/over-axios.ts';
import type { ApiEvent } from '../client/events.ts';
import { routes } from '../routes/index.ts';
import { browserSession } from './browser-session.ts';
import type { Session } from './session.ts';

let generation: number;
let refreshes: number;
let tabs: { session: Session; events: ApiEvent[]; api: ReturnType<typeof open>['api'] }[];

/** A backend whose first tokens have expired; the next ones are made by one refresh. */
const adapter: AxiosAdapter = async (config) => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const response = { status: 200, statusText: '', headers: {}, config, data: { data: { count: 1 } } };
  if (config.url?.endsWith('/auth/refresh')) {
    refreshes += 1;
    if (config.headers.get('X-Refresh-Token') === `r${generation}`) {
      generation += 1;
      const headers = { 'x-session-token': `s${generation}`, 'x-refresh-token': `r${generation}` };
      return { ...response, headers };
    }
  } else if (generation > 1 && config.headers.get('Authorization') === `Bearer s${generation}`) {
    return response;
  }
  throw new AxiosError('401', 'ERR_BAD_REQUEST', config, undefined, { ...response, status: 401, data: {} });
};

function open() {
  const session = browserSession();
  const events: ApiEvent[] = [];
  const api = createApi({ routes, session, adapter });
  api.on((event) => events.push(event));
  return { session, events, api };
}

beforeEach(() => {
  generation = 1;
  refreshes = 0;
  tabs = [open(), open(), open()];
});

afterEach(() => {
  tabs[0]?.session.clear();
  for (const { session } of tabs) session.close();
});

it('makes one refresh and one notice for sixty requests over real cookies, locks and channels', async () => {
  tabs[0]?.session.signIn({ session: 's1', refresh: 'r1' });
  const answers = await Promise.all(
    tabs.flatMap(({ api }) => Array.from({ length: 20 }, () => api.call('notifications.unread'))),
  );
  expect(answers).toHaveLength(60);
  expect(refreshes).toBe(1);
  expect(tabs.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['session-extended']);
  expect(document.cookie).toContain('pb_session=s2');
});

it('signs every tab out at once', async () => {
  const heard: string[] = [];
  tabs.forEach(({ session }, index) => session.subscribe((change) => heard.push(`${index} ${change}`)));
  tabs[0]?.session.signIn({ session: 's1', refresh: 'r1' });
  tabs[1]?.session.clear();
  await expect
    .poll(() => heard.toSorted())
    .toEqual(['0 signed-in', '0 signed-out', '1 signed-in', '1 signed-out', '2 signed-in', '2 signed-out']);
  expect(document.cookie).not.toContain('pb_');
});
