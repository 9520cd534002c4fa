import { expect, type Page, test } from '@playwright/test';

import { breachesOf } from '../lib/axe.ts';
import { showToCamera } from '../lib/codes.ts';
import { oneOf, rowsOf } from '../lib/database.ts';
import { receiptPhoto } from '../lib/photo.ts';
import { startSeeded } from '../lib/prepare.ts';
import { cameraBrowser, cameraVideo, touchesOf, tracksOf, watchHand } from '../lib/scanning.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

test.use({ launchOptions: cameraBrowser() });

const member = 'a.melnikova@masterok.example';
let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const form = (page: Page) => page.getByRole('dialog', { name: 'Новая продажа' });
const product = (page: Page) => form(page).getByRole('combobox', { name: /Товар/ });
const serial = (page: Page) => form(page).getByRole('textbox', { name: 'Серийный номер' });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

interface Numbered {
  id: string;
  name: string;
  gtin: string;
  serial: string;
}

/** A product sold by numbers of «Честный знак», and one of them that nobody has registered. */
const numbered = (serial: string): Promise<Numbered> =>
  oneOf<Numbered>(
    server,
    `update products set serial_pattern = '^5[A-Za-z0-9]{12}$', serial_example = '5AbcDEf012345'
     where id = (select id from products where serial_required and gtin is not null and status = 'active'
       and serial_source = 'pattern' order by name limit 1)
     returning id, name, gtin, $1 as serial`,
    serial,
  );

/** The mark on its package. */
const mark = ({ gtin, serial }: Numbered) => ({ format: 'mark' as const, gtin: gtin.padStart(14, '0'), serial });

const now = new Date();
const stamp = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '');
const receipt = (fd: number, { day = stamp(now), n = 1 }: { day?: string; n?: number } = {}): string =>
  `t=${day}T0001&s=8990.00&fn=9282440300829880&i=${fd}&fp=189504453&n=${n}`;

test(
  'a receipt and a mark scanned from the open app: a sale in eight touches at most',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    await watchHand(page);
    const sold = await numbered('5AbcDEf071011');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().tap();

    await showToCamera(cameraVideo, { format: 'QRCode', text: receipt(71_001) });
    await tap(page, 'Сканировать чек');
    await expect(form(page).getByText('Чек прочитан')).toBeVisible();
    await expect(form(page).getByText(/ФД № 71001/)).toBeVisible();
    await expect(form(page).getByRole('region', { name: 'QR-код чека' })).toBeFocused();
    expect(await tracksOf(page)).toEqual(['ended']);

    await showToCamera(cameraVideo, mark(sold));
    await tap(page, 'Сканировать код товара');
    await expect(product(page)).toHaveValue(sold.name);
    await expect(form(page).getByRole('group', { name: 'Позиция 1' })).toBeFocused();
    await expect(serial(page)).toHaveValue(sold.serial);
    await expect(form(page).getByText('Номер свободен')).toBeVisible();
    await tap(page, 'Отправить на проверку');
    await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
    expect(await touchesOf(page)).toBeLessThanOrEqual(8);
    expect(await tracksOf(page)).toEqual(['ended', 'ended']);

    expect(
      await rowsOf(
        server,
        `select s.status, s.receipt_fd, s.receipt_total_kopecks::int as total, i.product_id, i.serial_number, i.mark_gtin
       from sales s join sale_items i on i.sale_id = s.id and i.removed_at is null where s.receipt_fd = '71001'`,
      ),
    ).toEqual([
      {
        status: 'moderation',
        receipt_fd: '71001',
        total: 899_000,
        product_id: sold.id,
        serial_number: sold.serial,
        mark_gtin: mark(sold).gtin,
      },
    ]);

    // The next receipt of the run: the scanner is open with the form, the shop and the day stay.
    await showToCamera(cameraVideo, mark(sold));
    await tap(page, 'Ещё чек');
    const scanner = page.getByRole('dialog', { name: 'Наведите на QR-код чека' });
    await expect(scanner.getByText(/уже зарегистрирован/)).toBeVisible();
    await showToCamera(cameraVideo, { format: 'QRCode', text: receipt(71_002) });
    await expect(form(page).getByText('Чек прочитан')).toBeVisible();
    const next = await numbered('5AbcDEf071021');
    await showToCamera(cameraVideo, mark(next));
    await tap(page, 'Сканировать код товара');
    await expect(form(page).getByText('Номер свободен')).toBeVisible();
    await tap(page, 'Отправить на проверку');
    await expect(page.getByText('Отправлено подряд')).toBeVisible();

    const sent = await oneOf<{ id: string }>(server, `select id from sales where receipt_fd = '71002'`);
    await page.goto(`/sales?sale=${sent.id}`);
    await expect(page.getByText(`(01)${mark(next).gtin}(21)${next.serial}`)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Отправлена на проверку' }).getByText('Вы'),
    ).toBeVisible();
    await context.close();
  },
);

