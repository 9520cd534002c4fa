import { expect, test } from '@playwright/test';

import { accountOf } from '../lib/accounts.ts';
import { trackRequests } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, tokensFor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const everywhere = [
  'role/user/accesses',
  'users/users/profile',
  'settings/program-rules-file',
  'settings/personal-data-processing-file',
  'settings/policy',
  'settings/oferta',
  'settings/mailing-info',
];

for (const [app, login, address, own, text] of [
  [
    'the portal',
    () => 'a.melnikova@masterok.example',
    '/dashboard',
    ['transactions/points', 'transactions/cards', 'sales/sales/list', 'sales/sales/list'],
    'Доступно',
  ],
  [
    'the back-office',
    () => accountOf(server, 'admin').login,
    '/admin/participants',
    ['users/member/list'],
    'Участники',
  ],
] as const) {
  test(`${app} asks for what its address shows before any of its files is here, each once`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
    await giveTokens(context, server, await tokensFor(server, login()));
    const page = await context.newPage();
    const requests = trackRequests(page);
    const main = page.getByRole('main');
    // The first visit leaves what this person may see.
    await page.goto(address);
    await expect(main.getByText(text).first()).toBeVisible();
    await requests.settled();
    // What this page asks for later on, as news, is none of the next one's questions.
    await page.goto('about:blank');

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname.split('/').slice(-3).join('/'));
    });
    const first = [...everywhere, ...own];
    await page.goto(address, { waitUntil: 'commit' });
    const questions = (paths: readonly string[]): string[] =>
      paths.map((path) => first.find((end) => path.endsWith(end)) ?? path).toSorted();
    await expect.poll(() => questions(asked)).toEqual(first.toSorted());
    release();
    await expect(main.getByText(text).first()).toBeVisible();
    await requests.settled();
    expect(questions(asked.filter((path) => first.some((end) => path.endsWith(end))))).toEqual(first.toSorted());
    await context.close();
  });
}

test('early questions of a session that has ended lead to Login, as any others', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  await giveTokens(context, server, { session: 'ended', refresh: 'ended' });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Время сеанса истекло. Требуется авторизация.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
  await context.close();
});
