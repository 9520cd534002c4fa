import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const moderator = 'moderator@pribavka.example';
const member = 'a.melnikova@masterok.example';
const name = 'Мельникова Анна Сергеевна';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** What the server says, past the screen. */
async function ask<Data>(method: string, path: string, body?: object, login = admin): Promise<Data> {
  const { session } = await tokensFor(server, login);
  const answer = await fetch(`${server.url}/api/v1/private${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session}`,
      'x-fingerprint': 'journey',
      'x-request-id': crypto.randomUUID(),
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Data };
  expect(answer.status, `${method} ${path}: ${JSON.stringify(data)}`).toBe(200);
  return data;
}

interface Row {
  id: string;
  status: string;
  isPhoneVerified: boolean;
  version: number;
}
const members = (body: object): Promise<{ items: Row[]; total: number }> =>
  ask('POST', '/users/users/member/list', body);

const dialog = (page: Page, title: string | RegExp): Locator => page.getByRole('dialog', { name: title });
const bar = (page: Page): Locator => page.getByRole('group', { name: 'Действия с выбранными' });

test('a participant is found from a phone in any writing in at most four acts', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', moderator);
  for (const phone of ['8 906 555-01-47', '+7(906)5550147', '906 555 01 47']) {
    await page.goto('/admin/participants');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    const acts = [
      () => page.keyboard.press('/'),
      () => page.keyboard.insertText(phone),
      () => page.getByRole('link', { name: new RegExp(name) }).click(),
    ];
    for (const act of acts) await act();
    await expect(dialog(page, name).getByText('+7 (906) 555-01-47')).toBeVisible();
    expect(acts.length).toBeLessThanOrEqual(4);
  }
  await context.close();
});

test('a moderator corrects a form past a conflict, decides about a whole query, takes a file and writes a letter', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  const [melnikova] = (await members({ search: name })).items as [Row];
  const [other] = (await members({ search: 'Гусев Дмитрий' })).items as [Row & { phone: string }];

  await test.step('a taken phone is said at the field; what another has changed meanwhile is named', async () => {
    await page.goto(`/admin/participants/${melnikova.id}?tab=history`);
    await dialog(page, name).getByRole('button', { name: 'Изменить' }).click();
    const form = dialog(page, /^Изменить: Мельникова/);
    const phone = form.getByRole('textbox', { name: 'Телефон' });
    await phone.fill(other.phone);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText('Этот номер уже зарегистрирован').first()).toBeVisible();
    await phone.fill('8 (906) 555-01-47');
    await form.getByRole('textbox', { name: /Отчество/ }).fill('Семёновна');
    await ask('PUT', `/users/admin/users/${melnikova.id}`, { version: melnikova.version, firstName: 'Аня' }, moderator);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText(/Имя/).first()).toBeVisible();
    await expect(form.getByText(/изменил/i).first()).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog(page, 'Мельникова Аня Семёновна')).toBeVisible();
    await expect(page).toHaveURL(/tab=history/);
  });

  await test.step('all of a query: the question has numbers, the server decides, the list follows', async () => {
    const before = (await members({ size: 200 })).items;
    const fit = before.filter(({ status, isPhoneVerified }) => status === 'moderation' && isPhoneVerified);
    await page.goto('/admin/participants');
    await page
      .getByRole('checkbox', { name: /Выбрать/ })
      .nth(1)
      .check();
    await bar(page).getByRole('button', { name: 'выбрать все' }).click();
    await bar(page).getByRole('button', { name: 'Подтвердить' }).click();
    const question = page.getByRole('alertdialog', { name: new RegExp(`Подтвердить ${fit.length} участник`) });
    await expect(question.getByText(/уже подтверждены/)).toBeVisible();
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByText(new RegExp(`Подтверждено: ${fit.length}`)).first()).toBeVisible();
    const left = (await members({ filters: { statuses: ['moderation'] } })).items;
    expect(left.every(({ isPhoneVerified }) => !isPhoneVerified)).toBe(true);
  });

  await test.step('a file under the filters holds the chosen columns, with the purpose in the journal', async () => {
    await page.goto('/admin/participants?f.status=blocked');
    const { total } = await members({ filters: { statuses: ['blocked'] } });
    await page.getByRole('button', { name: 'Экспорт' }).click();
    const sheet = dialog(page, 'Экспорт участников');
    await sheet.getByRole('button', { name: 'Собрать файл' }).click();
    await expect(sheet.getByRole('textbox', { name: 'Цель выгрузки' })).toBeFocused();
    await sheet.getByRole('textbox', { name: 'Цель выгрузки' }).fill('Сверка блокировок');
    await sheet.getByRole('radio', { name: 'CSV' }).check();
    await sheet.getByRole('checkbox', { name: 'Эл. почта' }).uncheck();
    await sheet.getByRole('button', { name: 'Собрать файл' }).click();
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Скачать результат' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toContain('ФИО;Телефон;Партнёр');
    const entries = await ask<{ items: { id: string }[] }>('POST', '/logs/logs/list', {
      filters: { actions: ['export'] },
    });
    const reasons = await Promise.all(
      entries.items.map(async ({ id }) => (await ask<{ reason: string | null }>('GET', `/logs/logs/${id}`)).reason),
    );
    expect(reasons).toContain('Сверка блокировок');
  });

  await test.step('a letter is looked at with its numbers, then goes to those who agree', async () => {
    await page.goto('/admin/participants?q=Мельникова');
    await page.getByRole('checkbox', { name: /Выбрать.*Мельникова/ }).check();
    await bar(page).getByRole('button', { name: 'Написать письмо' }).click();
    const sheet = dialog(page, 'Письмо участникам');
    await sheet.getByRole('textbox', { name: 'Тема' }).fill('Акция декабря');
    await sheet.getByRole('textbox', { name: 'Текст' }).fill('Двойные баллы за дрели.');
    await sheet.getByRole('button', { name: 'Посмотреть' }).click();
    await expect(sheet.getByText('Получателей: 1 из 1')).toBeVisible();
    await sheet.getByRole('button', { name: 'Отправить: 1 участник' }).click();
    await expect(sheet.getByText('Готово', { exact: true })).toBeVisible();
    const feed = await ask<{ items: { title: string }[] }>('POST', '/users/notifications/list', {}, member);
    expect(feed.items.map(({ title }) => title)).toContain('Акция декабря');
  });
  await context.close();
});
