import { expect, test } from '@playwright/test';

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
export const earnAtOnce = ({ page, desk, programme: { product } }: Walk): Promise<void> =>
  test.step('without a hold points are active at once, and every row says why', async () => {
    await desk.goto('/admin/transactions/settings');
    await desk.getByLabel('Ждать активации, дней').fill('0');
    await desk.getByLabel('Вывести не меньше, баллов').fill('100');
    await desk.getByLabel('Шаг вывода, баллов').fill('1');
    await press(desk, 'Сохранить настройки');
    await expect(desk.getByText('Настройки сохранены').first()).toBeVisible();

    await page.goto('/sales?new=1');
    await fillSale(page, product, '2');
    await press(page, 'Отправить на проверку');
    await expect(page.getByText('Продажа отправлена').first()).toBeVisible();

    await desk.goto('/admin/sales/queue');
    await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await desk.locator('body').press('KeyA');
    await expect(desk.getByText('Всё проверено').first()).toBeVisible();

    await page.goto('/my-points');
    await expect(page.getByText('Начислено').filter({ visible: true }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Начисление за продажу/ })
      .first()
      .click();
    await expect(page.getByText('Почему столько').first()).toBeVisible();
    await expect(page.getByText('за штуку').filter({ visible: true }).first()).toBeVisible();
  });
