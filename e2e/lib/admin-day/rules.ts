import { expect, type Page } from '@playwright/test';

import { oneOf } from '../database.ts';
import type { RunningServer } from '../server.ts';
import { dialog, fill, said } from './fields.ts';

/** What binds a person is changed by two; the rest at once. */
export async function changeSettings(page: Page, other: Page): Promise<void> {
  await page.goto('/admin/transactions/settings');
  await fill(page, { 'Проверить продажу за, часов': '36' });
  await fill(page, { 'Корректировки за день сверх, баллов, ждут второго сотрудника': '4000' });
  await page.getByRole('button', { name: 'Сохранить настройки' }).click();
  const question = page.getByRole('alertdialog', { name: /^Сохранить 2.изменения настроек баллов/ });
  await expect(question.getByText(/5\s000 → 4\s000/)).toBeVisible();
  await question.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await said(page, /ждёт второго администратора; остальное сохранено/);
  await expect(page.getByText(/5\s000 → 4\s000/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подтвердить' })).toHaveAttribute('aria-disabled', 'true');
  await other.goto('/admin/transactions/settings');
  await other.getByRole('button', { name: 'Подтвердить' }).click();
  await said(other, 'Изменение подтверждено и действует');
}

/** A right is given to a role after its people are named by number. */
export async function changeRole(server: RunningServer, page: Page): Promise<void> {
  const people = await oneOf<{ n: number }>(
    server,
    `select count(*)::int as n from users where role_code = 'support' and status <> 'deleted'`,
  );
  await page.goto('/admin/access-roles/support');
  await page.getByRole('checkbox', { name: 'Список брендов: Чтение' }).check();
  await page.keyboard.press('Control+s');
  const question = dialog(page, 'Сохранить права роли «Поддержка»?');
  await expect(question.getByText('Список брендов — чтение')).toBeVisible();
  await expect(question.getByText(new RegExp(`Вступит в силу у ${people.n}\\s`))).toBeVisible();
  await question.getByRole('button', { name: 'Сохранить права' }).click();
  await said(page, 'Права роли «Поддержка» сохранены');
}

export async function publishRules(page: Page): Promise<void> {
  await page.goto('/admin/profile?tab=documents');
  await page.getByRole('button', { name: 'Обновить: Правила программы' }).click();
  const form = dialog(page, 'Новая редакция: Правила программы');
  const buffer = Buffer.from('%PDF-1.7\nПравила программы, редакция 4\n%%EOF');
  await form
    .locator('[data-upload-input]')
    .setInputFiles({ name: 'Правила 2027.pdf', mimeType: 'application/pdf', buffer });
  await expect(form.getByRole('button', { name: /^Убрать/ })).toBeVisible();
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await said(page, /редакция 4 действует/);
}
