import { expect, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { hold, scripts } from '../lib/before-code.ts';
import { received } from '../lib/page-state.ts';
import { logIn } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { watchShifts } from '../lib/shifts.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;
const admin = 'admin@pribavka.example';
const moderator = 'moderator@pribavka.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const picture = (page: Page) => page.locator('#root > [data-picture]');
const filled = (page: Page) => page.locator('#root > [data-picture="filled"]');
const rows = (page: Page) => page.locator('tbody > tr');

/** Rows, heads and views as they stand: what each cell says, where it is and what it is drawn with. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const looksOf = (element: Element): string =>
      [...element.querySelectorAll('a, span, svg')]
        .map((each) => `${each.tagName}.${each.getAttribute('class')}`)
        .join();
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
    return {
      cells: all('thead th, tbody th, tbody td').map((cell) => [cell.innerText, place(cell), looksOf(cell)]),
      titles: all('tbody [title], tbody [aria-label]').map((each) => each.title || each.ariaLabel),
      links: all('tbody a').map((link) => link.getAttribute('href')),
      count: all('table').map((table) => table.getAttribute('aria-rowcount')),
      indexes: all('tbody tr').map((row) => row.getAttribute('aria-rowindex')),
      views: all('main nav[aria-label="Сохранённые виды"] button').map((view) => [view.innerText, place(view)]),
    };
  });

/** A first visit, after which the browser knows who is in front of it and has the faces of the letters. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await page.waitForFunction(() => localStorage.getItem('pb_fonts'));
}

for (const { address, who, width, scheme } of [
  { address: '/admin/participants', who: admin, width: 1440, scheme: 'light' },
  { address: '/admin/participants', who: moderator, width: 1024, scheme: 'dark' },
  { address: '/admin/sales', who: moderator, width: 1440, scheme: 'light' },
  { address: '/admin/sales', who: admin, width: 800, scheme: 'dark' },
] as const) {
  test(`${address} shows its rows before its code is here, and nothing of them changes with it: ${width}`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, server, 'desk', who);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await firstVisit(page, address);
    const moves = await watchShifts(context);
    const release = await hold(context, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(filled(page)).toHaveCount(1);
    await expect(rows(page)).toHaveCount(15);
    await expect(rows(page).first()).toBeVisible();
    // The menu is this person's; what only the screen can do is not offered.
    const roles = page.locator('a[href="/admin/access-roles"]');
    await expect(roles).toHaveCount(who === admin ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Экспорт' })).toBeHidden();
    await expect(
      page.locator('main :is(button:not([title]), input:not([type="search"]), select):not([inert])'),
    ).toHaveCount(0);
    // Faces of another width may not take their place between the two looks.
    await page.evaluate(() => document.fonts.ready);
    const before = await standing(page);
    expect(before.cells.length).toBeGreaterThan(100);
    expect(JSON.stringify(before)).not.toMatch(/[\uE000-\uE002]/);
    release();
    await expect(picture(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await standing(page)).toEqual(before);
    // Faces of letters differ by a part of a pixel; a row does not move under the pointer.
    expect(await moves(page)).toEqual([]);
    await context.close();
  });
}

test('a row of the picture is a link to its card, and keeps the focus and the place of the list', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.setViewportSize({ width: 1440, height: 500 });
  await firstVisit(page, '/admin/participants');
  const release = await hold(context, scripts);
  await page.goto('/admin/participants', { waitUntil: 'commit' });
  await expect(filled(page)).toHaveCount(1);
  const link = rows(page).nth(9).getByRole('link');
  const name = await link.innerText();
  await link.focus();
  const scroller = page.locator('[data-scroll]');
  await scroller.evaluate((element) => element.scrollTo({ top: 120 }));
  release();
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name })).toBeFocused();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  // A row is pressed wherever the hand is.
  const releaseAgain = await hold(context, scripts);
  await page.goto('/admin/participants', { waitUntil: 'commit' });
  await expect(filled(page)).toHaveCount(1);
  await rows(page).nth(9).locator('td').nth(2).click();
  await expect(page).toHaveURL(/\/admin\/participants\/[\da-f-]{36}$/);
  releaseAgain();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  await context.close();
});

test('what is typed over the picture, in any layout, is looked for by the screen', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await firstVisit(page, '/admin/participants');
  const release = await hold(context, scripts);
  await page.goto('/admin/participants', { waitUntil: 'commit' });
  await expect(filled(page)).toHaveCount(1);
  // The key of «/» gives a full stop in the Russian layout.
  await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true }));
  });
  await page.keyboard.insertText('Мельникова Анна');
  release();
  await expect(picture(page)).toHaveCount(0);
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('Мельникова Анна');
  await expect(search).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Мельникова Анна');
  await context.close();
});

test('the rows wait for the five documents, as the interface does', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await firstVisit(page, '/admin/sales');
  const release = await hold(context, /settings\/oferta/);
  await hold(context, scripts);
  const answered = page.waitForResponse(/sales\/admin\/sales\/list$/);
  await page.goto('/admin/sales', { waitUntil: 'commit' });
  await answered;
  // The page has the answer, and would have drawn it.
  await received(page, /sales\/admin\/sales\/list$/);
  await expect(rows(page).first()).toBeHidden();
  release();
  await expect(rows(page).first()).toBeVisible();
  await context.close();
});

test('who sees the list otherwise sees no picture of it', async ({ browser }) => {
  const cases: readonly { who: string; prepare?: (page: Page) => Promise<unknown> }[] = [
    // Without a box at each row.
    { who: 'auditor@pribavka.example' },
    { who: admin, prepare: (page) => page.setViewportSize({ width: 390, height: 800 }) },
    // The columns are not where they were.
    {
      who: admin,
      prepare: (page) =>
        page.evaluate(() => localStorage.setItem('pb_table_someone_participants', '{"density":"compact"}')),
    },
  ];
  for (const { who, prepare } of cases) {
    const { page, context } = await visitor(browser, server, 'desk', who);
    await firstVisit(page, '/admin/participants');
    await prepare?.(page);
    const release = await hold(context, scripts);
    await page.goto('/admin/participants', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    await expect(page.locator('#root > *')).toHaveCount(0);
    release();
    await expect(rows(page).nth(1)).toBeVisible();
    await context.close();
  }
});

test('a list that does not answer is drawn by its screen, which says so', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await firstVisit(page, '/admin/sales');
  await context.route(/sales\/admin\/sales\/list$/, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'INTERNAL', message: '', data: null } }),
  );
  await page.goto('/admin/sales');
  await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await context.close();
});

test('another person who has come in by another tab gets no row of the first', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await firstVisit(page, '/admin/participants');
  const release = await hold(context, /settings\/oferta/);
  const answered = page.waitForResponse(/users\/member\/list$/);
  await page.goto('/admin/participants', { waitUntil: 'commit' });
  await answered;
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.locator('nav[aria-label="Разделы"]').getByRole('button').last().click();
  await other.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(picture(page)).toHaveCount(0);
  await logIn(other, 'partner@masterok.example', demoPassword);
  await expect(other).toHaveURL(/\/admin\/dashboard/);
  release();
  await expect(rows(page).first()).toBeVisible();
  // The list of a partner has its own people alone.
  const stores = await rows(page).locator('td:nth-child(6)').allInnerTexts();
  expect(stores.length).toBeGreaterThan(0);
  for (const store of stores) expect(store).toMatch(/Мастерок|—/);
  await context.close();
});
