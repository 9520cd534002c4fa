import { expect, type Page, test } from '@playwright/test';

import { loginScripts } from '../../scripts/checks/budgets.ts';
import { logIn, person } from '../lib/people.ts';
import { accountOf } from '../lib/accounts.ts';
import { received, trackRequests } from '../lib/page-state.ts';
import { programme } from '../lib/programme.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { cutOff, openFully } from '../lib/signal.ts';
import { visitor } from '../lib/visitors.ts';

/** The five documents of specification §7, by the ends of their public addresses. */
const documents = ['program-rules-file', 'personal-data-processing-file', 'policy', 'oferta', 'mailing-info'];
const documentOf = (url: string): string | undefined =>
  documents.find((name) => new URL(url).pathname.endsWith(`/public/backoffice/settings/${name}`));

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('empty');
});
test.afterAll(() => server.stop());

/** Walks Registration to the step where the documents are named. */
async function toConsents(page: Page): Promise<void> {
  const { inn, storeName } = await programme(server);
  await page.goto('/registration');
  await page.getByLabel('ИНН организации').fill(inn);
  await page.getByRole('radio', { name: new RegExp(storeName) }).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByLabel('Фамилия').fill('Ивашова');
  await page.getByLabel('Имя', { exact: true }).fill('Нина');
  await page.getByLabel('Телефон').fill('9065550188');
  await page.getByLabel('Эл. почта').fill('n.ivashova@masterok.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Прибавка!2026a');
  await page.getByLabel('Пароль ещё раз').fill('Прибавка!2026a');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page.getByRole('heading', { name: 'Прочитайте документы программы' })).toBeVisible();
}

for (const [app, address, heading] of [
  ['the portal', '/restore-password', 'Восстановление пароля'],
  ['the back-office', '/admin/500', 'Не смогли открыть раздел'],
] as const) {
  test(`${app} draws nothing before the five documents have answered`, async ({ browser }) => {
    const { page, context } = await person(browser, server, 'desk');
    const held: Array<() => void> = [];
    await context.route(
      (url) => documentOf(url.href) !== undefined,
      async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      },
    );
    const asked: string[] = [];
    context.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/')) asked.push(documentOf(request.url()) ?? path);
    });
    const answered = new Set<string>();
    context.on('requestfinished', (request) => {
      const name = documentOf(request.url());
      if (name !== undefined) answered.add(name);
    });
    const opened = page.goto(address);
    await expect.poll(() => held.length).toBe(documents.length);
    // Nothing else is asked for, nothing is drawn while one of them is still on its way.
    const [last, ...others] = held;
    for (const release of others) release();
    // The page has all the others, and would have drawn itself.
    await expect.poll(() => answered.size).toBe(documents.length - 1);
    for (const name of answered) await received(page, new RegExp(`/${name}$`));
    expect(asked.toSorted()).toEqual(documents.toSorted());
    expect(await page.locator('#root > *').count()).toBe(0);
    last?.();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await opened;
    await context.close();
  });
}

test('the built Registration stays as it was built before the five documents have answered', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(
    (url) => documentOf(url.href) !== undefined,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const asked: string[] = [];
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) asked.push(documentOf(request.url()) ?? path);
  });
  const built = await (await context.request.get(`${server.url}/registration`)).text();
  const opened = page.goto('/registration');
  await expect.poll(() => asked.length).toBe(documents.length);
  // The code of the screen is here, and would have taken it over.
  await received(page, /\/assets\/registration-[^/]*\.js$/);
  expect(asked.toSorted()).toEqual(documents.toSorted());
  // A picture of the screen and nothing more: no application has taken it over, no document is linked.
  const root = page.locator('#root');
  const text = built.slice(built.indexOf('id="root"')).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('ИНН организации');
  expect(text).toContain(await root.evaluate((element) => element.textContent.slice(0, 40)));
  expect(
    await root.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].some((node) =>
        Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    ),
  ).toBe(false);
  release();
  await opened;
  await page.getByLabel('ИНН организации').fill('7707083893');
  await expect(page.getByText(/не участвует/)).toBeVisible();
  await context.close();
});

