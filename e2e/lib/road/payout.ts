import { expect, test } from '@playwright/test';

import { press, type Walk } from './walk.ts';

/** Step: the office approves, forms a registry, downloads both files, marks it paid. */
export const payOut = ({ desk }: Walk): Promise<void> =>
  test.step('the office approves, forms a registry, downloads both files, marks it paid', async () => {
    await desk.goto('/admin/transactions/withdrawals');
    await desk.getByRole('link', { name: /^В-/ }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^Одобрить/ })
      .click();
    await expect(desk.getByText(/одобрена/).first()).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.getByRole('checkbox', { name: /^Выбрать: В-/ }).check();
    await press(desk, 'В реестр');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'В реестр' }).click();
    const sheet = desk.getByRole('dialog', { name: /^Реестр/ });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Утвердить' }).click();
    for (const kind of ['CSV', 'XLSX']) {
      const saved = desk.waitForEvent('download');
      await sheet.getByRole('button', { name: `Скачать ${kind}` }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`, 'i'));
    }
    await sheet.getByRole('button', { name: 'Отметить выплаченным' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Отметить выплаченным' }).click();
    await expect(desk.getByText(/Выплачено: 1/).first()).toBeVisible();
  });
