import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';

import { accountOf } from '../lib/accounts.ts';
import { person } from '../lib/people.ts';
import { drawn, trackRequests } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { watchShifts } from '../lib/shifts.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('empty');
});
test.afterAll(() => server.stop());

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Whatever the console complains of: a difference between the built page and the application is an error there. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

async function open(browser: Browser, options: { size?: keyof typeof sizes; scripts?: boolean } = {}) {
  const { size = 'phone', scripts = true } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: sizes[size],
    locale: 'ru-RU',
    javaScriptEnabled: scripts,
  });
  return { context, page: await context.newPage() };
}

/** Holds every script until released. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The server behind a slow wire: a page comes in two pieces, the second begins with `mark`. */
async function startPieces(mark: string): Promise<{ url: string; cut: () => number; stop: () => void }> {
  let pages = 0;
  const wire = createServer((asked, answer) => {
    void (async () => {
      const got = await fetch(`${server.url}${asked.url}`, { headers: { accept: asked.headers.accept ?? '*/*' } });
      const type = got.headers.get('content-type') ?? '';
      const policy = got.headers.get('content-security-policy');
      const body = Buffer.from(await got.arrayBuffer());
      answer.writeHead(got.status, { 'content-type': type, ...(policy ? { 'content-security-policy': policy } : {}) });
      const cut = type.startsWith('text/html') ? body.indexOf(mark) : -1;
      if (cut > 0) {
        pages += 1;
        answer.write(body.subarray(0, cut));
        await sleep(600);
      }
      answer.end(body.subarray(Math.max(cut, 0)));
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', ready));
  const address = wire.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, cut: () => pages, stop: () => wire.close() };
}

/** React has taken the page over: its properties stand on the elements. */
const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('input');
    return box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps'));
  });

test('Login and Registration are painted without scripts', async ({ browser }) => {
  const { page, context } = await open(browser, { scripts: false });
  await page.goto('/login');
  await expect(page).toHaveTitle('Вход · Прибавка');
  await expect(page.getByRole('heading', { name: 'Вход в программу' })).toBeVisible();
  await expect(page.getByLabel('Телефон или эл. почта')).toBeVisible();
  await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Войти' })).toHaveCSS('background-color', 'rgb(16, 112, 78)');
  await page.goto('/registration');
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
  await expect(page.getByLabel('ИНН организации')).toBeVisible();
  await context.close();
});

test('somebody with a session never sees the built Login', async ({ request }) => {
  const built = await (await request.get(`${server.url}/login`)).text();
  const plain = await (await request.get(`${server.url}/login`, { headers: { cookie: 'pb_session=1' } })).text();
  expect(built).toContain('Телефон или эл. почта');
  expect(plain).not.toContain('Телефон или эл. почта');
});

for (const [address, label, typed] of [
  ['/login', 'Телефон или эл. почта', 'a.melnikova@masterok.example'],
  ['/registration', 'ИНН организации', '7707083893'],
] as const) {
  test(`${address}: what is typed before the scripts stays, and nothing complains`, async ({ browser }) => {
    const { page, context } = await open(browser);
    const found = complaints(page);
    const release = await holdScripts(context);
    await page.goto(address, { waitUntil: 'commit' });
    const box = page.getByLabel(label);
    await box.click();
    await page.keyboard.type(typed);
    await box.evaluate((element) => element.setAttribute('data-same', ''));
    expect(await isLive(page)).toBe(false);
    release();
    await expect.poll(() => isLive(page)).toBe(true);
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();
    // The very same element: the page was taken over, not drawn again.
    await expect(box).toHaveAttribute('data-same', '');
    // The form knows the value too: an edit goes on from it.
    await page.keyboard.press('Backspace');
    await expect(box).toHaveValue(typed.slice(0, -1));
    await expect(page.locator('#root')).not.toContainText('Обязательное поле');
    expect(found).toEqual([]);
    await context.close();
  });
}

test('a form sent before the scripts sends nothing, keeps what was typed and is sent when it is alive', async ({
  browser,
}) => {
  const { page, context } = await open(browser);
  const release = await holdScripts(context);
  await page.goto('/login', { waitUntil: 'commit' });
  const { login, password } = accountOf(server, 'admin');
  await page.getByLabel('Телефон или эл. почта').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  // The password never gets into the address, and the page is not left.
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.keyboard.press('Enter');
  await page.getByLabel('Пароль', { exact: true }).press('Enter');
  expect(page.url()).toBe(`${server.url}/login`);
  release();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(page.getByLabel('Телефон или эл. почта')).toHaveValue(login);
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await context.close();
});

for (const size of ['phone', 'desk'] as const) {
  for (const address of ['/login', '/registration']) {
    test(`nothing moves on ${address} at ${size} while it comes to life`, async ({ browser }) => {
      const { page, context } = await open(browser, { size });
      const moves = await watchShifts(context);
      const requests = trackRequests(page);
      await page.goto(address);
      await expect.poll(() => isLive(page)).toBe(true);
      // The contacts of the support and the social networks come last.
      if (address === '/login') await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
      await requests.settled();
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      expect(await moves(page)).toEqual([]);
      await context.close();
    });
  }
}

// Registration begins at the top: whatever comes after a piece of it stands below.
test('nothing moves on /login that comes in pieces', async ({ browser }) => {
  const { page, context } = await open(browser, { size: 'desk' });
  const moves = await watchShifts(context);
  const wire = await startPieces('<form');
  await page.goto(`${wire.url}/login`);
  await expect.poll(() => isLive(page)).toBe(true);
  expect(wire.cut()).toBe(1);
  expect(await moves(page)).toEqual([]);
  await context.close();
  wire.stop();
});

test('Login is seen by somebody with an application under way in the same tab', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await page.goto('/registration');
  await page.getByLabel('ИНН организации').fill('7707083893');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pb-registration'))).toContain('7707083893');
  await page.goto('/login');
  await expect(page.getByLabel('Телефон или эл. почта')).toBeVisible();
  await context.close();
});

test('without a session a guarded address is painted as Login at once and comes back after the sign-in', async ({
  browser,
}) => {
  const { page, context } = await open(browser);
  const release = await holdScripts(context);
  await page.goto('/sales', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Вход в программу' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login?returnTo=%2Fsales');
  await context.close();
});

test('an application sent back for changes does not complain when its page is loaded again', async ({ browser }) => {
  const { page, context } = await open(browser);
  const found = complaints(page);
  await page.goto('/registration');
  await expect.poll(() => isLive(page)).toBe(true);
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { confirmPhone: true } }, ''));
  await page.reload();
  // Without a session its code cannot be sent: Login is where one is had.
  await expect(page.getByText(/^Время сеанса истекло/).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(found.filter((text) => /react|hydrat/i.test(text))).toEqual([]);
  await context.close();
});
