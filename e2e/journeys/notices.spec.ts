import { expect, test } from '@playwright/test';

import { rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const chosen = async (): Promise<unknown> => {
  const rows = await rowsOf<{ channels: object; quiet: boolean; digest: string }>(
    server,
    `select p.channels, p.quiet, p.digest from notice_preferences p join users u on u.id = p.user_id where u.email = $1`,
    [member],
  );
  return rows[0];
};

test('a member decides what is sent, by keys alone on a desk and by a finger on a phone', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  await page.goto('/profile?tab=notices');
  const sms = page.getByRole('checkbox', { name: /Решения по продажам.*SMS/ });
  await expect(sms).toBeChecked();
  await sms.focus();
  await page.keyboard.press('Space');
  await expect(sms).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Выплаты.*SMS/ })).toBeDisabled();
  await expect.poll(chosen).toMatchObject({ channels: { sales: { sms: false } }, digest: 'auto' });

  const phone = await visitor(browser, server, 'phone', member);
  await phone.page.goto('/profile?tab=notices');
  await expect(phone.page.getByRole('checkbox', { name: /Решения по продажам.*SMS/ })).not.toBeChecked();
  await phone.page.locator('label', { hasText: 'Одна сводка в день' }).tap();
  await expect.poll(chosen).toMatchObject({ channels: { sales: { sms: false } }, digest: 'daily' });

  // The tab that was open meanwhile does not write over the other one.
  await page.getByRole('switch', { name: /Не беспокоить ночью/ }).press('Space');
  await expect(page.getByRole('radio', { name: /Одна сводка в день/ })).toBeChecked();
  await phone.context.close();
  await context.close();
  expect(await chosen()).toMatchObject({ digest: 'daily', channels: { sales: { sms: false } } });
});
