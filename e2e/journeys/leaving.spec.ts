import { expect, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test('portal: «Назад», a tab and a link ask before papers being typed are left; staying keeps every letter', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', 'e.mamedov@kuban.example');
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Паспорт и налоги' }).click();
  await expect(page).toHaveURL(/tab=passport$/);
  await page.getByRole('button', { name: 'Изменить данные' }).click();
  const issuer = page.getByLabel('Кем выдан');
  await issuer.fill('УМВД России по Тверской области');
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  const stay = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/tab=passport$/);
    await expect(issuer).toHaveValue('УМВД России по Тверской области');
  };

  await page.evaluate(() => history.back());
  await stay();
  await page.getByRole('tab', { name: 'Безопасность' }).click();
  await stay();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Главная' }).click();
  await stay();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(issuer).toHaveCount(0);
  await context.close();
});

test('portal: «Назад» from a new sale asks nothing, for the form comes back as it was left', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await page.goto('/sales');
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  await page.getByLabel('Комментарий').fill('Покупатель брал два');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  await expect(page.getByLabel('Комментарий')).toHaveValue('Покупатель брал два');
  await context.close();
});

test('back-office: «Назад» asks before typed settings are left', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  await page.goto('/admin/transactions/operations');
  await page.getByRole('tab', { name: 'Настройки баллов' }).click();
  const days = page.getByLabel('Ждать активации, дней');
  await days.fill('21');
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(days).toHaveValue('21');
  await context.close();
});
