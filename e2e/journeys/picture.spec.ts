import { expect, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { hold, scripts } from '../lib/before-code.ts';
import { received } from '../lib/page-state.ts';
import { logIn } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { watchShifts } from '../lib/shifts.ts';
import { installed } from '../lib/signal.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;
const member = 'a.melnikova@masterok.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const number = (page: Page) => page.locator('#root [data-part="number"]');
const picture = (page: Page) => page.locator('#root > [data-picture]');

/** A first visit, after which the browser knows who is in front of it; answers the balance as it is shown. */
async function firstVisit(page: Page): Promise<string> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
  return (await number(page).evaluate((element) => element.firstChild?.textContent)) ?? '';
}

for (const place of ['phone', 'desk'] as const) {
  test(`the main page shows the balance before its code is here, then comes to life in place: ${place}`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, server, place, member);
    const balance = await firstVisit(page);
    expect(balance).toMatch(/\d/);
    const moves = await watchShifts(context);
    const release = await hold(context, scripts);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(number(page)).toHaveText(new RegExp(`^${balance}`));
    await expect(page).toHaveTitle('Главная · Прибавка');
    // Links work, nothing of the person is guessed.
    await expect(page.getByRole('link', { name: 'Зарегистрировать продажу' })).toHaveAttribute('href', '/sales?new=1');
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(place === 'desk' ? 7 : 5);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(picture(page)).toHaveCount(1);
    const button = page.getByRole('link', { name: 'Зарегистрировать продажу' });
    const before = await button.boundingBox();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
    await expect(picture(page)).toHaveCount(0);
    const after = await button.boundingBox();
    // Faces differ by a pixel; a finger on its way to the button finds it.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
    await expect(number(page)).toHaveText(new RegExp(`^${balance}`));
    expect(await moves(page)).toEqual([]);
    await context.close();
  });
}

test('the number is never taken back while the page comes to life', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  const balance = await firstVisit(page);
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const place = document.querySelector('#root [data-part="number"]');
      const text = place && getComputedStyle(place).visibility === 'visible' ? place.firstChild?.nodeValue : undefined;
      const now = text ?? '';
      if (seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => text !== '')).toEqual([balance]);
  expect(seen.lastIndexOf('')).toBeLessThanOrEqual(0);
  await context.close();
});

test('the balance waits for the five documents, as the interface does', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await firstVisit(page);
  const release = await hold(context, /settings\/oferta/);
  await hold(context, scripts);
  const answered = page.waitForResponse(/transactions\/points$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  // The page has the answer, and would have drawn it.
  await received(page, /transactions\/points$/);
  await expect(number(page)).toBeHidden();
  release();
  await expect(number(page)).toBeVisible();
  await context.close();
});

test('whoever is no member, or was never here, sees no picture of the main page', async ({ browser }) => {
  for (const login of ['admin@pribavka.example', member]) {
    const { page, context } = await visitor(browser, server, 'desk', login);
    if (login !== member) {
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const release = await hold(context, scripts);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    await expect(page.locator('#root > *')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await context.close();
  }
});

test('a balance that does not answer holds nothing for long', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hold(context, /transactions\/points$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
  // What is asked for after the balance does not wait for it either: the menu knows how many sales wait.
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Продажи \d/ })).toBeVisible();
  await context.close();
});

test('who has gone to a link of the picture by the keyboard is on it still when the screen has come', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await firstVisit(page);
  const release = await hold(context, scripts);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(number(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'Вывести на карту' });
  await link.focus();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
  await expect(link).toBeFocused();
  await context.close();
});

test('the bell of the picture, once pressed, opens when the screen has come', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await firstVisit(page);
  const release = await hold(context, scripts);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(number(page)).toBeVisible();
  await picture(page).getByRole('button', { name: 'Уведомления' }).click();
  release();
  const feed = page.getByRole('dialog', { name: 'Уведомления' });
  await expect(feed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feed).toBeHidden();
  await expect(page.getByRole('button', { name: /^Уведомления/ })).toBeFocused();
  await context.close();
});

test('another person who has come in by another tab gets no balance of the first', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  const balance = await firstVisit(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/settings\/oferta/, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(/transactions\/points$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /Мельникова/ }).click();
  await other.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(picture(page)).toHaveCount(0);
  await logIn(other, 'e.mamedov@kuban.example', demoPassword);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Эльдар');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Эльдар');
  await expect(number(page)).toBeVisible();
  await expect(number(page)).not.toHaveText(new RegExp(`^${balance}`));
  await context.close();
});

test('a session that has ended leads from the picture to Login', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await firstVisit(page);
  for (const name of ['pb_session', 'pb_refresh']) {
    await context.addCookies([{ name, value: 'gone', url: server.url }]);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Вход в программу' })).toBeVisible();
  await context.close();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a second visit opens without waiting for a page of the server; a reload asks it', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    const balance = await firstVisit(page);
    await installed(page);
    // A page of the server has a nonce nobody had before; one that is kept has that of its installation.
    const nonce = async (): Promise<string | undefined> =>
      page.locator('meta[property="csp-nonce"]').evaluate((element: HTMLElement) => element.nonce);
    await page.goto('/dashboard');
    await expect(number(page)).toHaveText(new RegExp(`^${balance}`));
    const kept = await nonce();
    await page.goto('/dashboard');
    expect(await nonce()).toBe(kept);
    await page.goto('/sales');
    await expect(page.getByRole('heading', { name: 'Продажи', level: 1 })).toBeVisible();
    const keptForOthers = await nonce();
    await page.goto('/my-points?tab=payouts');
    await expect(page.getByRole('tab', { name: 'Выплаты' })).toHaveAttribute('aria-selected', 'true');
    expect(await nonce()).toBe(keptForOthers);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Выплаты' })).toHaveAttribute('aria-selected', 'true');
    expect(await nonce()).not.toBe(keptForOthers);
    // «Обновить» asks the server whatever the browser says of the kind of opening.
    await page.evaluate(() => caches.open('pb-ask-server'));
    await page.goto('/dashboard');
    expect(await nonce()).not.toBe(kept);
    await expect.poll(() => page.evaluate(() => caches.has('pb-ask-server'))).toBe(false);
    await page.goto('/dashboard');
    expect(await nonce()).toBe(kept);
    // Without a session it is the server that answers: its Login is drawn before the scripts.
    await context.clearCookies();
    const release = await hold(context, scripts);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Вход в программу' })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await context.close();
  });
});
