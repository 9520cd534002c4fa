import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';

import { fromBase32, hotp, stepAt } from '../../apps/server/src/modules/second-factor/domain/totp.ts';
import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { ageSignIns } from '../lib/database.ts';
import { logIn, person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { hasTokens, visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const admin = 'admin@pribavka.example';
const member = 'a.melnikova@masterok.example';

const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ваш пароль', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
}

test('an administrator switches the second step on, makes it a rule for all, signs in by a recovery code and switches it off', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.goto('/admin/profile?tab=security');
  const step = panel(page, 'Двухэтапный вход');
  await step.getByRole('button', { name: 'Включить' }).click();
  await prove(page);

  const dialog = page.getByRole('dialog', { name: 'Включить двухэтапный вход' });
  await expect(dialog.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
  const key = fromBase32(((await dialog.locator('code').first().textContent()) ?? '').replaceAll(' ', ''));
  await dialog.getByLabel('Код из приложения').fill(hotp(key, stepAt(new Date())));
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const saved = await readFile(await (await coming).path(), 'utf8');
  for (const code of codes) expect(saved).toContain(code);
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(step.getByText('Резервных кодов осталось: 10')).toBeVisible();

  // A rule for all administrators wants a fresh sign-in, and the question stands over the screen.
  await ageSignIns(server);
  const rule = page.getByRole('switch', { name: 'Второй шаг обязателен для администраторов' });
  // The question itself may not come: the page opens again by itself, once.
  let isLost = true;
  await context.route('**/assets/PasswordPrompt-*.js', (route) =>
    isLost ? route.abort('connectionreset') : route.continue(),
  );
  const opened = page.waitForEvent('load');
  await rule.click();
  await opened;
  // The route is left in its place: taken away now, it may take along what the new page is asking for.
  isLost = false;
  await rule.click();
  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await question.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  // The password alone proves nothing any more; the code of the enrolment is spent.
  await question.getByLabel('Код из приложения').fill(hotp(key, stepAt(new Date()) + 1));
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(rule).toBeChecked();
  await expect(step.getByText('Обязателен для администраторов')).toBeVisible();
  await expect(step.getByRole('button', { name: 'Выключить' })).toHaveCount(0);

  const other = await person(browser, server, 'desk');
  await other.page.goto('/login');
  await logIn(other.page, admin, demoPassword);
  await other.page.getByLabel('Код', { exact: true }).fill(codes[0] ?? '');
  await other.page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(other.page).toHaveURL(/\/admin\/dashboard$/);

  await page.reload();
  await expect(step.getByText('Резервных кодов осталось: 9')).toBeVisible();
  await rule.click();
  await expect(rule).not.toBeChecked();
  await page.getByRole('tab', { name: 'Сессии' }).click();
  await panel(page, 'Сеансы').getByRole('button', { name: 'Завершить все, кроме этого' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(panel(page, 'Сеансы').getByText('Этот сеанс')).toBeVisible();
  await other.page.goto('/admin/profile');
  await expect(other.page).toHaveURL(/\/login/);

  await page.getByRole('tab', { name: 'Безопасность' }).click();
  await step.getByRole('button', { name: 'Выключить' }).click();
  await prove(page);
  await page
    .getByRole('dialog')
    .getByLabel('Код из приложения')
    .fill(codes[1] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить' }).click();
  await expect(step.getByRole('button', { name: 'Включить' })).toBeVisible();
  await other.context.close();
  await context.close();
});

test('an administrator sees the devices of a participant and ends all his sessions', async ({ browser }) => {
  const { page: phone, context: hand } = await visitor(browser, server, 'phone', member);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('link', { name: 'Зарегистрировать продажу' })).toBeVisible();

  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.goto('/admin/participants');
  await page.getByRole('searchbox', { name: 'ФИО, телефон или №' }).fill('Мельникова Анна');
  await page
    .getByRole('link', { name: /Мельникова Анна/ })
    .first()
    .click();
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Устройства и входы' }).click();
  await card.getByRole('button', { name: 'Завершить все' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(card.getByText('Сеансов нет')).toBeVisible();

  await phone.goto('/my-points');
  await expect(phone).toHaveURL(/\/login/);
  expect(await hasTokens(hand)).toBe(false);
  await hand.close();
  await context.close();
});