test('with a photo instead of the code: twelve touches at most', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await watchHand(page);
  const sold = await numbered('5AbcDEf072011');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().tap();
  const chooser = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Снять' }).tap();
  await (await chooser).setFiles(await receiptPhoto(page));
  await expect(form(page).getByText('Загружен', { exact: true })).toBeVisible();
  await showToCamera(cameraVideo, { format: 'EAN13', text: sold.gtin });
  await tap(page, 'Сканировать код товара');
  await expect(product(page)).toHaveValue(sold.name);
  await showToCamera(cameraVideo, { format: 'Code128', text: sold.serial });
  await tap(page, 'Сканировать серийный номер');
  await expect(serial(page)).toHaveValue(sold.serial);
  await expect(form(page).getByText('Номер свободен')).toBeVisible();
  // A mark goes to a line of its own, wherever the scanner was opened.
  const second = await numbered('5AbcDEf072021');
  await showToCamera(cameraVideo, mark(second));
  await tap(page, 'Сканировать чек');
  await expect(serial(page).nth(1)).toHaveValue(second.serial);
  await expect(form(page).getByText('Номер свободен')).toHaveCount(2);
  await tap(page, 'Отправить на проверку');
  await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
  // Two more than the page sees: the shutter and «Готово» of the phone's own camera.
  expect((await touchesOf(page)) + 2).toBeLessThanOrEqual(12);
  expect(
    await rowsOf(
      server,
      `select i.serial_number, i.mark_gtin from sale_items i where i.removed_at is null and i.sale_id =
         (select sale_id from sale_items where serial_number = $1 and removed_at is null) order by i.position`,
      [sold.serial],
    ),
  ).toEqual([
    { serial_number: sold.serial, mark_gtin: null },
    { serial_number: second.serial, mark_gtin: mark(second).gtin },
  ]);
  await context.close();
});

test('what cannot be taken is said where it was scanned, and the camera goes on', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await watchHand(page);
  await page.goto('/sales');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).last().tap();
  const scanner = page.getByRole('dialog', { name: /^Наведите/ });
  const refusals: Array<[string, RegExp]> = [
    [receipt(72_001, { n: 2 }), /Это чек возврата/],
    [receipt(72_002, { n: 4 }), /чек покупки/],
    [receipt(72_003, { day: stamp(new Date(now.getTime() + 3 * 86_400_000)) }), /ещё не наступила/],
    [receipt(72_004, { day: '20260101' }), /Срок регистрации прошёл/],
    ['https://example.ru/skidka', /Это не QR-код чека/],
  ];
  for (const [text, reason] of refusals) {
    await showToCamera(cameraVideo, { format: 'QRCode', text });
    await tap(page, 'Сканировать чек');
    await expect(scanner.getByText(reason)).toBeVisible();
    expect((await tracksOf(page)).at(-1)).toBe('live');
    await scanner.getByRole('button', { name: 'Закрыть' }).tap();
    expect((await tracksOf(page)).at(-1)).toBe('ended');
  }

  await showToCamera(cameraVideo, { format: 'EAN13', text: '4607177964089' });
  await tap(page, 'Сканировать код товара');
  await expect(scanner.getByText('Товара с кодом 4607177964089 нет в программе')).toBeVisible();
  expect(await breachesOf(page)).toEqual([]);
  for (const name of ['Фото из галереи', 'Выбрать товар вручную']) {
    const box = await scanner.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await scanner.getByRole('button', { name: 'Выбрать товар вручную' }).tap();
  await expect(product(page)).toBeFocused();
  await expect(form(page).getByText('Чек прочитан')).toHaveCount(0);

  // Leaving the screen by the browser's own button leaves no camera on.
  await tap(page, 'Сканировать чек');
  await expect.poll(async () => (await tracksOf(page)).at(-1)).toBe('live');
  await page.goBack();
  await expect(page).toHaveURL(/\/sales$/);
  await expect(scanner).toHaveCount(0);
  expect((await tracksOf(page)).at(-1)).toBe('ended');
  await context.close();
});

test('the search of products by camera opens the card', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  await watchHand(page);
  const sold = await numbered('5AbcDEf000001');
  await page.goto('/nomenclature');
  await showToCamera(cameraVideo, { format: 'EAN13', text: sold.gtin });
  await tap(page, 'Найти по коду на упаковке');
  await expect(page.getByRole('dialog', { name: sold.name })).toBeVisible();
  expect(await tracksOf(page)).toEqual(['ended']);
  await expect(page).toHaveURL(new RegExp(`product=${sold.id}`));
  await context.close();
});