test('a document that answers 500 keeps nothing closed; only Registration says which, and asks again', async ({
  browser,
}) => {
  const { page, context } = await person(browser, server, 'phone');
  let broken = true;
  await context.route('**/settings/oferta', (route) =>
    broken ? route.fulfill({ status: 500, json: { messages: ['Сломалось'], errors: [] } }) : route.continue(),
  );
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(page.getByText('Сломалось')).toHaveCount(0);
  await expect(page.getByText('Документ временно недоступен')).toHaveCount(0);
  await toConsents(page);
  await expect(page.getByText('Документ временно недоступен').first()).toBeVisible();
  const missing = page.getByText('Не загрузились: Оферта. Без них регистрация невозможна.', { exact: true });
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(missing).toBeVisible();
  // The second answer is on its way until the button is free again.
  await expect(page.getByRole('button', { name: 'Повторить' })).not.toHaveAttribute('aria-busy', 'true');
  broken = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'оферту' })).toBeVisible();
  await context.close();
});

test('a document that never answers does not keep the interface closed', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await context.route('**/settings/policy', () => undefined);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await context.close();
});

test('the loader covers the routed view while a screen is on its way, and closes', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  for (const [address, link, heading] of [
    ['/dashboard', 'Акции', 'Акции'],
    ['/admin/dashboard', 'Участники', 'Участники'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    const loader = main.getByRole('progressbar');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(loader).toHaveCount(0);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/assets/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: link }).click();
    await expect(main.getByText('Открываем раздел…')).toBeVisible();
    const [covered, bounds] = await Promise.all([
      main.locator('[data-veil]').first().boundingBox(),
      main.boundingBox(),
    ]);
    expect(covered?.width).toBeGreaterThan((bounds?.width ?? 0) * 0.9);
    // The navigation next to the view stays usable.
    await expect(page.getByRole('link', { name: link }).first()).toBeEnabled();
    release();
    await expect(main.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    await expect(main.getByText('Открываем раздел…')).toHaveCount(0);
    await expect(loader).toHaveCount(0);
    await context.unroute('**/assets/**');
  }
  await context.close();
});

for (const [app, address, link, target, chunk] of [
  ['the portal', '/dashboard', 'Акции', '/promotions', 'promotions'],
  ['the back-office', '/admin/dashboard', 'Журнал', '/admin/logs', 'logs'],
] as const) {
  test(`a screen of ${app} that a release has taken away is reloaded`, async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    let asked = 0;
    await context.route(`**/assets/${chunk}-*.js`, async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
    });
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: link }).click();
    await expect.poll(() => asked).toBe(2);
    await expect(main.getByRole('heading', { name: link, exact: true })).toBeVisible();
    await expect(page).toHaveURL(target);
    await context.close();
  });
}

test('the rows of an area of the back-office are asked for while its code is on its way, and once', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/brands-*.js', async (route) => {
    await held;
    await route.continue();
  });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/brands/list')) asked += 1;
  });
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Бренды' }).click();
  await expect.poll(() => asked).toBe(1);
  release();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Бренды', exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Бренды программы' })).toBeVisible();
  expect(asked).toBe(1);
  await context.close();
});

test('a screen of the portal that is lost on the way leaves the page and comes with the network', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await openFully(page, '/dashboard');
  let opened = 0;
  page.on('load', () => (opened += 1));
  await cutOff(page);
  // The page looks by itself whether it could be opened again; until it has, a connection that is back would open it.
  const looked = page.waitForEvent('requestfailed', (request) => request.url() === `${server.url}/promotions`);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Акции' }).click();
  await expect(page.getByRole('heading', { name: 'Нет связи с интернетом' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await looked;
  expect(opened).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Акции', exact: true })).toBeVisible();
  await context.close();
});

test('a part the main page is whole without leaves the page and its menu when it is lost', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  let lost = 0;
  await context.route('**/assets/HowTo-*.js', async (route) => {
    lost += 1;
    await route.abort('internetdisconnected');
  });
  await openFully(page, '/dashboard');
  expect(lost).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Акции' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Акции', exact: true })).toBeVisible();
  await context.close();
});

