import { expect, type Page, test } from '@playwright/test';

import { card } from '../../apps/server/src/seed/numbers.ts';
import { accountOf } from '../lib/accounts.ts';
import { register } from '../lib/applicant.ts';
import { type Collector, startCollector } from '../lib/collector.ts';
import { logIn, person, type Person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, hasTokens, tokensFor, visitor } from '../lib/visitors.ts';

let server: RunningServer;
let collector: Collector;

test.beforeAll(async () => {
  collector = await startCollector();
  server = await startSeeded('empty', { SENTRY_DSN: collector.dsn });
});
test.afterAll(async () => {
  await server.stop();
  await collector.close();
});

const admin = (browser: Parameters<typeof visitor>[0]): Promise<Person> =>
  visitor(browser, server, 'desk', accountOf(server, 'admin').login);

/** Waits for an envelope that speaks of a failed call of a route. */
async function reportOf(route: string, status: number): Promise<string> {
  const found = (): string | undefined =>
    collector.envelopes().find((text) => text.includes(`"route":"${route}"`) && text.includes(`"status":"${status}"`));
  await expect.poll(found, { message: `${route} ${status}` }).toBeDefined();
  return found() ?? '';
}

/** Everything any envelope said: nothing personal may be in any of them. */
const everythingSent = (): string => collector.envelopes().join('\n');

async function failing(page: Page, address: string, answer: { status: number; json: unknown }): Promise<void> {
  await page.context().route(address, (route) => route.fulfill(answer));
}

const typed = {
  lastName: 'Бессмертнова',
  firstName: 'Аглая',
  phone: '79065550193',
  email: 'aglaya.b@masterok.example',
  password: 'Прибавка!2026z',
  card: card(4_839_193),
};
const personal = [
  'Бессмертнова',
  'Аглая',
  '9065550193',
  '(906) 555-01-93',
  '+7 906',
  'aglaya',
  typed.password,
  typed.card,
  typed.card.replace(/(\d{4})(?=\d)/g, '$1 '),
];

test('a failing call arrives as an envelope of the SDK, with nothing personal that was typed or read', async ({
  browser,
}) => {
  const { card: _card, ...applicant } = typed;
  await register(server, applicant);
  const { page, context } = await admin(browser);
  await page.goto('/admin/participants');
  // What is pressed is remembered by the SDK with the label of the element: labels name people.
  await page.getByRole('checkbox', { name: /Бессмертнова/ }).check();
  await page.getByRole('link', { name: /Бессмертнова/ }).click();
  await expect(page.getByRole('dialog', { name: /Бессмертнова/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const echoed = `Номер ${typed.phone}, +7 (906) 555-01-93, почта ${typed.email}, карта ${typed.card} уже заняты`;
  await failing(page, '**/users/users/member/list', {
    status: 500,
    json: { messages: [echoed], errors: [{ phone: [typed.phone] }] },
  });
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/поиск|имя|фамил/i))
    .first()
    .fill(typed.lastName);
  const report = await reportOf('members.list', 500);

  const [header, item, event] = report.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(header).toMatchObject({ sdk: { name: 'sentry.javascript.react' } });
  expect(item).toMatchObject({ type: 'event' });
  expect(event).toMatchObject({ tags: { route: 'members.list', kind: 'server', status: '500' } });
  expect(report).not.toContain('"infer_ip":"auto"');
  expect(everythingSent()).not.toContain('{{auto}}');
  expect((event?.['breadcrumbs'] as unknown[] | undefined)?.length).toBeLessThanOrEqual(100);
  for (const secret of [...personal, (await context.cookies())[0]?.value ?? 'нет']) {
    expect(everythingSent()).not.toContain(secret);
  }
  await context.close();
});

test('what is typed into Registration, Login and a card never leaves in a report', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await failing(page, '**/public/auth/login', { status: 500, json: { messages: [], errors: [] } });
  await page.goto('/login');
  await logIn(page, typed.email, typed.password);
  await reportOf('auth.login', 500);

  await giveTokens(context, server, await tokensFor(server, accountOf(server, 'admin').login));
  await failing(page, '**/users/users/phone', { status: 502, json: `<h1>${typed.phone}</h1>` });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Изменить телефон' }).click();
  await page.getByRole('dialog').getByLabel('Телефон').fill(typed.phone);
  await page.getByRole('dialog').locator('form').getByRole('button').last().click();
  await reportOf('users.updatePhone', 502);

  // A stray error of the page itself, with data in its words.
  await page.evaluate((data) => {
    setTimeout(() => {
      throw new Error(`Сбой у ${data.phone} ${data.email} ${data.card} в https://x.example/a?token=${data.password}`);
    });
  }, typed);
  await expect.poll(everythingSent).toContain('Сбой у');
  for (const secret of personal) expect(everythingSent()).not.toContain(secret);
  await context.close();
});

