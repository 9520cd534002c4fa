import { expect, type Page, test } from '@playwright/test';

import { caller } from '../lib/caller.ts';
import { rowsOf } from '../lib/database.ts';
import { receiptPhoto } from '../lib/photo.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const form = (page: Page) => page.getByRole('dialog', { name: 'Новая продажа' });
const product = (page: Page, line = 0) => form(page).getByRole('combobox', { name: /Товар/ }).nth(line);
const serial = (page: Page, line = 0) => form(page).getByRole('textbox', { name: 'Серийный номер' }).nth(line);
const send = (page: Page) => form(page).getByRole('button', { name: 'Отправить на проверку' }).click();

async function choose(page: Page, line = 0): Promise<void> {
  await product(page, line).fill('Шуруповёрт');
  await page.getByRole('option').first().click();
}

/** A number of the shape under the field, with its last digit replaced. */
async function serialLike(page: Page, end: string): Promise<string> {
  const hint =
    (await form(page)
      .getByText(/^Например, /)
      .first()
      .textContent()) ?? '';
  return hint.replace('Например, ', '').replace(/\d$/, end);
}

async function addPhoto(page: Page): Promise<void> {
  await form(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles(await receiptPhoto(page));
}

test('an incomplete sale is not sent: words at the fields, the first wrong one in focus', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  await send(page);
  await expect(product(page)).toBeFocused();
  await expect(product(page)).toHaveAccessibleDescription(/Обязательное поле/);
  await expect(form(page).getByText('Приложите фото чека или прочитайте его QR-код').first()).toBeVisible();
  await expect(form(page).getByRole('heading', { name: /В форме 2/ })).toBeVisible();

  await expect(
    form(page)
      .getByText(/^Фото чека/)
      .first(),
  ).not.toContainText('необязательно');
  await choose(page);
  await serial(page).fill(await serialLike(page, '7'));
  await expect(form(page).getByText('Номер свободен')).toBeVisible();
  await form(page).getByLabel(/^Цена/).fill('сто');
  await form(page)
    .getByLabel(/Комментарий/)
    .focus();
  await expect(form(page).getByLabel(/^Цена/)).toHaveAccessibleDescription(/Введите цену в рублях/);

  // The same number twice is found in both lines, and goes away with one of them.
  await form(page).getByRole('button', { name: 'Добавить товар' }).click();
  await choose(page, 1);
  await serial(page, 1).fill(await serial(page).inputValue());
  await form(page)
    .getByLabel(/Комментарий/)
    .focus();
  await expect(serial(page, 1)).toHaveAccessibleDescription(/уже есть в другой позиции/);
  await form(page).getByRole('button', { name: 'Убрать позицию' }).first().click();
  await expect(serial(page)).toHaveAccessibleDescription(/Номер свободен/);
  await expect(form(page).getByLabel(/^Цена/)).toHaveValue('');
  await context.close();
});

test(
  'what is typed comes back after a reload, and nothing of it after the sale is sent',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', 'a.melnikova@masterok.example');
    await page.goto('/sales?new=1');
    await choose(page);
    const number = await serialLike(page, '8');
    await serial(page).fill(number);
    await form(page).getByLabel(/^Цена/).fill('8990');
    await form(page)
      .getByLabel(/Комментарий/)
      .fill('Покупатель вернётся завтра');
    await addPhoto(page);
    await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
    await expect(form(page).getByText(/Черновик сохранён в/)).toBeVisible();

    await page.reload();
    await expect(serial(page)).toHaveValue(number);
    await expect(form(page).getByLabel(/^Цена/)).toHaveValue('8990');
    await expect(form(page).getByLabel(/Комментарий/)).toHaveValue('Покупатель вернётся завтра');
    await expect(form(page).getByRole('button', { name: /^Убрать .*\.(jpe?g|png)$/ })).toBeVisible();

    const saleDate = form(page).getByLabel('Дата продажи');
    await saleDate.press('ArrowDown');
    const yesterday = await saleDate.inputValue();
    await send(page);
    await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
    // The success stands over a reload, and what comes next is the same.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Продажа отправлена' })).toBeFocused();
    await page.getByRole('button', { name: 'Ещё одна продажа' }).click();
    await expect(product(page)).toHaveValue('');
    await expect(form(page).getByLabel('Дата продажи')).toHaveValue(yesterday);
    await expect(form(page).getByLabel(/Комментарий/)).toHaveValue('');

    // A number that was sold already: said at once, and by the server at its field.
    await choose(page);
    await serial(page).fill(number);
    await expect(serial(page)).toHaveAccessibleDescription(/уже зарегистрирован/);
    await addPhoto(page);
    await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
    await send(page);
    await expect(serial(page)).toBeFocused();
    await expect(serial(page)).toHaveAttribute('aria-invalid', 'true');
    await context.close();
  },
);

