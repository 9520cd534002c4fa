import { type Browser, expect, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { hold, offlineCode } from '../lib/before-code.ts';
import { drawn, trackRequests } from '../lib/page-state.ts';
import { logIn, person, type Person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, hasTokens, tokensFor, visitor } from '../lib/visitors.ts';

const logins = {
  member: 'a.melnikova@masterok.example',
  admin: 'admin@pribavka.example',
  finance: 'finance@pribavka.example',
  partner: 'partner@masterok.example',
  /** In moderation with a verified phone. */
  moderation: 'l.sharipova@masterok.example',
  /** In moderation, phone not verified. */
  unverified: 'v.kim@domostroy.example',
};
type Who = keyof typeof logins;

let server: RunningServer;
const everybody: Partial<Record<Who, Person>> = {};

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(async () => {
  for (const someone of Object.values(everybody)) await someone.context.close();
  await server.stop();
});

/** People who stay signed in for the whole file. */
async function as(browser: Browser, who: 'member' | 'admin' | 'finance' | 'partner'): Promise<Page> {
  everybody[who] ??= await visitor(browser, server, who === 'member' ? 'phone' : 'desk', logins[who]);
  return everybody[who].page;
}

const notFound = (page: Page) => page.getByRole('heading', { name: 'Такой страницы нет' });
const loginForm = (page: Page) => page.getByRole('button', { name: 'Войти' });

const redirects: ReadonlyArray<readonly ['member' | 'admin' | 'partner', from: string, to: string]> = [
  ['member', '/', '/profile'],
  ['admin', '/', '/profile'],
  ['partner', '/', '/admin/dashboard'],
  ['admin', '/admin', '/admin/dashboard'],
  ['partner', '/admin/', '/admin/dashboard'],
  ['member', '/login', '/dashboard'],
  ['admin', '/login', '/admin/dashboard'],
  ['partner', '/login', '/admin/dashboard'],
];

for (const [who, from, to] of redirects) {
  test(`${who}: ${from} leads to ${to}`, async ({ browser }) => {
    const page = await as(browser, who);
    await page.goto(from);
    await expect(page).toHaveURL(server.url + to);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(notFound(page)).toHaveCount(0);
  });
}

const forbidden: ReadonlyArray<readonly ['member' | 'finance' | 'partner' | 'admin', path: string]> = [
  ['member', '/admin'],
  ['member', '/admin/dashboard'],
  ['member', '/admin/participants'],
  ['member', '/admin/profile'],
  ['partner', '/profile'],
  ['partner', '/dashboard'],
  ['partner', '/sales'],
  ['partner', '/admin/logs'],
  ['partner', '/admin/transactions'],
  ['partner', '/admin/sales/queue'],
  ['finance', '/admin/sales/queue'],
  ['finance', '/my-points'],
  ['admin', '/nomenclature'],
];

for (const [who, path] of forbidden) {
  test(`${who}: ${path} is a 404`, { tag: '@gate' }, async ({ browser }) => {
    const page = await as(browser, who);
    await page.goto(path);
    await expect(notFound(page)).toBeVisible();
    expect(new URL(page.url()).pathname.replace(/\/dashboard$/, '')).toBe(path.replace(/\/dashboard$/, ''));
  });
}

for (const [who, path] of [
  ['partner', '/admin/logs'],
  ['partner', '/admin/transactions/operations'],
  ['finance', '/my-points'],
] as const) {
  test(`${who}: ${path} sends nothing the server refuses, not even at a first visit`, async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', logins[who]);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    const requests = trackRequests(page);
    await page.goto(path);
    await expect(notFound(page)).toBeVisible();
    // The portal asks for some more once its first screen is up.
    if (!path.startsWith('/admin')) await requests.asked(offlineCode);
    await requests.settled();
    expect(refused).toEqual([]);
    await context.close();
  });
}

