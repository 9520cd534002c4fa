import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { expectAccessible } from '../lib/axe.ts';
import { anyOption, comboboxIn } from '../lib/drivers.ts';
import { signInTokens } from '../lib/accounts.ts';
import { staff } from '../lib/people.ts';
import { receiptPhoto } from '../lib/photo.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface Found {
  items: { id: string; name: string; basePoints: number; status: string; imageUrl: string | null }[];
}

/** What the server has, asked apart from the browser. */
async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const { session } = await signInTokens(server, 'admin');
  const answer = await fetch(`${server.url}/api/v1/private/nomenclature${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session}`,
      'x-fingerprint': 'journey',
      'x-request-id': randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await answer.json()) as { data: T }).data;
}
const products = async (search: string, statuses?: string[]): Promise<Found['items']> =>
  (await ask<Found>('POST', '/admin/products/list', { search, ...(statuses ? { filters: { statuses } } : {}) })).items;

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
const typed = (day: Date): string => new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(day);

test(
  'a product manager adds a product, prices it ahead, loads a file, changes points of many and archives',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page, context } = await staff(browser, server, 'admin');
    await page.goto('/admin/nomenclatures');
    await page.getByRole('link', { name: 'Добавить товар' }).click();
    const form = page.getByRole('dialog', { name: 'Новый товар' });

    await form.getByLabel('Название').fill('Пила Журнальная');
    await form.getByLabel('Артикул').fill('ЖР-1');
    await comboboxIn(form, /^Производитель/).choose(anyOption);
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await receiptPhoto(page));
    await expect(form.getByText('Главное фото')).toBeVisible();
    await form.getByLabel('Базовые баллы').fill('100');
    await form.getByRole('radio', { name: 'Участвует' }).check();
    await form.getByLabel('Шаблон номера').fill('(a+)+');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText(/Шаблон не подходит/).first()).toBeVisible();
    await form.getByLabel('Шаблон номера').fill('ЖР-\\d{4}');
    await form.getByLabel('Серийный номер для проверки').fill('ЖР-12');
    await expect(form.getByText('Не подходит к шаблону')).toBeVisible();
    await form.getByLabel('Серийный номер для проверки').fill('ЖР-1234');
    await expect(form.getByText('Подходит к шаблону', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    const card = page.getByRole('dialog', { name: 'Пила Журнальная' });
    await expect(card).toBeVisible();
    expect(await products('Журнальная')).toMatchObject([
      { basePoints: 100, imageUrl: expect.stringContaining('/files/') },
    ]);

    await card.getByRole('tab', { name: 'Баллы' }).click();
    await expect(page).toHaveURL(/tab=prices/);
    await card.getByRole('button', { name: 'Назначить баллы' }).click();
    const price = page.getByRole('dialog', { name: 'Назначить баллы' });
    await price.getByLabel('Баллов за единицу').fill('150');
    await price.getByRole('textbox', { name: 'Действуют с' }).fill(typed(days(10)));
    await price.getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByText('Запланировано')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Загрузить файлом' }).click();
    await page.getByRole('menuitem', { name: 'Товары' }).click();
    const wizard = page.getByRole('dialog', { name: 'Загрузка товаров' });
    const rows = 'Артикул;Название;Бренд;Баллы\nЖР-2;Пила вторая;СТРЕЖЕНЬ;10\nЖР-3;Пила третья;Нет такого;10\n';
    await wizard
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'товары.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await wizard.getByRole('button', { name: 'Дальше' }).click();
    await wizard.getByRole('button', { name: 'Проверить' }).click();
    await expect(wizard.getByText(/Строки с ошибками пропустим/)).toBeVisible();
    await wizard.getByRole('button', { name: 'Загрузить 1 строку' }).click();
    await expect(wizard.getByRole('button', { name: 'Скачать строки с ошибками' })).toBeVisible();
    await wizard.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await expect
      .poll(async () => (await products('Пила вторая', ['draft', 'active'])).map(({ basePoints }) => basePoints))
      .toEqual([10]);
    expect(await products('Пила третья')).toEqual([]);

    await page.getByRole('searchbox').fill('ЖР-');
    // A selection belongs to its query: rows are chosen when the search is in force.
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.locator('tbody > tr')).toHaveCount(2);
    await page.getByRole('checkbox', { name: /Пила Журнальная/ }).check();
    await page.getByRole('checkbox', { name: /Пила вторая/ }).check();
    await page.getByRole('button', { name: 'Изменить баллы' }).click();
    const mass = page.getByRole('dialog', { name: 'Изменить базовые баллы' });
    await mass.getByLabel('Баллов за единицу').fill('777');
    await mass.getByRole('button', { name: 'Изменить баллы' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('2 товара');
    await question.getByRole('button', { name: 'Изменить баллы' }).click();
    await expect(page.getByText('Баллы назначены: 2 товара').first()).toBeVisible();
    expect((await products('ЖР-')).map(({ basePoints }) => basePoints)).toEqual([777, 777]);

    await page.getByRole('link', { name: 'Пила вторая' }).click();
    await page.getByRole('button', { name: 'В архив' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'В архив' }).click();
    await expect(page.getByRole('button', { name: 'Вернуть из архива' })).toBeVisible();
    expect((await products('Пила вторая', ['archived'])).length).toBe(1);
    await context.close();
  },
);

test('a manufacturer is added with a login, named at its field when its ИНН is taken, and suspended', async ({
  browser,
}) => {
  const { page, context } = await staff(browser, server, 'admin');
  const add = async (inn: string, login: string): Promise<void> => {
    await page.goto('/admin/manufactures/new');
    const form = page.getByRole('dialog', { name: 'Новый производитель' });
    await form.getByLabel('Название').fill('Завод Журнал');
    await form.getByLabel('Юр. лицо').fill('ООО «Журнал»');
    await form.getByLabel('ИНН').fill(inn);
    await form.getByLabel('Логин для входа').fill(login);
    await form.getByRole('button', { name: 'Сохранить' }).click();
  };
  await add('7707083893', 'zhurnal@zavod.example');
  const card = page.getByRole('dialog', { name: 'Завод Журнал' });
  await expect(card.getByText('zhurnal@zavod.example')).toBeVisible();
  await card.getByRole('tab', { name: 'Статистика' }).click();
  await expect(card.getByText('Продаж за период нет').first()).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Приостановить' }).click();
  const suspension = page.getByRole('dialog', { name: 'Приостановить производителя «Завод Журнал»?' });
  await suspension.getByLabel('Причина').fill('Договор закончился');
  await suspension.getByRole('button', { name: 'Приостановить' }).click();
  await expect(card.getByRole('button', { name: 'Возобновить' })).toBeVisible();

  await add('7707083893', 'other@zavod.example');
  const form = page.getByRole('dialog', { name: 'Новый производитель' });
  await expect(form.getByText('Производитель с таким ИНН уже есть').first()).toBeVisible();
  await expect(form.getByLabel('Название')).toHaveValue('Завод Журнал');
  await context.close();
});
