import { expect, test } from '@playwright/test';

import { rowsOf } from '../lib/database.ts';
import { logIn, person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const email = 'vera@pribavka.example';
const password = 'Vera#2026pass';

/** Letters to that address which say this, the newest first. */
const letters = async (to: string, said: string): Promise<string[]> =>
  (await server.mailbox()).filter((one) => one.to === to && one.text.includes(said)).map(({ text }) => text);

test('a moderator is invited, sets a password and works at once', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  await page.goto('/admin/access-roles');
  await page
    .getByRole('link', { name: /Модератор/ })
    .or(page.getByRole('button', { name: /Модератор/ }))
    .first()
    .click();
  await page.getByRole('tab', { name: /Сотрудники/ }).click();
  await page.getByRole('button', { name: 'Новый сотрудник' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый сотрудник с ролью «Модератор»' });
  await dialog.getByLabel('Фамилия').fill('Проверкина');
  await dialog.getByLabel('Имя', { exact: true }).fill('Вера');
  await dialog.getByLabel('Эл. почта').fill('moderator@pribavka.example');
  await dialog.getByLabel(/Телефон/).fill('9261112233');
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await expect(dialog.getByText('Этот адрес уже зарегистрирован')).toBeVisible();
  await dialog.getByLabel('Эл. почта').fill(email);
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await expect(dialog).toHaveCount(0);
  // The first letter is lost: another one takes its place.
  await expect.poll(() => letters(email, 'Задайте пароль')).toHaveLength(1);
  const invited = page.getByRole('row', { name: /Проверкина Вера/ });
  await expect(invited.getByText('Приглашён')).toBeVisible();
  await invited.getByRole('button', { name: 'Проверкина Вера' }).click();
  const card = page.getByRole('dialog', { name: 'Проверкина Вера' });
  await expect(card.getByText(/пароль ещё не задан/)).toBeVisible();
  await card.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(page.getByText(`Письмо с новой ссылкой уходит на ${email}`).first()).toBeVisible();
  await context.close();

  await expect.poll(() => letters(email, 'Задайте пароль')).toHaveLength(2);
  const [link = ''] = /\/restore-password\?\S+/.exec((await letters(email, 'Задайте пароль'))[0] ?? '') ?? [];
  const newcomer = await person(browser, server, 'phone');
  await newcomer.page.goto(link);
  await expect(newcomer.page.getByRole('heading', { name: 'Доступ к Прибавке' }).first()).toBeVisible();
  await newcomer.page.getByLabel('Новый пароль', { exact: true }).fill(password);
  await newcomer.page.getByLabel('Пароль ещё раз').fill(password);
  await newcomer.page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(newcomer.page).toHaveURL(/\/login$/);
  await logIn(newcomer.page, email, password);

  await newcomer.page.waitForURL(/\/admin\//);
  await newcomer.page.goto('/admin/sales');
  await expect(newcomer.page.getByRole('heading', { name: 'Продажи' }).first()).toBeVisible();
  expect(
    await rowsOf(server, 'select role_code, status, is_phone_verified from users where email = $1', [email]),
  ).toEqual([{ role_code: 'moderator', status: 'confirmed', is_phone_verified: false }]);
  await newcomer.context.close();
});
