import { expect, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { hold } from '../lib/before-code.ts';
import { logIn, person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { hasTokens, visitor } from '../lib/visitors.ts';

const rejected = { login: 'e.nazarova@domostroy.example', name: 'Назарова Елизавета Кирилловна' };
const blocked = 'k.tikhomirov@nevsky.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test('a rejected member resubmits the application, a moderator sees it with its history and confirms', async ({
  browser,
}) => {
  const { page, context } = await person(browser, server, 'phone');
  // The profile comes after the link has been pressed.
  const release = await hold(context, '**/users/profile');
  await page.goto('/login');
  await logIn(page, rejected.login, demoPassword);
  await expect(page.getByText('Анкета отклонена')).toBeVisible();
  await expect(page.getByText(/нет сотрудника с таким именем/)).toBeVisible();

  await page.getByRole('link', { name: 'Исправить анкету' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Исправление анкеты' })).toBeVisible();
  await expect(page.getByText(/нет сотрудника с таким именем/)).toBeVisible();
  const shops = page.getByRole('radiogroup');
  await expect(shops.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.reload();
  await shops.getByRole('radio', { checked: false }).first().check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByLabel('Фамилия').fill('Назарова-Ли');
  await page.reload();
  await expect(page.getByLabel('Фамилия')).toHaveValue('Назарова-Ли');
  await expect(page.getByLabel('Телефон')).not.toBeEditable();
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка отправлена на проверку' })).toBeFocused();
  expect(await hasTokens(context)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Заявка отправлена на проверку' })).toBeVisible();

  await page.getByRole('button', { name: 'Перейти ко входу' }).click();
  await logIn(page, rejected.login, demoPassword);
  await expect(page.getByText('Анкета на проверке')).toBeVisible();

  const office = await visitor(browser, server, 'desk', 'moderator@pribavka.example');
  await office.page.goto('/admin/participants?view=moderation');
  await office.page.getByRole('link', { name: /Назарова-Ли/ }).click();
  const card = office.page.getByRole('dialog');
  await card.getByRole('tab', { name: 'История' }).click();
  await expect(card.getByText('Анкета исправлена: торговая точка, фамилия')).toBeVisible();
  await expect(card.getByText(/Отклонён\. .*нет сотрудника с таким именем/)).toBeVisible();
  await card.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(card.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
  await office.context.close();

  await page.getByRole('button', { name: 'Войти под другим именем' }).click();
  await logIn(page, rejected.login, demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('a blocked member reads why and gets no session', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await page.goto('/login');
  await logIn(page, blocked, demoPassword);
  await expect(page.getByText('Доступ закрыт')).toBeVisible();
  await expect(page.getByText(/Подделанные чеки/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Исправить анкету' })).toHaveCount(0);
  expect(await hasTokens(context)).toBe(false);
  await context.close();
});
