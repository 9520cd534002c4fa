import { expect, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { ageSignIns } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test('an old session changes the phone after the password, and loses nothing that was typed', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await ageSignIns(server);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Изменить телефон' }).click();
  const change = page.getByRole('dialog', { name: 'Новый телефон' });
  await change.getByLabel('Телефон').fill('9005550199');
  await change.getByRole('button', { name: 'Отправить код' }).click();

  const prompt = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  const password = prompt.getByLabel('Пароль', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(change.getByLabel('Телефон')).toHaveValue('+7 (900) 555-01-99');

  await change.getByRole('button', { name: 'Отправить код' }).click();
  await password.fill('Nepravilno#1');
  await page.keyboard.press('Enter');
  await expect(prompt.getByText(/Неверный текущий пароль/)).toBeVisible();
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveCount(0);
  const code = page.getByRole('dialog', { name: 'Код из SMS' });
  await expect(code.getByText(/Отправили код на \+7 \(900\)/)).toBeVisible();
  await expect(code.getByLabel('Код подтверждения')).toBeVisible();
  await context.close();
});
