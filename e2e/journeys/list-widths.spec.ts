import { expect, type Page, test } from '@playwright/test';

import { cutCells } from '../lib/cut-cells.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startSeeded('full');
  ({ page } = await visitor(browser, server, 'desk', 'admin@pribavka.example'));
  // A process for the list of them.
  await page.goto('/admin/manufactures');
  const [accepted] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/export')),
    page.getByRole('button', { name: 'Экспорт', exact: true }).click(),
  ]);
  expect(accepted.ok()).toBe(true);
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

/** What the readers of a list decide by: whole and in view at every width of a desk. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/admin/sales?size=100': ['№', 'Товары', 'Участник', 'Сумма', 'Баллы', 'Статус', 'Срок'],
  '/admin/participants?size=100': ['Участник', 'Телефон', 'Статус', 'Доступно', 'Продажи, 30 дн.'],
  '/admin/partners': ['Название', 'Статус', 'Юр. лицо', 'ИНН', 'Точек', 'Участников', 'Продаж 30 дн.'],
  '/admin/sale-points-groups': ['Название', 'Тип', 'Точек', 'В акциях', 'Статус'],
  '/admin/nomenclatures?size=100': ['Название', 'Артикул', 'Бренд', 'Базовые баллы', 'Статус'],
  '/admin/promotions': ['№', 'Название', 'Статус', 'Механика', 'Период', 'Бюджет', 'Продаж'],
  '/admin/transactions?size=100': ['№', 'Дата', 'Участник', 'Тип', 'Баллы', 'Основание', 'Остаток', 'Телефон'],
  '/admin/transactions/withdrawals': ['№', 'Участник', 'Дата', 'Баллы', 'НДФЛ', 'К выплате', 'Реестр', 'Статус'],
  '/admin/transactions/registries': ['№', 'Сформирован', 'Заявок', 'К выплате', 'Статус'],
  '/admin/transactions/tunings': ['№', 'Участник', 'Баллы', 'Причина', 'Автор', 'Утвердил', 'Статус'],
  '/admin/logs?preset=all&size=100': ['Время', 'Пользователь', 'Действие', 'Объект', 'Результат'],
  '/admin/logs?kind=process': ['№', 'Тип', 'Статус', 'Прогресс'],
  '/admin/tech-users': ['Система', 'Логин', 'Статус', 'Последний вызов', 'Ошибок за 24 ч', 'Владелец'],
  '/admin/manufactures': ['Название', 'Юр. лицо', 'ИНН', 'Контакт', 'Статус'],
  '/admin/brands': ['Название', 'Производитель', 'Товаров', 'Акций'],
  '/admin/support-requests?view=all': ['№', 'Тема', 'Автор', 'Статус', 'Ответить до', 'Приоритет', 'Исполнитель'],
};

for (const width of [1024, 1366, 1440, 1920]) {
  test(`what a list is read for is whole at ${width}`, async () => {
    await page.setViewportSize({ width, height: 900 });
    const cut: Record<string, string[]> = {};
    for (const [path, heads] of Object.entries(lists)) {
      await page.goto(path);
      await expect(page.locator('tbody tr:not([data-skeleton],[data-state])').first()).toBeVisible();
      const found = await cutCells(page, heads);
      if (found.length > 0) cut[path] = found;
    }
    expect(cut).toEqual({});
  });
}
