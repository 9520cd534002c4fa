import { expect, test } from '@playwright/test';

import { logIn } from '../people.ts';
import { member, press, type Walk } from './walk.ts';

/** Step: registration keeps what was typed over a reload, but not the password. */
export const register = ({ server, page, programme: { inn, storeName } }: Walk): Promise<void> =>
  test.step('registration keeps what was typed over a reload, but not the password', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Зарегистрируйтесь' }).click();
    await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
    await page.getByLabel('ИНН организации').fill(inn);
    await page.getByRole('radio', { name: new RegExp(storeName) }).check();
    await press(page, 'Дальше');

    await page.getByLabel('Фамилия').fill(member.lastName);
    await page.getByLabel('Имя', { exact: true }).fill(member.firstName);
    await page.getByLabel('Отчество').fill(member.middleName);
    await page.getByLabel('Телефон').pressSequentially(member.typedPhone);
    await expect(page.getByLabel('Телефон')).toHaveValue(member.shownPhone);
    await page.getByLabel('Эл. почта').fill(member.email);
    await page.getByLabel('Пароль', { exact: true }).fill(member.password);

    await page.reload();
    await expect(page.getByLabel('Фамилия')).toHaveValue(member.lastName);
    await expect(page.getByLabel('Телефон')).toHaveValue(member.shownPhone);
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
    await page.getByLabel('Пароль', { exact: true }).fill(member.password);
    await page.getByLabel(/Повтор|ещё раз/).fill(member.password);
    await press(page, 'Дальше');

    const consents = page.getByRole('checkbox');
    for (const box of await consents.all()) await expect(box).not.toBeChecked();
    await page.getByRole('checkbox', { name: /правила программы/ }).check();
    await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
    await press(page, 'Зарегистрироваться');
    await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible();
    await page.getByRole('textbox', { name: /Код/ }).fill(await server.codeFor(member.phone));
    await expect(page.getByText('Заявка отправлена на проверку').first()).toBeVisible();
  });

/** Step: login explains the moderation and lets nobody in before it. */
export const waitAtLogin = ({ page }: Walk): Promise<void> =>
  test.step('login explains the moderation and lets nobody in before it', async () => {
    await page.goto('/login');
    await logIn(page, member.typedPhone, member.password);
    await expect(page.getByText('Анкета на проверке').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });

/** Step: the member enters and is notified of it. */
export const enter = ({ page }: Walk): Promise<void> =>
  test.step('the member enters and is told of it', async () => {
    await page.goto('/points-of-nobody');
    await page.goto('/my-points');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, member.email, member.password);
    await expect(page).toHaveURL(/\/my-points$/);
    await page.getByRole('link', { name: 'Главная' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await press(page, /Уведомления/);
    await expect(page.getByText(/Анкета подтверждена/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
