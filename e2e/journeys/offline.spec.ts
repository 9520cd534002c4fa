import { expect, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { startSeeded } from '../lib/prepare.ts';
import { type RunningServer, startServer } from '../lib/server.ts';
import {
  addPhoto,
  bar,
  fill,
  form,
  lookAround,
  queued,
  queueTitle,
  sales,
  salesOf,
  sellOffline,
  send,
  strip,
  waiting,
} from '../lib/selling.ts';
import { cachedIn, installed, kept, signal, storedIn, watchSubmits } from '../lib/signal.ts';
import { logIn } from '../lib/people.ts';
import { visitor } from '../lib/visitors.ts';

test.use({ serviceWorkers: 'allow' });

let server: RunningServer;
const anna = 'a.melnikova@masterok.example';
const other = 'e.mamedov@kuban.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test('a day without a signal: everything opens, sales wait, a killed server loses and doubles nothing', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await lookAround(page);
  await bar(page, 'Акции');
  const promotion = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  await promotion.waitFor();
  // One of the main page, one of the list.
  const lists = async (): Promise<number> =>
    (await storedIn(page, 'pribavka-answers')).filter(({ key }) => key === 'promotions.list').length;
  await expect.poll(lists).toBeGreaterThan(1);

  await signal(context, false);
  const start = Date.now();
  await page.goto('/dashboard');
  await expect(page.getByText('Доступно').first()).toBeVisible();
  console.log(`    портал без сети открыт за ${Date.now() - start} мс`);
  await expect(strip(page)).toBeVisible();
  await bar(page, 'Каталог');
  await expect(page.getByText('Шуруповёрт').first()).toBeVisible();
  await bar(page, 'Баллы');
  await expect(page.getByText('Ожидают активации').first()).toBeVisible();
  await expect(strip(page)).toBeVisible();

  // What was never opened online shows what its list knew, and that the rest needs the network.
  await bar(page, 'Акции');
  const name = await promotion.innerText();
  await promotion.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Условия и товары откроются, когда появится связь')).toBeVisible();
  await bar(page, 'Продажи');
  const sale = page.getByRole('main').locator('a[href*="sale="]').last();
  await sale.click();
  const card = page.getByRole('dialog', { name: /^Продажа П-/ });
  await expect(card.getByText('Остальное откроется, когда появится связь')).toBeVisible();
  await page.keyboard.press('Escape');
  await bar(page, 'Баллы');

  // What needs the network says so at its place.
  await page.getByRole('tab', { name: 'Выплаты' }).click();
  await expect(page.getByRole('alert').getByText(/Нет (сети|связи с сервером)/)).toBeVisible();

  // Cut before the form is opened; the page is loaded again with half of it filled.
  await bar(page, 'Продажи');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  const first = await fill(page);
  await addPhoto(page);
  await expect(form(page).getByText('Фото на этом устройстве')).toBeVisible();
  await page.reload();
  await expect(form(page).getByRole('textbox', { name: 'Серийный номер' })).toHaveValue(first);
  await expect(form(page).getByRole('img', { name: /\.jpg$/ })).toBeVisible();
  await send(page);
  await queued(page);
  await expect(waiting(page, 1)).toBeVisible();

  // Cut while the photo is on its way.
  await signal(context, true);
  const submits = watchSubmits(context);
  /** What happens to a call that makes or sends a sale; one route for all, so that no call slips through in between. */
  let line: 'cut' | 'cut after' | 'killed' | 'whole' = 'cut';
  let killed: Promise<void> | undefined;
  await context.route(sales, async (route) => {
    if (line === 'cut') return route.abort('connectionreset');
    const isSubmit = (route.request().postData() ?? '').includes('"submit":true');
    if (line === 'whole' || !isSubmit) return route.continue();
    const kills = line === 'killed';
    if (kills) line = 'whole';
    // The server has it, the answer does not come.
    await route.fetch();
    if (kills) await (killed = server.kill());
    return route.abort('connectionreset');
  });
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  const second = await fill(page);
  await addPhoto(page);
  await expect(form(page).getByText('Фото на этом устройстве')).toBeVisible();
  await signal(context, false);
  await send(page);
  await queued(page);
  await expect(waiting(page, 2)).toBeVisible();

  // Cut while the answer is on its way: the server has the sale already, and the queue does not know.
  line = 'cut after';
  await signal(context, true);
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  const third = await fill(page);
  await addPhoto(page);
  await send(page);
  await queued(page);

  // The server is killed as soon as it has taken the next sale, before it can answer, and is started again.
  line = 'killed';
  await expect.poll(() => killed !== undefined, { timeout: 90_000 }).toBe(true);
  await killed;
  const { dataDir, url } = server;
  server = await startServer({ dataDir, port: Number(new URL(url).port), env: { DEMO_SEED: 'full' } });
  await expect(queueTitle(page)).toHaveCount(0, { timeout: 120_000 });
  expect(submits.sent.length).toBeGreaterThan(3);

  const serials = [first, second, third].toSorted();
  expect(await salesOf(server, serials)).toEqual(
    serials.map((serial) => ({ serial, status: 'moderation', photos: 1 })),
  );
  expect(await storedIn(page, 'pribavka-sales')).toEqual([]);
  await context.close();
});

