import { expect, type Page } from '@playwright/test';

import { rowsOf } from './database.ts';
import { receiptPhoto } from './photo.ts';
import type { RunningServer } from './server.ts';
import { installed, kept, storedIn } from './signal.ts';

/** The form of a sale, new or out of the queue. */
export const form = (page: Page) => page.getByRole('dialog', { name: /Новая продажа|Продажа из очереди/ });

/** The title of the sales that wait on the device. */
export const queueTitle = (page: Page) => page.getByRole('heading', { name: /^(Ждёт|Ждут) отправки/ });

/** How many wait on the device. */
export const waiting = (page: Page, count: number) =>
  page.getByRole('heading', { name: new RegExp(`^(Ждёт|Ждут) отправки ${count}\\s`) });

/** How old the figures are. */
export const strip = (page: Page) => page.getByText(/Нет (сети|связи с сервером)\. Данные на/);

/** Goes to another screen by the bar of a phone. */
export const bar = (page: Page, name: string) =>
  page.getByRole('navigation').last().getByRole('link', { name }).click();

/** Calls that make and send sales, and their photos. */
export const sales = /\/private\/sales\/sales(?:\/[^/]+)?$/;

let numbers = 0;

/** Fills the form with a number nobody has sold; answers the number. */
export async function fill(page: Page, number?: string): Promise<string> {
  await form(page).getByRole('combobox', { name: /Товар/ }).fill('Шуруповёрт');
  await page.getByRole('option').first().click();
  const example = await form(page)
    .getByText(/^Например, /)
    .first()
    .textContent();
  numbers += 1;
  const serial = number ?? (example ?? '').replace('Например, ', '').replace(/\d{3}$/, String(400 + numbers));
  await form(page).getByRole('textbox', { name: 'Серийный номер' }).fill(serial);
  return serial;
}

/** Adds a photo of a receipt. */
export async function addPhoto(page: Page): Promise<void> {
  await form(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles(await receiptPhoto(page));
}

/** Presses «Отправить на проверку». */
export const send = (page: Page) => form(page).getByRole('button', { name: 'Отправить на проверку' }).click();

/** The sale is on the device, and the form is closed. */
export async function queued(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Продажа ждёт отправки' })).toBeVisible();
  await page.getByRole('button', { name: 'К списку продаж' }).click();
}

/**
 * The sale is with the server: at once, or by the queue of the device, where the portal puts it when the server has not
 * answered in the time the portal waits for it.
 */
export async function sent(page: Page): Promise<void> {
  const atOnce = page.getByText('Продажа отправлена').first();
  const later = page.getByRole('heading', { name: 'Продажа ждёт отправки' });
  await expect(atOnce.or(later).first()).toBeVisible();
  if (await atOnce.isVisible()) return;
  await expect.poll(() => storedIn(page, 'pribavka-sales'), { timeout: 120_000 }).toEqual([]);
}

/** A whole sale without a signal. */
export async function sellOffline(page: Page, number?: string): Promise<string> {
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  const serial = await fill(page, number);
  await addPhoto(page);
  await expect(form(page).getByText('Фото на этом устройстве')).toBeVisible();
  await send(page);
  await queued(page);
  return serial;
}

/** Sales of these numbers as the database has them. */
export const salesOf = (server: RunningServer, serials: readonly string[]) =>
  rowsOf<{ serial: string; status: string; photos: number }>(
    server,
    `select i.serial_number as serial, s.status, (select count(*)::int from sale_files f where f.sale_id = s.id) as photos
     from sale_items i join sales s on s.id = i.sale_id where i.serial_number = any($1) order by 1`,
    [serials],
  );

/** Opens what a member looks at, so that it is on the device. */
export async function lookAround(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await installed(page);
  await kept(page, 'points.get');
  await bar(page, 'Продажи');
  await kept(page, 'sales.list');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  await form(page).getByRole('combobox', { name: /Товар/ }).fill('Шуруповёрт');
  await kept(page, 'products.shortList');
  await form(page).getByRole('button', { name: 'Закрыть' }).click();
  await bar(page, 'Баллы');
  await kept(page, 'operations.list');
  await bar(page, 'Каталог');
  await kept(page, 'products.list');
}
