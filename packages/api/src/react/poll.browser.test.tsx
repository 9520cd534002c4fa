import { AxiosError, type AxiosAdapter } from 'axios';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApi } from '../client/over-axios.ts';
import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { ApiProvider, useQuery } from './index.ts';

const interval = 5000;

let root: Root;
let place: HTMLElement;
let asked: number;
let shown: number;
let server: 'well' | 'away' | 'refuses';
let hidden: boolean;

const adapter: AxiosAdapter = async (config) => {
  asked += 1;
  if (server === 'away') throw new AxiosError('offline', 'ERR_NETWORK', config);
  const reply = { statusText: '', headers: {}, config };
  if (server === 'refuses') {
    const response = { ...reply, status: 403, data: { messages: ['Нельзя'], errors: [] } };
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, undefined, response);
  }
  return {
    ...reply,
    status: 200,
    data: {
      data: { unread: asked, members: null, sales: 1, withdrawals: null, support: null, processes: 0, finished: [] },
    },
  };
};

function Bell(): number | undefined {
  return useQuery('live.get', {}, { refreshInterval: interval }).data?.unread;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const see = (visible: boolean): void => {
  hidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  shown = 0;
  server = 'well';
  hidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  const session = createSession({ store: memoryStore() });
  session.signIn({ session: 's', refresh: 'r' });
  const api = createApi({ routes, session, adapter });
  api.on((event) => {
    if (event.type === 'failure') shown += event.messages.length;
  });
  // Two who ask are one question: the bell and the menu.
  root.render(
    <ApiProvider api={api}>
      <Bell />
      <Bell />
    </ApiProvider>,
  );
  await expect.poll(() => asked).toBe(1);
  await pass(100);
});

afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks once for all who look, every five seconds', async () => {
  expect(asked).toBe(1);
  await pass(interval * 3 + 500);
  expect(asked).toBe(4);
  expect(place.textContent).toBe('44');
});

it('asks nothing while the page is hidden and goes on when it is seen again', async () => {
  see(false);
  await pass(10 * 60_000);
  expect(asked).toBe(1);
  see(true);
  await pass(interval + 500);
  expect(asked).toBeGreaterThan(1);
});

it('after failures asks ever later, says it once, and is back at its pace when the server is', async () => {
  server = 'away';
  await pass(interval + 500);
  const first = asked;
  expect(first).toBe(2);
  await pass(10 * 60_000);
  // Every five seconds it would have been 120.
  expect(asked - first).toBeGreaterThanOrEqual(8);
  expect(asked - first).toBeLessThanOrEqual(16);
  expect(shown).toBe(1);
  server = 'well';
  await pass(61_000);
  const back = asked;
  await pass(interval * 4);
  expect(asked - back).toBeGreaterThanOrEqual(3);
});

it('waits with a repeat until the page is seen', async () => {
  server = 'away';
  await pass(interval + 500);
  const before = asked;
  see(false);
  await pass(5 * 60_000);
  expect(asked).toBe(before);
  server = 'well';
  see(true);
  await pass(interval + 500);
  expect(asked).toBeGreaterThan(before);
});

it('leaves a refusal alone', async () => {
  server = 'refuses';
  await pass(interval + 500);
  const before = asked;
  await pass(5 * 60_000);
  expect(asked).toBe(before);
});
