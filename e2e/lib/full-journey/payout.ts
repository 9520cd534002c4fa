import { expect, type Page, test } from '@playwright/test';

import { accountOf } from '../accounts.ts';
import type { RunningServer } from '../server.ts';
import { visitor } from '../visitors.ts';
import type { Walk } from './walk.ts';

/** The second signature, by finance in a window of her own. */
async function approveAsSecond(window: Page, server: RunningServer): Promise<void> {
  const browser = window.context().browser();
  if (!browser) throw new Error('the window has no browser');
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'finance').login);
  await page.goto(window.url());
  await page
    .getByRole('dialog', { name: /^Реестр/ })
    .getByRole('button', { name: 'Утвердить' })
    .click();
  // The question names the sums and whose signature was the first.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Утвердить' }).click();
  await expect(page.getByText(/утверждён/).first()).toBeVisible();
  await context.close();
}

/** Step: the office approves, forms a registry, downloads both files, marks it paid. */
export const payOut = ({ staffPage, server }: Walk): Promise<void> =>
  test.step('the office approves, forms a registry, downloads both files, marks it paid', async () => {
    await staffPage.goto('/admin/transactions/withdrawals');
    await staffPage.getByRole('link', { name: /^В-/ }).click();
    await staffPage
      .getByRole('dialog')
      .getByRole('button', { name: /^Одобрить/ })
      .click();
    await expect(staffPage.getByText(/одобрена/).first()).toBeVisible();
    await staffPage.keyboard.press('Escape');
    await staffPage.getByRole('checkbox', { name: /^Выбрать: В-/ }).check();
    // By its whole name: the view «В реестре» stands above the list.
    await staffPage.getByRole('button', { name: 'В реестр', exact: true }).click();
    await staffPage.getByRole('alertdialog').getByRole('button', { name: 'В реестр' }).click();
    const sheet = staffPage.getByRole('dialog', { name: /^Реестр/ });
    await expect(sheet).toBeVisible();
    // Who formed it does not approve it.
    await expect(sheet.getByRole('button', { name: 'Утвердить' })).toBeHidden();
    await approveAsSecond(staffPage, server);
    await staffPage.reload();
    for (const kind of ['CSV', 'XLSX']) {
      const saved = staffPage.waitForEvent('download');
      await sheet.getByRole('button', { name: `Скачать ${kind}` }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`, 'i'));
    }
    await sheet.getByRole('button', { name: 'Отметить выплаченным' }).click();
    await staffPage.getByRole('alertdialog').getByRole('button', { name: 'Отметить выплаченным' }).click();
    await expect(staffPage.getByText(/Выплачено: 1/).first()).toBeVisible();
  });
