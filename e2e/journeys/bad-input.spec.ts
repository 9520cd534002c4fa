import { expect, type Locator, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { logIn } from '../lib/people.ts';
import { rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const csv = (text: string) => ({ name: 'partners.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const signIn = (page: Page): Promise<void> => logIn(page, admin, demoPassword);

test('what is typed outlives an expired session, a lost network and a file with other columns', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });

  await test.step('an expired session: Login, back to the same form, the text is there', async () => {
    await page.goto('/admin/brands');
    await page.getByRole('link', { name: 'Добавить бренд' }).click();
    const form = dialog(page, 'Новый бренд');
    await form.getByRole('textbox', { name: 'Название' }).fill('Гранит-77');
    await form.getByRole('textbox', { name: /Описание/ }).fill('Свёрла по камню');
    await giveTokens(context, server, { session: 'stale', refresh: 'stale' });
    await form.getByRole('button', { name: 'Сохранить' }).press('Enter');
    await signIn(page);
    // The page went by itself: «Уйти с сайта?» would only leave a person on a page that can do nothing.
    await expect(page).toHaveURL(/\/admin\/brands\/new/);
    expect(questions).toEqual([]);
    await expect(dialog(page, 'Новый бренд').getByText('Вернули введённое: Название, Описание')).toBeVisible();
    await expect(dialog(page, 'Новый бренд').getByRole('textbox', { name: 'Название' })).toHaveValue('Гранит-77');
    await expect(dialog(page, 'Новый бренд').getByRole('textbox', { name: /Описание/ })).toHaveValue('Свёрла по камню');
  });

  await test.step('an expired session in the middle of an import: Login, back to the same step with the same file', async () => {
    await page.goto('/admin/nomenclatures');
    // The typed brand was left on purpose, with its question.
    questions.length = 0;
    await page.getByRole('button', { name: 'Загрузить файлом' }).click();
    await page.getByRole('menuitem', { name: 'Товары' }).click();
    const wizard = dialog(page, 'Загрузка товаров');
    const rows = csv('Артикул;Название;Бренд;Баллы\nГР-77;Бур по камню;Стрежень;15\n');
    await wizard.locator('input[type=file]').setInputFiles({ ...rows, name: 'товары.csv' });
    await wizard.getByRole('button', { name: 'Дальше' }).click();
    await expect(wizard.getByRole('button', { name: 'Проверить' })).toBeVisible();
    await giveTokens(context, server, { session: 'stale', refresh: 'stale' });
    await wizard.getByRole('button', { name: 'Проверить' }).press('Enter');
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/nomenclatures\?import=/);
    await wizard.getByRole('button', { name: 'Проверить' }).click();
    await wizard.getByRole('button', { name: 'Загрузить 1 строку' }).click();
    await wizard.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    const made = () => rowsOf(server, `select name from products where article = 'ГР-77'`);
    await expect.poll(made).toEqual([{ name: 'Бур по камню' }]);
    expect(questions).toEqual([]);
  });

  await test.step('a lost network in the middle of an upload: said at the place, the same file goes again', async () => {
    await page.goto('/admin/partners');
    await page.getByRole('button', { name: 'Загрузить файлом' }).click();
    const wizard = dialog(page, 'Массовая загрузка партнёров и точек');
    await wizard.locator('input[type=file]').setInputFiles(csv('Имя;Город\nШуруп;Тула'));
    await context.setOffline(true);
    await wizard.getByRole('button', { name: 'Дальше' }).click();
    await expect(wizard.getByText(/связ|интернет/i)).toBeVisible();
    await context.setOffline(false);
    await wizard.getByRole('button', { name: 'Дальше' }).click();
    await expect(wizard.getByRole('button', { name: 'Проверить' })).toBeVisible();
  });

  await test.step('other columns: each required one is named, nothing is loaded, another file can be taken', async () => {
    const wizard = dialog(page, 'Массовая загрузка партнёров и точек');
    await wizard.getByRole('button', { name: 'Проверить' }).click();
    await expect(wizard.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(wizard.getByRole('button', { name: /Загрузить \d/ })).toHaveCount(0);
    await wizard.getByRole('button', { name: 'Выбрать другой файл' }).click();
    await expect(wizard.getByRole('button', { name: 'Дальше' })).toBeVisible();
  });
});
