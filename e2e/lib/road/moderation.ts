import { expect, test } from '@playwright/test';

import type { Walk } from './walk.ts';

/** Step: the office checks it by keys, takes the decision back and takes it again. */
export const checkByKeys = ({ desk }: Walk): Promise<void> =>
  test.step('the office checks it by keys, takes the decision back and takes it again', async () => {
    await desk.goto('/admin/sales/queue');
    await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
    await expect(desk.getByRole('img', { name: /./ }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await desk.locator('body').press('KeyA');
    await expect(desk.getByText('Всё проверено').first()).toBeVisible();
    await desk.locator('body').press('KeyZ');
    await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
    await desk.locator('body').press('KeyA');
    await expect(desk.getByText('Всё проверено').first()).toBeVisible();
  });
