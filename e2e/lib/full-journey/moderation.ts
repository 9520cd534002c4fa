import { expect, test } from '@playwright/test';

import type { Walk } from './walk.ts';

/** Step: the office checks it by keys, takes the decision back and takes it again. */
export const checkByKeys = ({ staffPage }: Walk): Promise<void> =>
  test.step('the office checks it by keys, takes the decision back and takes it again', async () => {
    await staffPage.goto('/admin/sales/queue');
    await expect(staffPage.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
    await expect(staffPage.getByRole('img', { name: /./ }).first()).toBeVisible();
    await expect(staffPage.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await staffPage.locator('body').press('KeyA');
    await expect(staffPage.getByText('Всё проверено').first()).toBeVisible();
    await staffPage.locator('body').press('KeyZ');
    await expect(staffPage.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
    await expect(staffPage.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await staffPage.locator('body').press('KeyA');
    await expect(staffPage.getByText('Всё проверено').first()).toBeVisible();
  });