test('a screen that falls shows the error screen and is reported', async ({ browser }) => {
  const { page, context } = await admin(browser);
  for (const [address, list] of [
    ['/sales', '**/private/sales/sales/list'],
    ['/admin/participants', '**/users/users/member/list'],
  ] as const) {
    const before = collector.envelopes().length;
    await failing(page, list, { status: 200, json: { data: { items: [null], total: 1, nextCursor: null } } });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toBeVisible();
    await expect.poll(() => collector.envelopes().slice(before).join()).toContain('TypeError');
    await context.unroute(list);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toHaveCount(0);
  }
  await context.close();
});

for (const [app, address, list, route] of [
  ['portal', '/sales', '**/private/sales/sales/list', 'sales.list'],
  ['back-office', '/admin/participants', '**/users/users/member/list', 'members.list'],
] as const) {
  test(`messages of specification §8 in the ${app}`, async ({ browser }) => {
    const { page, context } = await admin(browser);
    const shown = page.getByRole('region', { name: /^(Сообщения|Уведомления)$/ }).getByRole('group');

    await failing(page, list, { status: 403, json: { messages: ['Нельзя'], errors: ['Совсем'] } });
    await page.goto(address);
    const refusal = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    // The portal says that it may not be seen, where another try would not help; a list of the back-office offers one.
    if (app === 'portal') await expect(refusal.getByRole('heading', { name: 'Недостаточно прав' })).toBeVisible();
    await expect(refusal.getByRole('button', { name: 'Повторить' })).toHaveCount(app === 'portal' ? 0 : 1);
    await reportOf(route, 403);
    await expect(shown).toHaveCount(0);
    await expect(page.getByText(/Нельзя|Совсем/)).toHaveCount(0);
    await context.unroute(list);

    // The portal says them where the list would be, the back-office in toasts; each of them is said once.
    const said = (text: string) =>
      app === 'portal'
        ? page.getByRole('main').getByText(new RegExp(`(^| )${text}( |$)`))
        : shown.and(page.getByLabel(text, { exact: true }));

    await failing(page, list, { status: 400, json: { messages: ['Раз', 'Два'], errors: ['Три'] } });
    await page.goto(address);
    await expect(said('Раз')).toBeVisible();
    await expect(said('Два')).toBeVisible();
    await expect(said('Три')).toHaveCount(0);
    await context.unroute(list);

    await failing(page, list, { status: 400, json: { messages: [], errors: ['Три', { phone: ['Четыре', 'Пять'] }] } });
    await page.goto(address);
    for (const text of ['Три', 'Четыре', 'Пять']) await expect(said(text)).toBeVisible();
    await context.close();
  });
}

for (const [app, address, link, heading] of [
  ['portal', '/dashboard', 'Продажи', 'Продажи'],
  ['back-office', '/admin/dashboard', 'Участники', 'Участники'],
] as const) {
  test(`a session that ends in the ${app}: renewed with a word, or said to be over`, async ({ browser }) => {
    const { page, context } = await admin(browser);
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const jar = await context.cookies();
    const refresh = jar.find(({ name }) => name === 'pb_refresh')?.value ?? '';
    // A background refresh of the page may find out before the press does.
    const open = async (): Promise<void> => {
      const pressed = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: link }).click();
      await Promise.race([pressed, page.waitForURL(/\/login/)]).catch(() => undefined);
      pressed.catch(() => undefined);
    };

    await giveTokens(context, server, { session: 'stale', refresh: decodeURIComponent(refresh) });
    await open();
    await expect(page.getByRole('group', { name: 'Время сеанса продлено.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Повторить' })).toHaveCount(0);

    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await giveTokens(context, server, { session: 'stale', refresh: 'stale' });
    await open();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('group', { name: 'Время сеанса истекло. Требуется авторизация.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    expect(await hasTokens(context)).toBe(false);
    await context.close();
  });
}
