import { type Browser, expect, type Page, test } from '@playwright/test';

import { caller } from '../lib/caller.ts';
import { rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, tokensFor, visitor } from '../lib/visitors.ts';

const moderator = 'moderator@pribavka.example';
const second = 'moderator2@pribavka.example';

let server: RunningServer;
/** Sales that wait for a decision, the oldest first. Tests take them far apart: who steps on takes the next one. */
let waiting: { id: string; number: string }[];

test.beforeAll(async () => {
  server = await startSeeded('full');
  const who = await caller(server, moderator);
  const { items } = await who.read<{ items: typeof waiting }>('POST', 'sales/admin/sales/list', {
    size: 50,
    filters: { statuses: ['moderation'], checkable: true },
    sort: [{ field: 'submittedAt', direction: 'asc' }],
  });
  waiting = items;
});
test.afterAll(() => server.stop());

const approve = (page: Page) => page.getByRole('button', { name: /^Подтвердить/ });
/** The sentence of the lock: the banner itself, not what was read aloud. */
const said = (page: Page, text: RegExp | string) => page.getByRole('region', { name: /^Продажа/ }).getByText(text);

/** As long as two looks at the list of the queue take: a lock is looked at more often. */
async function looks(page: Page): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    await page.waitForResponse((answer) => answer.url().endsWith('/sales/list'));
  }
}

async function open(browser: Browser, login: string, id: string) {
  const who = await visitor(browser, server, 'desk', login);
  await who.page.goto(`/admin/sales/queue/${id}`);
  return who;
}

async function holderOf(id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ email: string }>(
    server,
    'select u.email from sales s join users u on u.id = s.locked_by where s.id = $1 and s.locked_until > now()',
    [id],
  );
  return row?.email;
}

test('two moderators at one sale: one decides, the other is told who, and may decide as soon as it is free', async ({
  browser,
}) => {
  const id = waiting[0]!.id;
  const first = await open(browser, moderator, id);
  await expect(approve(first.page)).toBeVisible();
  const other = await open(browser, second, id);
  await expect(said(other.page, /^Проверяет .+\. Когда продажа освободится/)).toBeVisible();
  await expect(approve(other.page)).toHaveCount(0);
  // Nothing is refused while it is waited for.
  const refused: string[] = [];
  other.page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await looks(other.page);
  expect(refused).toEqual([]);
  expect(await holderOf(id)).toBe(moderator);

  await first.page.keyboard.press('j');
  await expect(approve(other.page)).toBeVisible();
  await expect(said(other.page, /^Проверяет/)).toHaveCount(0);
  await expect.poll(() => holderOf(id)).toBe(second);
  await first.context.close();
  await other.context.close();
});

test('two tabs of one moderator: the second takes the check over by a press, the first says so and gives nothing back', async ({
  browser,
}) => {
  const id = waiting[4]!.id;
  const { page, context } = await open(browser, moderator, id);
  await expect(approve(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/admin/sales/queue/${id}`);
  await expect(said(other, 'Эта продажа открыта у вас в другой вкладке')).toBeVisible();
  await expect(approve(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Проверять здесь' }).click();
  await expect(approve(other)).toBeVisible();
  await expect(said(page, 'Вы продолжили проверку в другой вкладке')).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  await other.keyboard.press('a');
  await expect(other.getByRole('heading', { name: `Продажа ${waiting[4]!.number}` })).toHaveCount(0);
  const [row] = await rowsOf<{ status: string; n: number }>(
    server,
    `select s.status, (select count(*)::int from sale_decisions d where d.sale_id = s.id) as n from sales s where s.id = $1`,
    [id],
  );
  expect(row).toEqual({ status: 'confirmed', n: 1 });
  await context.close();
});

test('an hour’s sleep: the sale has gone back to the queue and to another, and is taken back by a press when free', async ({
  browser,
}) => {
  const id = waiting[8]!.id;
  const who = await visitor(browser, server, 'desk', moderator);
  await who.page.clock.install();
  await who.page.goto(`/admin/sales/queue/${id}`);
  await expect(approve(who.page)).toBeVisible();
  await who.page.keyboard.press('q');
  await who.page.keyboard.type('Пришлите чек');
  await who.page.keyboard.press('Escape');
  // The lid was closed: the lock has lapsed on the server as well.
  await rowsOf(server, `update sales set locked_until = now() - interval '50 minutes' where id = $1`, [id]);
  await who.page.clock.fastForward('01:00:00');
  await expect(said(who.page, 'Десять минут без действий: продажа вернулась в очередь')).toBeVisible();
  await expect(approve(who.page)).toHaveCount(0);
  expect(await holderOf(id)).toBeUndefined();

  const other = await open(browser, second, id);
  await expect(approve(other.page)).toBeVisible();
  await who.page.getByRole('button', { name: 'Продолжить проверку' }).click();
  await expect(said(who.page, /^Проверяет /)).toBeVisible();
  expect(await holderOf(id)).toBe(second);
  await other.page.keyboard.press('j');
  await expect(approve(who.page)).toBeVisible();
  await expect(who.page.getByRole('textbox', { name: /Комментарий продавцу/ })).toHaveValue('Пришлите чек');
  await who.context.close();
  await other.context.close();
});

test('a session that ends: after the next sign-in the same sale is open, its words are there, the lock is one’s own', async ({
  browser,
}) => {
  const id = waiting[11]!.id;
  const { page, context } = await open(browser, moderator, id);
  await expect(approve(page)).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.type('Где чек?');
  await page.keyboard.press('Escape');
  await rowsOf(
    server,
    'update sessions set revoked_at = now() where user_id = (select id from users where email = $1)',
    [moderator],
  );
  await expect(page).toHaveURL(/\/login/);
  await giveTokens(context, server, await tokensFor(server, moderator));
  await page.goto(`/admin/sales/queue/${id}`);
  await expect(approve(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Комментарий продавцу/ })).toHaveValue('Где чек?');
  expect(await holderOf(id)).toBe(moderator);
  await context.close();
});

test('«Мои»: a question that waits for its answer says so, and nothing is asked of the server in vain', async ({
  browser,
}) => {
  const id = waiting[14]!.id;
  const { page, context } = await open(browser, moderator, id);
  await expect(approve(page)).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.type('Пришлите фото чека целиком');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Продажа ${waiting[14]!.number}` })).toHaveCount(0);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await page.getByRole('radiogroup', { name: 'Какие продажи показать' }).getByText('Мои').click();
  await page.getByRole('list', { name: 'Очередь проверки' }).getByRole('link').first().click();
  await expect(said(page, 'Ждём ответа участника: после него продажа вернётся в очередь')).toBeVisible();
  await looks(page);
  expect(refused).toEqual([]);
  await context.close();
});