test('a draft that was sent elsewhere keeps nobody from the next sale, and makes no second one unasked', async ({
  browser,
}) => {
  const anna = 'a.melnikova@masterok.example';
  const elsewhere = await caller(server, anna);
  const { page, context } = await visitor(browser, server, 'phone', anna);
  const sales = async () =>
    (await rowsOf<{ count: number }>(server, 'select count(*)::int as count from sales'))[0]?.count;
  await page.goto('/sales?new=1');
  const made = page.waitForResponse((response) => response.url().endsWith('/private/sales/sales'));
  await choose(page);
  const { data } = (await (await made).json()) as { data: { id: string; number: string } };
  await serial(page).fill(await serialLike(page, '4'));
  await addPhoto(page);
  await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
  const latest = async () => elsewhere.read<{ version: number; files: unknown[] }>('GET', `sales/sales/${data.id}`);
  await expect.poll(async () => (await latest()).files.length).toBe(1);
  await elsewhere.read('POST', `sales/sales/${data.id}/submit`, { version: (await latest()).version });
  const before = await sales();

  await send(page);
  await expect(form(page).getByText(`Эта продажа уже отправлена: ${data.number}`).first()).toBeVisible();
  // The ways on of the first answer are gone while the second is waited for: it would bring them back over a new sale.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const save = `**/private/sales/sales/${data.id}`;
  await page.route(save, async (route) => held.then(() => route.continue()));
  await send(page);
  await expect(form(page).getByRole('button', { name: 'Начать новую' })).toHaveCount(0);
  release();
  await expect(form(page).getByRole('link', { name: 'Открыть отправленную' })).toBeVisible();
  await page.unroute(save);
  await expect(form(page).getByRole('button', { name: 'Начать новую' })).toBeInViewport({ ratio: 1 });
  expect(await sales()).toBe(before);
  await form(page).getByRole('button', { name: 'Начать новую' }).click();
  await expect(form(page).getByRole('button', { name: 'Начать новую' })).toHaveCount(0);
  await serial(page).fill(await serialLike(page, '3'));
  await addPhoto(page);
  await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
  await send(page);
  await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
  expect(await sales()).toBe((before ?? 0) + 1);
  await context.close();
});

test('two tabs with one draft: the second press says what the first has done, in sight', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  await choose(page);
  await serial(page).fill(await serialLike(page, '2'));
  await addPhoto(page);
  await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
  await expect(form(page).getByText(/Черновик сохранён в/)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/sales?new=1');
  await expect(serial(second)).toHaveValue(await serial(page).inputValue());

  await send(page);
  await expect(page.getByRole('heading', { name: 'Продажа отправлена' })).toBeFocused();
  const refusal = form(second).getByText(/^Эта продажа уже отправлена: /);
  for (const press of ['first', 'second']) {
    await test.step(`${press} press`, async () => {
      await form(second)
        .getByLabel(/Комментарий/)
        .scrollIntoViewIfNeeded();
      await send(second);
      await expect(refusal).toBeInViewport();
      await expect(form(second).getByRole('button', { name: 'Начать новую' })).toBeInViewport({ ratio: 1 });
    });
  }
  await context.close();
});

test('a sale whose form is closed while it is on its way says that it has come', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  const made = page.waitForResponse((response) => response.url().endsWith('/private/sales/sales'));
  await choose(page);
  const { data } = (await (await made).json()) as { data: { id: string; number: string } };
  await serial(page).fill(await serialLike(page, '6'));
  await addPhoto(page);
  await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest((request) => /"submit":true/.test(request.postData() ?? ''));
  await page.route(`**/private/sales/sales/${data.id}`, async (route) => held.then(() => route.continue()));
  await send(page);
  await asked;
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(form(page)).toHaveCount(0);
  release();
  await expect(page.getByText(`Продажа ${data.number} отправлена на проверку`).first()).toBeVisible();
  await context.close();
});

