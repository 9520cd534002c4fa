import { expect, type Page, test } from '@playwright/test';

import { accountOf } from '../lib/accounts.ts';
import { addRunningProcess } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const file = [
  'Название;Юр. лицо;ИНН;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион',
  'Гвоздика;ООО «Гвоздика»;0000005009;000501001;;;;Г-01;Гвоздика на Мира;г. Тула, ул. Мира, д. 1;Тульская область',
  'Лютик;ООО «Лютик»;0000005008;000501001;;;;Л-01;Лютик на Лесной;г. Тула, ул. Лесная, д. 2;Тульская область',
].join('\n');

/** Loads partners by a file with a wrong row. */
async function upload(): Promise<string> {
  const { session } = await tokensFor(server, accountOf(server, 'admin').login);
  const body = new FormData();
  body.set('file', new Blob([file], { type: 'text/csv' }), 'partners.csv');
  const answer = await fetch(`${server.url}/api/v1/private/users/admin/users/mass-upload?dryRun=false`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      'x-fingerprint': 'journey',
      'x-request-id': crypto.randomUUID(),
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  });
  const { data } = (await answer.json()) as { data: { processId: string } };
  expect(answer.status).toBe(202);
  return data.processId;
}

const number = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));
const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

test('the journal is narrowed and leads to what an entry is about; a process with errors is opened and repeated, one that goes on is stopped', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await upload();

  await test.step('the last day, then one kind of thing, then an entry and what it is about', async () => {
    await page.goto('/admin/logs');
    await expect(page.getByRole('radio', { name: '24 часа' })).toBeChecked();
    await page.getByRole('button', { name: /^Объект/ }).click();
    await page.getByRole('dialog', { name: 'Объект' }).getByRole('checkbox', { name: 'Процесс', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/f\.entity=process/);
    await page.getByRole('table').getByText('Процесс: partners.csv').click();
    const entry = dialog(page, 'Импорт: процесс');
    await expect(entry.getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)).toBeVisible();
    await expect(entry.getByRole('table', { name: 'Что изменилось' })).toContainText('Только проверка');
    await entry.getByRole('link', { name: 'Процесс: partners.csv' }).click();
  });

  await test.step('the process: its wrong row, its file, a second attempt without a second partner', async () => {
    await expect(page).toHaveURL(/\/logs\/[\da-f-]+\?kind=process/);
    const card = dialog(page, /^Процесс #/);
    await expect(card.getByText('Готово с ошибками')).toBeVisible();
    await expect(card.getByRole('table', { name: 'Ошибки' }).getByRole('row').nth(1)).toContainText('ИНН');
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Скачать строки с ошибками' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.(xlsx|csv)$/);
    await card.getByRole('button', { name: 'Повторить' }).click();
    await expect(card.getByText('Попытка').locator('..')).toContainText('2');
    await expect(card.getByText('Готово с ошибками')).toBeVisible();
    await page.goto('/admin/partners?q=0000005009');
    await expect(page.getByRole('table').getByRole('link', { name: /Гвоздика/ })).toHaveCount(1);
  });

  await test.step('one that goes on is stopped, and the list says so', async () => {
    await addRunningProcess(server, accountOf(server, 'admin').login);
    await page.goto('/admin/logs?kind=process&view=going');
    await page.getByRole('table').getByText('Импорт товаров').click();
    await expect(dialog(page, /^Процесс #/).getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /Импорт товаров/ })
      .getByRole('button', { name: /Действия/ })
      .click();
    await page.getByRole('menuitem', { name: 'Отменить' }).click();
    const question = page.getByRole('alertdialog', { name: /^Отменить процесс #/ });
    await expect(question.getByText(/Остальное обработано не будет/)).toBeVisible();
    await question.getByRole('button', { name: 'Отменить' }).first().click();
    await expect(page.getByText('Сейчас ничего не идёт')).toBeVisible();
  });

  await test.step('nothing in the last day: the period is widened with the same filters', async () => {
    await page.goto('/admin/logs?f.request=00000000-0000-4000-8000-000000000000');
    await page.getByRole('link', { name: 'Расширить период' }).click();
    await expect(page).toHaveURL(/f\.request=.*view=week/);
  });
  await context.close();
});

test('a partner without the right to processes finds his own export', { tag: '@gate' }, async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', 'partner@masterok.example');
  await page.goto('/admin/sales');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.goto('/admin/profile/processes');
  await page.getByRole('table').getByText('Экспорт продаж').click();
  await expect(dialog(page, /^Процесс #/).getByRole('button', { name: 'Скачать результат' })).toBeVisible();
  await context.close();
});

test('each number of the dashboard opens as many rows', async ({ browser }) => {
  await upload();
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.goto('/admin/dashboard');
  const waiting = page.getByRole('region', { name: 'Нужно решить' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: 'с ошибкой' })).toBeVisible();
  const rows = await waiting.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('span')?.firstChild?.textContent ?? '',
      item.querySelector('a')?.href ?? '',
    ]),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const [text = '', href = ''] of rows) {
    await page.goto(href);
    const total = page.getByText(/^(?:\d+–\d+ из|Всего|Найдено)/).first();
    await expect(total, `${text} ${href}`).toBeVisible();
    expect([text, number((await total.textContent())!.replace(/^\d+–\d+/, ''))]).toEqual([text, number(text)]);
  }
  await context.close();
});