test("no screen breaks the server's Content-Security-Policy", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const breaches: string[] = [];
  await context.exposeBinding('breach', (_source, text: string) => breaches.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (globalThis as unknown as { breach: (text: string) => void }).breach(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  const opened = await page.goto('/login');
  expect(opened?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/);
  const { login, password } = accountOf(server, 'admin');
  await logIn(page, login, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const addresses = ['/admin/participants', '/admin/sales', '/admin/sales/queue', '/admin/transactions', '/admin/logs'];
  for (const address of [...addresses, '/admin/profile', '/profile', '/sales', '/my-points', '/registration', '/500']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(breaches).toEqual([]);
  // The check itself works: a script without the nonce is refused and heard of.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.forbidden = true';
    document.head.append(script);
  });
  await expect.poll(() => breaches.length).toBe(1);
  await context.close();
});

test('a server that is away shows an error with a retry, not a blank page', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  for (const address of ['/dashboard', '/admin/dashboard']) {
    await context.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toBeVisible();
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(server.url + address);
  }
  // A list that fails on its own keeps the rest of the screen.
  await context.route('**/users/users/member/list', (route) => route.abort('connectionrefused'));
  await page.goto('/admin/participants');
  await expect(page.getByRole('heading', { name: 'Участники' }).first()).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Повторить' })).toBeVisible();
  await context.unroute('**/users/users/member/list');
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await context.close();
});

for (const [name, address, heading] of [
  ['Login', '/login', 'Вход в программу'],
  ['the back-office', '/admin/participants', 'Участники'],
] as const) {
  test(`${name} without its interface shows an error with a retry, not a blank or a dead page`, async ({ browser }) => {
    const { page, context } =
      address === '/login'
        ? await person(browser, server, 'phone')
        : await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
    let asked = 0;
    await context.route('**/assets/app-*.js', async (route) => {
      asked += 1;
      await route.abort('connectionreset');
    });
    await page.goto(address);
    // The page opens again by itself once, then says so.
    await expect(page.getByRole('heading', { name: 'Не смогли открыть страницу' })).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await context.close();
  });
}

test('Login works without what it fetches beforehand, and is not loaded again', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  const asked = new Set<string>();
  for (const part of ['member', 'fp.esm']) {
    await context.route(`**/assets/${part}-*.js`, async (route) => {
      asked.add(part);
      await route.abort('connectionreset');
    });
  }
  let opened = 0;
  page.on('load', () => (opened += 1));
  const requests = trackRequests(page);
  await page.goto('/login');
  await page.locator('button[type=submit]').waitFor();
  await page.getByLabel('Пароль', { exact: true }).fill('Прибавка!2026a');
  await expect.poll(() => asked.size).toBe(2);
  // Nothing is on its way: neither the page, which would be asked for first, nor another opening of it.
  await requests.settled();
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Телефон или эл. почта')).toHaveAccessibleDescription(/Обязательное поле/);
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('Прибавка!2026a');
  await expect(page.getByRole('heading', { name: 'Не смогли открыть раздел' })).toHaveCount(0);
  await requests.settled();
  expect(opened).toBe(1);
  await context.close();
});

for (const address of ['/dashboard', '/promotion-detail/7', '/sales?new=1']) {
  test(`without a session ${address} is Login, with the scripts of its budget alone`, async ({ browser }) => {
    const { page, context } = await person(browser, server, 'phone');
    const allowed = loginScripts();
    const late: string[] = [];
    // Whatever else is asked for never comes.
    await context.route(/\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (allowed.has(pathname)) await route.continue();
      else late.push(pathname);
    });
    await page.goto(address);
    await page.locator('button[type=submit]').waitFor();
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription(/Обязательное поле/);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: address })}`);
    // The page wants more after the paint, so the list is not just everything there is.
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}
