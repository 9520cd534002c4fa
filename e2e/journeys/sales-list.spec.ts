import { expect, type Page, test } from '@playwright/test';

import { breachesOf } from '../lib/axe.ts';
import { oneOf, rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import { type ChosenFile, csvFile, xlsxFile } from '../lib/sale-list-files.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';

let server: RunningServer;
/** A product without a serial number, by its article, and today in the programme. */
let article: string;
let today: string;

test.beforeAll(async () => {
  server = await startSeeded('full');
  ({ article } = await oneOf<{ article: string }>(
    server,
    `select article from products p where status = 'active' and not serial_required and not exists
      (select from products o where o.article = p.article and o.id <> p.id) order by article limit 1`,
  ));
  today = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(new Date());
});
test.afterAll(() => server.stop());

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Продажи списком' });
const cell = (page: Page, title: string, row: number) =>
  sheet(page).getByRole('textbox', { name: `${title}, строка ${row}` });
const choose = (page: Page, file: ChosenFile) => sheet(page).locator('input[type=file]').first().setInputFiles(file);
const send = (page: Page, sales: string) => sheet(page).getByRole('button', { name: `Отправить ${sales}` });

const salesOf = (numbers: string) =>
  rowsOf<{ number: string; status: string; source: string; items: number; login: string }>(
    server,
    `select s.external_id as number, s.status, s.source, u.email as login,
      (select count(*)::int from sale_items i where i.sale_id = s.id) as items
    from sales s join users u on u.id = s.member_id where s.external_id like $1 order by 1`,
    [numbers],
  );

test('an Excel file: a cut upload is repeated, errors are corrected where they stand, each sale is registered once', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  await page.goto('/sales');
  await page.getByRole('link', { name: 'Загрузить списком' }).click();
  const file = await xlsxFile(
    'касса.xlsx',
    ['Номер продажи', 'Дата продажи', 'Артикул', 'Количество', 'Цена, ₽'],
    [
      ['Э-1', today, article, 2, 199],
      ['Э-1', today, article, 1, ''],
      ['Э-2', '31.12.2030', article, 1, ''],
      ['Э-3', today, 'нет такого', 1, ''],
      ['Э-4', today, article, 1, ''],
    ],
  );
  let cuts = 1;
  await page.route('**/v1/private/sales/lists', (route) => (cuts-- > 0 ? route.abort('failed') : route.continue()));
  await choose(page, file);
  await sheet(page)
    .getByRole('button', { name: /Повторить/ })
    .click();

  await expect(send(page, '2 продажи')).toBeEnabled();
  await expect(sheet(page).getByRole('table', { name: 'Строки файла' }).getByRole('row')).toHaveCount(3);
  await expect(cell(page, 'Дата продажи', 4)).toHaveAccessibleDescription(/в.будущем/);
  await expect(cell(page, 'Артикул', 5)).toHaveAccessibleDescription(/не.найден/);
  expect(await breachesOf(page)).toEqual([]);
  expect(await salesOf('Э-%')).toEqual([]);

  await cell(page, 'Дата продажи', 4).fill(today);
  await page.keyboard.press('Enter');
  await expect(send(page, '3 продажи')).toBeEnabled();
  await expect(cell(page, 'Дата продажи', 4)).toBeFocused();
  await send(page, '3 продажи').dblclick();

  await expect(sheet(page).getByText('Отправлено 3 продажи')).toBeVisible({ timeout: 30_000 });
  await expect(cell(page, 'Артикул', 5)).toHaveValue('нет такого');
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Скачать строки с ошибками' }).click(),
  ]);
  expect(failed.suggestedFilename()).toBe('Строки с ошибками.xlsx');
  await sheet(page).getByRole('button', { name: 'К списку продаж' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Продолжить список' })).toBeVisible();

  const sale = { status: 'moderation', source: 'import', login: member };
  expect(await salesOf('Э-%')).toEqual([
    { ...sale, number: 'Э-1', items: 2 },
    { ...sale, number: 'Э-2', items: 1 },
    { ...sale, number: 'Э-4', items: 1 },
  ]);
  const { n } = await oneOf<{ n: number }>(
    server,
    `select count(*)::int as n from processes p join users u on u.id = p.started_by
      where p.kind = 'sale_import' and u.email = $1`,
    member,
  );
  expect(n).toBe(1);
  await context.close();
});

test('a file of the till in windows-1251, on a phone: columns are joined, the list waits for its owner, all of it is sent', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sales?upload=1');
  const another = sheet(page).getByRole('button', { name: 'Выбрать другой файл' });
  await another
    .or(sheet(page).getByRole('button', { name: 'Выбрать файл' }))
    .first()
    .click({ trial: true });
  if (await another.isVisible()) await another.click();
  await choose(
    page,
    csvFile(
      'касса.csv',
      ['№ чека', 'Дата', 'Товар (артикул)', 'Кол-во'],
      [
        ['Т-1', today, article, 1],
        ['Т-2', today, article, 'две'],
        ['Т-3', today, article, 3],
      ],
    ),
  );
  // What is only likely is asked about.
  await expect(sheet(page).getByRole('combobox', { name: /^Артикул/ })).toHaveText(/Товар \(артикул\)/);
  expect(await breachesOf(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Проверить' }).click();
  await expect(send(page, '2 продажи')).toBeEnabled();
  await expect(cell(page, 'Количество', 3)).toHaveAccessibleDescription(/целое число/);
  expect(await breachesOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Left and found as it was.
  await sheet(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Продолжить список' }).filter({ visible: true }).click();
  // Without the network what is typed stays, and is saved by «Повторить».
  await page.route('**/v1/private/sales/lists/*/rows', (route) => route.abort('failed'));
  await cell(page, 'Количество', 3).fill('2');
  await cell(page, 'Количество', 3).blur();
  await expect(sheet(page).getByText(/Правка не сохранилась/)).toBeVisible();
  await expect(cell(page, 'Количество', 3)).toHaveValue('2');
  await page.unroute('**/v1/private/sales/lists/*/rows');
  await sheet(page).getByRole('button', { name: 'Повторить' }).click();
  await send(page, '3 продажи').click();
  await expect(sheet(page).getByRole('heading', { name: 'Отправлено 3 продажи' })).toBeVisible({ timeout: 30_000 });
  expect(await breachesOf(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'К списку продаж' }).click();
  await expect(page.getByRole('link', { name: 'Загрузить списком' }).filter({ visible: true })).toBeVisible();

  expect((await salesOf('Т-%')).map(({ number, status }) => [number, status])).toEqual([
    ['Т-1', 'moderation'],
    ['Т-2', 'moderation'],
    ['Т-3', 'moderation'],
  ]);
  expect(await rowsOf(server, 'select id from sale_lists')).toEqual([]);
  await context.close();
});
