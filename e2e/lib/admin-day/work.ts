import { expect, type Page } from '@playwright/test';

import { anyOption, comboboxIn } from '../drivers.ts';
import { caller } from '../caller.ts';
import { oneOf } from '../database.ts';
import type { RunningServer } from '../server.ts';
import { author, box, dialog, fill, said } from './fields.ts';

export async function answerRequest(server: RunningServer, page: Page): Promise<string> {
  const member = await caller(server, author);
  const { id } = await member.read<{ id: string }>('POST', 'support/requests', {
    category: 'points',
    subject: 'Где баллы за дрель',
    text: 'Подскажите, пожалуйста.',
  });
  await page.goto(`/admin/support-requests/${id}`);
  const sheet = dialog(page, 'Где баллы за дрель');
  await sheet.getByRole('button', { name: 'Взять в работу' }).click();
  await said(page, 'Обращение у вас');
  await box(sheet, 'Ответ').fill('Баллы придут 8 декабря.');
  await box(sheet, 'Ответ').press('Control+Enter');
  await said(page, 'Ответ отправлен');
  return id;
}

/** Past the threshold that holds since this morning, an adjustment waits for the other administrator. */
export async function adjust(server: RunningServer, page: Page, other: Page): Promise<string> {
  const member = await oneOf<{ phone: string }>(server, 'select phone from users where email = $1', author);
  await page.goto(`/admin/transactions/tunings/new?phone=${member.phone}`);
  const form = dialog(page, 'Новая корректировка');
  await expect(form.getByText('Мельникова Анна Сергеевна')).toBeVisible();
  await fill(form, { Баллы: '4500', Комментарий: 'Приз за квартал' });
  await comboboxIn(form, /^Причина/).choose(anyOption);
  await form.getByRole('button', { name: 'Провести' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Провести' }).click();
  await said(page, /ждёт утверждения вторым сотрудником/);
  await expect(dialog(page, /^Корректировка/).getByRole('button', { name: 'Утвердить' })).toBeHidden();
  await other.goto(page.url());
  await dialog(other, /^Корректировка/)
    .getByRole('button', { name: 'Утвердить' })
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Утвердить' }).click();
  await said(other, /проведена/);
  return page.url().split('/').at(-1) ?? '';
}

/** The file of sales, found again among the processes, with a list that was pasted kept from every eye. */
export async function exportSales(page: Page, pasted: readonly string[]): Promise<void> {
  await page.goto(`/admin/sales?q=${encodeURIComponent(pasted.join(', '))}`);
  await said(page, new RegExp(`^1–${pasted.length} из ${pasted.length}$`));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.goto('/admin/logs?kind=process');
  await page.getByRole('table').getByText('Экспорт продаж').first().click();
  const card = dialog(page, /^Процесс #/);
  await expect(card.getByText('Готово', { exact: true })).toBeVisible();
  await expect(card.getByText(pasted[0] ?? '')).toHaveCount(0);
  const again = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Скачать результат' }).click();
  expect((await again).suggestedFilename()).toMatch(/^Продажи .*\.xlsx$/);
}

/** What of the day stands in the journal under this person's name. */
export async function readLog(
  page: Page,
  id: string,
  entries: readonly [entity: string, text: RegExp][],
): Promise<void> {
  for (const [entity, text] of entries) {
    await page.goto(`/admin/logs?f.actor=${id}&f.entity=${entity}`);
    await expect(page.getByRole('table').getByText(text).first(), entity).toBeVisible();
  }
}
