import { expect, type Locator, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { coveredFocus, unseenFocus } from '../lib/focus.ts';
import { person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** Walks by Tab until the place is reached; every stop on the way must show itself. */
async function tabTo(page: Page, place: Locator, most = 60): Promise<void> {
  await place.waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBeUndefined();
  }
  await expect(place).toBeFocused();
}

test('login: a wrong password is reported at its field, the right one lets in; no mouse', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'desk');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toHaveAttribute('type', 'submit');
  await tabTo(page, page.getByLabel('Телефон или эл. почта'));
  await page.keyboard.type('a.melnikova@masterok.example');
  const password = page.getByLabel('Пароль', { exact: true });
  await tabTo(page, password);
  await page.keyboard.type('Nevernyj1!parol');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Неверный логин или пароль/);
  await expect(page.getByText('Неверный логин или пароль')).toHaveCount(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('portal on a phone: nothing pinned lies over what Tab reaches', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  for (const address of ['/sales', '/my-points', '/profile?tab=security']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[data-veil], [data-bone], [aria-busy="true"]')).toHaveCount(0);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      // A row of chips glides to the one that is reached.
      await expect.poll(() => coveredFocus(page), `${address}, ${step}`).toBeUndefined();
    }
  }
  await context.close();
});

test('portal: a sale with a receipt typed from the paper, by keys alone', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'a.melnikova@masterok.example');
  await page.goto('/sales');
  await tabTo(page, page.getByRole('link', { name: 'Зарегистрировать продажу' }).first());
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Новая продажа' });
  await expect(sheet).toBeVisible();

  await tabTo(page, sheet.getByRole('button', { name: 'Ввести данные с чека' }));
  await page.keyboard.press('Enter');
  const paper = page.getByRole('dialog', { name: 'Данные с чека' });
  const today = new Date().toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });
  for (const [label, text] of [
    ['Дата', today],
    ['Время', '0001'],
    ['Итог', '8990,50'],
    ['ФН', '9282440300829880'],
    ['ФД', '10556'],
    ['ФП', '189504453'],
  ] as const) {
    await tabTo(page, paper.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(paper).toHaveCount(0);
  await expect(sheet.getByText('Чек введён вручную')).toBeVisible();

  await tabTo(page, sheet.getByRole('combobox', { name: /Товар/ }));
  await page.keyboard.type('Шуруповёрт');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const serial = sheet.getByRole('textbox', { name: 'Серийный номер' });
  await tabTo(page, serial);
  const example = ((await page.getByText(/^Например, /).textContent()) ?? '').replace('Например, ', '');
  await page.keyboard.type(example.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
  await expect(page.getByText('Номер свободен').first()).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: 'Отправить на проверку' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'К списку продаж' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

for (const [address, what] of [
  ['/admin/participants?view=moderation', 'a participant'],
  ['/admin/sales?view=moderation', 'a sale'],
] as const) {
  test(`back-office: the card of ${what} opens from its row by Enter, and Esc gives the row the focus back`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
    await page.goto(address);
    const link = page.locator('tbody tr').nth(1).getByRole('link').first();
    await tabTo(page, link, 90);
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog');
    await expect(card).toBeVisible();
    await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await unseenFocus(page)).toBeUndefined();
    await context.close();
  });
}

test('back-office: a participant is confirmed by keys alone', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'moderator@pribavka.example');
  await page.goto('/admin/participants?view=moderation');
  await tabTo(page, page.getByRole('link', { name: /Сафин/ }), 90);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /Сафин/ });
  await tabTo(page, card.getByRole('button', { name: 'Подтвердить' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
  await context.close();
});
