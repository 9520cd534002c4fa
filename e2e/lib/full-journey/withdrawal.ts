import { expect, test } from '@playwright/test';

import { member, type Walk } from './walk.ts';

/** Step: the member takes the points out by a code from the phone. */
export const takeOut = ({ server, page }: Walk): Promise<void> =>
  test.step('the member takes the points out by a code from the phone', async () => {
    await page.goto('/my-points?withdraw=1');
    await page.getByLabel('Сколько вывести').fill('100');
    await expect(page.getByText('На карту придёт').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Вывести/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: /Код/ }).fill(await server.codeFor(member.phone));
    await expect(page.getByText('Заявка принята').first()).toBeVisible();
  });

/** Step: the member sees «Выплачено». */
export const seePaid = ({ page }: Walk): Promise<void> =>
  test.step('the member sees «Выплачено»', async () => {
    await page.goto('/my-points?tab=payouts');
    await expect(page.getByText('Выплачено').filter({ visible: true }).first()).toBeVisible();
  });
