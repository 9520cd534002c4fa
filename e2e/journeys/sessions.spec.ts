import { expect, test } from '@playwright/test';

import { openHarness, serveHarness } from '../lib/harness.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { signInTokens } from '../lib/accounts.ts';

const TABS = 3;
const CALLS = 20;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('empty');
});
test.afterAll(() => server.stop());

test('twenty parallel 401s in each of three tabs: one refresh, every request repeated, one notice', async ({
  context,
}) => {
  await serveHarness(context);
  const tokens = await signInTokens(server, 'admin');
  const tabs = [];
  for (let index = 0; index < TABS; index += 1) tabs.push(await openHarness(context, server.url));
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await first.evaluate((stale) => globalThis.harness.signIn(stale), { session: 'stale', refresh: tokens.refresh });

  let refreshes = 0;
  const statuses = { 200: 0, 401: 0 };
  context.on('response', (response) => {
    if (response.url().endsWith('/v1/public/auth/refresh')) refreshes += 1;
    else if (response.status() === 200 || response.status() === 401) statuses[response.status() as 200 | 401] += 1;
  });

  const answers = await Promise.all(tabs.map((tab) => tab.evaluate((times) => globalThis.harness.flood(times), CALLS)));

  expect(answers.flat()).toEqual(Array.from({ length: TABS * CALLS }, () => 'fulfilled'));
  expect(refreshes).toBe(1);
  expect(statuses).toEqual({ 200: TABS * CALLS, 401: TABS * CALLS });
  const notices = await Promise.all(tabs.map((tab) => tab.evaluate(() => [...globalThis.harness.notices()])));
  expect(notices.flat()).toEqual(['Время сеанса продлено.']);
  const stored = await first.evaluate(() => globalThis.harness.tokens());
  expect(stored?.session).not.toBe('stale');
  expect(stored?.refresh).not.toBe(tokens.refresh);
});

test('a refresh that is refused ends the session once, in every tab', async ({ context }) => {
  await serveHarness(context);
  const tabs = [await openHarness(context, server.url), await openHarness(context, server.url)];
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await first.evaluate(() => globalThis.harness.signIn({ session: 'stale', refresh: 'stale' }));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/public/auth/refresh')) refreshes += 1;
  });
  const answers = await Promise.all(tabs.map((tab) => tab.evaluate(() => globalThis.harness.flood(5))));
  expect(new Set(answers.flat())).toEqual(new Set(['rejected']));
  expect(refreshes).toBe(1);
  expect(await first.evaluate(() => globalThis.harness.tokens())).toBeUndefined();
});
