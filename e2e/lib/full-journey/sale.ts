import { expect, type Page, test } from '@playwright/test';

import { receiptPhoto } from '../photo.ts';
import { sent } from '../selling.ts';
import type { Walk } from './walk.ts';

/** Fills the form of a new sale up to its button; the serial number follows the example under its field. */
export async function fillSale(
  page: Page,
  product: { search: string; name: string },
  lastDigit: string,
): Promise<void> {
  await page.getByRole('combobox', { name: /Товар/ }).fill(product.search);
  await page.getByRole('option').filter({ hasText: product.name }).first().click();
  const hint = (await page.getByText(/^Например, /).textContent()) ?? '';
  const serial = hint.replace('Например, ', '').replace(/\d$/, lastDigit);
  await page.getByRole('textbox', { name: 'Серийный номер' }).fill(serial);
  await expect(page.getByText('Номер свободен').first()).toBeVisible();
  await page.getByLabel(/^Цена/).fill('8990');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await receiptPhoto(page));
  await expect(page.getByText('Загружен', { exact: true })).toBeVisible();
  await expect(page.getByText('Сколько начислим').first()).toBeVisible();
}

/** Step: the member registers a sale; a repeated press makes one. */
export const registerSale = ({ page, programme: { product } }: Walk): Promise<void> =>
  test.step('the member registers a sale; a repeated press makes one', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
    await fillSale(page, product, '1');
    await expect(page.getByText(/Черновик сохранён/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Отправить на проверку' }).dblclick();
    await sent(page);
    await page.goto('/sales');
    await expect(page.getByRole('list', { name: 'Продажи', exact: true }).getByText('На проверке')).toBeVisible();
  });