test(
  'two tabs send one queue once; what is refused stays with its reason until it is corrected',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', anna);
    await lookAround(page);
    await bar(page, 'Продажи');
    await signal(context, false);
    const good = await sellOffline(page);
    const twin = await sellOffline(page, good);
    expect(twin).toBe(good);
    await expect(waiting(page, 2)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/sales');
    await expect(waiting(tab, 2)).toBeVisible();

    const submits = watchSubmits(context);
    await signal(context, true);
    await expect(waiting(page, 1)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Не принята')).toBeVisible({ timeout: 60_000 });
    await expect(waiting(tab, 1)).toBeVisible();
    // A call the network has lost is repeated by right: what the server has answered counts.
    expect(submits.answered).toHaveLength(2);

    await page.getByRole('link', { name: 'Исправить' }).click();
    await expect(form(page).getByText(/Не принята:/)).toBeVisible();
    const right = good.replace(/\d{3}$/, '399');
    await form(page).getByRole('textbox', { name: 'Серийный номер' }).fill(right);
    await send(page);
    await queued(page);
    await expect(queueTitle(page)).toHaveCount(0, { timeout: 60_000 });
    const serials = [good, right].toSorted();
    expect(await salesOf(server, serials)).toEqual(
      serials.map((serial) => ({ serial, status: 'moderation', photos: 1 })),
    );
    await context.close();
  },
);

/** Private things a browser may still hold: answers, the queue, drafts. */
async function leftIn(page: Page): Promise<unknown> {
  const local = await page.evaluate(() => Object.keys(localStorage).filter((key) => /sale|kept/.test(key)));
  const private_ = (await cachedIn(page)).filter((path) => path.startsWith('/api'));
  return [await storedIn(page, 'pribavka-answers'), await storedIn(page, 'pribavka-sales'), local, private_];
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Учётная запись|Анна/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test('a sign-out asks about what was not sent, removes everything private, and the next account sees none of it', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', anna);
  await page.goto('/sales');
  await installed(page);
  await kept(page, 'users.profile');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  await form(page).getByRole('combobox', { name: /Товар/ }).fill('Шуруповёрт');
  await kept(page, 'products.shortList');
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  const answers = JSON.stringify(await storedIn(page, 'pribavka-answers'));
  expect(answers).toContain('sales.list');
  for (const secret of ['Мельникова', 'masterok.example', '"79']) expect(answers).not.toContain(secret);

  await signal(context, false);
  await sellOffline(page);
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Не отправлена 1 продажа' });
  await expect(question.getByText('удалится с этого устройства')).toBeVisible();
  await question.getByRole('button', { name: 'Отправить' }).click();
  await expect(waiting(page, 1)).toBeVisible();
  await signOut(page);
  await question.getByRole('button', { name: 'Выйти и удалить' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => leftIn(page)).toEqual([[], [], [], []]);

  await signal(context, true);
  await logIn(page, other, demoPassword);
  await expect(page).toHaveURL(/\/sales$/);
  await expect(page.getByRole('heading', { name: 'Продажи', exact: true })).toBeVisible();
  await expect(queueTitle(page)).toHaveCount(0);
  await kept(page, 'users.profile');
  const owners = new Set((await storedIn(page, 'pribavka-answers')).map(({ owner }) => owner));
  expect(owners.size).toBe(1);
  await context.close();
});