test('unknown addresses and error screens in both apps, with a session and without', async ({ browser }) => {
  const stranger = await person(browser, server, 'desk');
  for (const page of [stranger.page, await as(browser, 'member'), await as(browser, 'admin')]) {
    for (const path of ['/nowhere', '/sales/1/2/3', '/admin/nowhere', '/admin/participants/1/2/3']) {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    for (const path of ['/500', '/admin/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    }
  }
  await stranger.context.close();
});

const asked: ReadonlyArray<readonly [Who, address: string, words: RegExp]> = [
  ['member', '/sales?status=confirmed', /продажи/i],
  ['admin', '/admin/participants?view=moderation', /Участники/],
  ['finance', '/admin/transactions/withdrawals', /Операции|выплат/i],
];

for (const [who, address, text] of asked) {
  test(`without a session ${address} asks to log in and comes back`, { tag: '@gate' }, async ({ browser }) => {
    const someone = await person(browser, server, who === 'member' ? 'phone' : 'desk');
    const { page } = someone;
    await page.goto(address);
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await logIn(page, logins[who], demoPassword);
    await expect(page).toHaveURL(server.url + address);
    await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
    await someone.context.close();
  });
}

for (const who of ['moderation', 'unverified'] as const) {
  test(`tokens of ${who} are cleared outside the public screens and on the way from Registration to Login`, async ({
    browser,
  }) => {
    const tokens = await tokensFor(server, logins[who]);
    const { page, context } = await person(browser, server, 'desk');
    const expectForgotten = async (): Promise<void> => {
      await expect(page).toHaveURL(/\/login/);
      await expect(loginForm(page)).toBeVisible();
      expect(await hasTokens(context)).toBe(false);
    };
    for (const path of ['/dashboard', '/', '/admin/dashboard']) {
      await giveTokens(context, server, tokens);
      await page.goto('/restore-password');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await hasTokens(context)).toBe(true);
      await page.goto(path);
      await expectForgotten();
    }

    await giveTokens(context, server, tokens);
    await page.goto('/registration');
    await page.getByRole('link', { name: 'Войдите' }).click();
    await expectForgotten();

    await giveTokens(context, server, tokens);
    // The answer that says who it is comes after the press.
    const release = await hold(context, '**/users/users/profile');
    await page.goto('/registration');
    await page.getByRole('link', { name: 'Войдите' }).click();
    release();
    await expectForgotten();
    await context.close();
  });
}

test('a confirmed member keeps the session on the way from Registration to Login', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', logins.member);
  await page.goto('/registration');
  await page.getByRole('link', { name: 'Войдите' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await hasTokens(context)).toBe(true);
  await context.close();
});

test('every navigation goes to the top, in both apps', async ({ browser }) => {
  const scrollY = (page: Page): Promise<number> => page.evaluate(() => globalThis.scrollY);
  // A wheel over rows that are being replaced by those of the answer moves nothing: it is done again.
  const scrollDown = (page: Page): Promise<void> =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, 5000);
        return scrollY(page);
      })
      .toBeGreaterThan(0);
  // A list may come late: the page is too short until then.
  const reloadSlowly = async (page: Page): Promise<void> => {
    const release = await hold(page.context(), /\/list$/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.context().unrouteAll({ behavior: 'wait' });
  };
  const member = await as(browser, 'member');
  await member.goto('/dashboard');
  await expect(member.getByRole('heading').first()).toBeVisible();
  for (const name of ['Акции', 'Каталог', 'Главная']) {
    await scrollDown(member);
    await member.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name }).click();
    await expect.poll(() => scrollY(member)).toBe(0);
  }
  // A page that is loaded in the same tab, too, and one that is loaded again stays where it was.
  await member.goto('/promotions');
  await scrollDown(member);
  await reloadSlowly(member);
  await member.goto('/nomenclature');
  await expect(member.getByRole('list', { name: 'Каталог' }).getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => member.evaluate(() => document.body.scrollHeight - innerHeight)).toBeGreaterThan(50);
  await drawn(member);
  expect(await scrollY(member)).toBe(0);
  const admin = await as(browser, 'admin');
  await admin.setViewportSize({ width: 1440, height: 500 });
  await admin.goto('/admin/dashboard');
  for (const name of ['Операции', 'Дашборд', 'Участники']) {
    await admin.mouse.move(800, 300);
    await scrollDown(admin);
    await admin.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name }).click();
    await expect.poll(() => scrollY(admin)).toBe(0);
  }
  await scrollDown(admin);
  await reloadSlowly(admin);
  await admin.setViewportSize({ width: 1440, height: 900 });
});

const menus: ReadonlyArray<readonly ['member' | 'admin' | 'finance' | 'partner', path: string, sections: string[]]> = [
  ['member', '/dashboard', ['Главная', 'Продажи', 'Баллы', 'Акции', 'Каталог']],
  ['admin', '/dashboard', ['Главная', 'Продажи', 'Мои баллы', 'Акции', 'Профиль']],
  [
    'admin',
    '/admin/dashboard',
    [
      'Дашборд',
      'Участники',
      'Партнёры',
      'Группы точек',
      'Продажи',
      'Акции',
      'Операции',
      'Номенклатура',
      'Бренды',
      'Производители',
      'Обращения',
      'Техпользователи',
      'Журнал',
      'Роли и доступы',
    ],
  ],
  [
    'partner',
    '/admin/dashboard',
    ['Дашборд', 'Участники', 'Партнёры', 'Группы точек', 'Продажи', 'Акции', 'Номенклатура', 'Бренды', 'Мои обращения'],
  ],
];

for (const [who, path, sections] of menus) {
  test(`the menu of ${who} at ${path} shows what the role may open`, async ({ browser }) => {
    const page = await as(browser, who);
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('listitem').getByRole('link');
    // As it is seen: a section with a short name for a phone has both.
    await expect(links).toHaveText(
      sections.map((name) => new RegExp(`^${name}\\s*\\d*$`)),
      { useInnerText: true },
    );
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(notFound(page)).toHaveCount(0);
    }
  });
}

/** A browser so busy that the page has left before it hears whether its cookies are in place. */
function hearLateOfCookies(): void {
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, 2000));
  Object.assign((globalThis as { cookieStore?: object }).cookieStore ?? {}, { get: () => late });
}

for (const [who, screens] of [
  ['member', ['/dashboard', '/sales']],
  ['admin', ['/admin/dashboard', '/admin/participants']],
] as const) {
  test(`leaving in one tab of ${who} ends the others`, async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', logins[who]);
    await page.addInitScript(hearLateOfCookies);
    const other = await context.newPage();
    await page.goto(screens[0]);
    await other.goto(screens[1]);
    await expect(other.getByRole('heading').first()).toBeVisible();
    await page.getByRole('button', { name: /Карташов|Мельникова/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(loginForm(tab)).toBeVisible();
    }
    expect(await hasTokens(context)).toBe(false);
    await context.close();
  });
}
