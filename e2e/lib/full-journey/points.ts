import { expect, test } from '@playwright/test';

import { sent } from '../selling.ts';
import { fillSale } from './sale.ts';
import { press, type Walk } from './walk.ts';

/** Step: points wait: the hold of the programme is fourteen days. */
export const seePending = ({ page, programme: { product } }: Walk): Promise<void> =>
  test.step('points wait: the hold of the programme is fourteen days', async () => {
    await page.goto('/my-points');
    await expect(page.getByText('Ожидают активации').first()).toBeVisible();
    await expect(page.getByText(String(product.points)).first()).toBeVisible();
  });

/** Step: without a hold points are active at once, and every row says why. */
export const earnAtOnce = ({ page, staffPage, programme: { product } }: Walk): Promise<void> =>
  test.step('without a hold points are active at once, and every row says why', async () => {
    await staffPage.goto('/admin/transactions/settings');
    await staffPage.getByLabel('Ждать активации, дней').fill('0');
    await staffPage.getByLabel('Вывести не меньше, баллов').fill('100');
    await staffPage.getByLabel('Шаг вывода, баллов').fill('1');
    await press(staffPage, 'Сохранить настройки');
    await press(staffPage, /^Сохранить$/);
    await expect(staffPage.getByText('Настройки сохранены').first()).toBeVisible();

    await page.goto('/sales?new=1');
    await fillSale(page, product, '2');
    await press(page, 'Отправить на проверку');
    await sent(page);

    await staffPage.goto('/admin/sales/queue');
    await expect(staffPage.getByRole('heading', { name: /Продажа П-/ })).toBeVisible();
    await expect(staffPage.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await staffPage.locator('body').press('KeyA');
    await expect(staffPage.getByText('Всё проверено').first()).toBeVisible();

    await page.goto('/my-points');
    await expect(page.getByText('Начислено').filter({ visible: true }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Продажа П-/ })
      .first()
      .click();
    await expect(page.getByText('Почему столько').first()).toBeVisible();
    await expect(page.getByText('за штуку').filter({ visible: true }).first()).toBeVisible();
  });