test('a save of one sale whose answer was lost is never continued by the form of another', async ({ browser }) => {
  const anna = 'a.melnikova@masterok.example';
  const who = await caller(server, anna);
  const { items } = await who.read<{ items: { id: string; number: string }[] }>('POST', 'sales/sales/list', {
    filters: { statuses: ['clarification'] },
  });
  const asked = items[0]!;
  const { page, context } = await visitor(browser, server, 'phone', anna);
  const path = /\/private\/sales\/sales$/;
  await page.goto('/sales?new=1');
  // The server makes the draft; what it answers is lost.
  let made: { id: string } | undefined;
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    made ??= ((await answer.json()) as { data: { id: string } }).data;
    await route.abort();
  });
  await choose(page);
  await form(page)
    .getByLabel(/Комментарий/)
    .fill('Первая');
  await expect.poll(() => made?.id).toBeDefined();
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.unroute(path);

  await page.goto(`/sales?new=${asked.id}`);
  const other = page.getByRole('dialog', { name: `Продажа ${asked.number}` });
  await other.getByLabel(/^Цена/).first().fill('4321');
  await other.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
  const now = async (id: string) =>
    (
      await rowsOf<{ status: string; prices: string[] }>(
        server,
        `select s.status, array(select price_kopecks::text from sale_items i where i.sale_id = s.id) as prices
         from sales s where s.id = $1`,
        [id],
      )
    )[0];
  expect(await now(asked.id)).toMatchObject({ status: 'moderation', prices: expect.arrayContaining(['432100']) });
  expect((await now(made!.id))?.status).toBe('draft');

  // What is sent is not in the form any more, neither by «Назад» nor by its address.
  await page.getByRole('button', { name: 'К списку продаж' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/sales$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/sales?new=${asked.id}`);
  await expect(page).toHaveURL(`/sales?sale=${asked.id}`);
  await expect(other.getByRole('heading', { name: 'Ход проверки' })).toBeVisible();
  await context.close();
});

test('a press while a photo is on its way sends the sale once, with the photo', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  await choose(page);
  await serial(page).fill(await serialLike(page, '9'));
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/v1/private/sales/sales/files', async (route) => {
    await held;
    await route.continue();
  });
  const bodies: Array<{ submit?: boolean; fileIds?: string[] }> = [];
  page.on('request', (request) => {
    const body = request.method() === 'GET' ? null : (request.postData() ?? '');
    if (body?.includes('"submit":true')) bodies.push(JSON.parse(body) as { fileIds?: string[] });
  });
  await addPhoto(page);
  await form(page).getByRole('button', { name: 'Отправить на проверку' }).dblclick();
  await expect(form(page).getByRole('button', { name: 'Отправить на проверку' })).toHaveAttribute('aria-busy', 'true');
  expect(bodies).toEqual([]);
  arrive();
  await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
  expect(bodies.map(({ fileIds }) => fileIds?.length)).toEqual([1]);
  await context.close();
});

test('a sale the server has: leaving asks only about what is not saved yet', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  const made = page.waitForResponse((response) => response.url().endsWith('/private/sales/sales'));
  await choose(page);
  const { data } = (await (await made).json()) as { data: { id: string } };
  await expect(form(page).getByText(/Черновик сохранён в/)).toBeVisible();

  await page.goto(`/sales?new=${data.id}`);
  const price = form(page).getByLabel(/^Цена/);
  await price.fill('8990');
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(price).toHaveValue('8990');
  await expect(form(page).getByText(/Черновик сохранён в/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(form(page)).toHaveCount(0);

  // The sale has an address of its own now: the form of a new one begins empty.
  await page.goto('/sales?new=1');
  await expect(product(page)).toHaveValue('');
  await context.close();
});

/** What is left of a phone's screen over its keyboard. */
const overKeyboard = { width: 390, height: 440 };

test('over the keyboard of a phone: every field stays in sight, numbers have a keypad', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await page.goto('/sales?new=1');
  await choose(page);
  await product(page).blur();
  await page.setViewportSize(overKeyboard);
  const fields = await form(page).locator('input:not([type=file]), textarea').all();
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields) {
    if (!(await field.isEnabled())) continue;
    await field.focus();
    const inSight = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
      return element === at || element.contains(at);
    });
    expect(inSight, (await field.getAttribute('name')) ?? '').toBe(true);
  }
  await expect(form(page).getByLabel(/^Цена/)).toHaveAttribute('inputmode', 'decimal');
  await expect(form(page).getByLabel('Дата продажи')).toHaveAttribute('inputmode', 'numeric');
  await form(page).getByRole('button', { name: 'Ввести данные с чека' }).click();
  const parts = page.getByRole('dialog', { name: 'Данные с чека' });
  for (const [name, keypad] of [
    ['Дата', 'numeric'],
    ['Время', 'numeric'],
    ['Итог', 'decimal'],
    ['ФН', 'numeric'],
    ['ФД', 'numeric'],
    ['ФП', 'numeric'],
  ] as const) {
    await expect(parts.getByLabel(name, { exact: true })).toHaveAttribute('inputmode', keypad);
  }
  await context.close();
});
