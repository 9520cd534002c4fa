import { expect, test } from '@playwright/test';

import { caller } from '../lib/caller.ts';
import { oneOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const partner = 'partner@masterok.example';
const agent = 'support@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test('a partner writes to support with a file, reads the answer from the bell, replies, and ends it with a rating', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', partner);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Мои обращения' }).click();
  await expect(page.getByRole('heading', { name: 'Мои обращения' })).toBeVisible();
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  const form = page.getByRole('dialog', { name: 'Новое обращение' });
  await form.getByRole('combobox', { name: 'Категория' }).click();
  await page.getByRole('option', { name: 'Технический вопрос' }).click();
  await form.getByRole('textbox', { name: 'Тема' }).fill('Выгрузка продаж пустая');
  await form.getByRole('textbox', { name: 'Что случилось' }).fill('За октябрь в файле нет строк.');
  await form
    .locator('input[data-upload-input]')
    .setInputFiles({ name: 'выгрузка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1') });
  await form.getByRole('button', { name: 'Отправить' }).click();
  const sheet = page.getByRole('dialog', { name: 'Выгрузка продаж пустая' });
  await expect(sheet.getByRole('button', { name: /Скачать выгрузка\.pdf/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const request = () =>
    oneOf<{ status: string; rating: number | null; by_company: boolean }>(
      server,
      'select status, rating, by_company from support_requests where id = $1',
      id,
    );
  expect(await request()).toMatchObject({ status: 'new', by_company: true });

  await page.goto('/admin/dashboard');
  const support = await caller(server, agent);
  await support.read('POST', `support/admin/requests/${id}/messages`, {
    text: 'Починили, выгрузите ещё раз.',
    internal: false,
    status: 'waiting_author',
  });
  await page.reload();
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  const feed = page.getByRole('dialog', { name: 'Уведомления' });
  const notice = feed.getByRole('listitem').filter({ hasText: 'Починили, выгрузите ещё раз.' });
  await notice.getByRole('button', { name: 'Открыть' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/my-requests/${id}$`));
  await expect(sheet.getByText('Починили, выгрузите ещё раз.')).toBeVisible();
  await expect(sheet.getByText('Ждёт вашего ответа')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Ваше сообщение' }).fill('Спасибо, строки на месте.');
  await sheet.getByRole('button', { name: 'Отправить' }).click();
  await expect(sheet.getByText('Спасибо, строки на месте.')).toBeVisible();
  await expect.poll(request).toMatchObject({ status: 'in_progress' });

  await sheet.getByRole('button', { name: 'Вопрос решён' }).click();
  const ending = page.getByRole('dialog', { name: 'Закрыть обращение?' });
  await ending.getByRole('radio', { name: /^5/ }).check();
  await ending.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(sheet.getByText('Ваша оценка: 5 из 5')).toBeVisible();
  expect(await request()).toMatchObject({ status: 'closed', rating: 5 });
  const { messages } = await support.read<{ messages: { author: string; text: string }[] }>(
    'GET',
    `support/requests/${id}`,
  );
  expect(messages.map(({ author, text }) => [author, text])).toEqual([
    ['author', 'За октябрь в файле нет строк.'],
    ['support', 'Починили, выгрузите ещё раз.'],
    ['author', 'Спасибо, строки на месте.'],
  ]);
  await context.close();
});

test('a manufacturer finds the request of his company that waits for him, and another company finds nothing', async ({
  browser,
}) => {
  const { id, number } = await oneOf<{ id: string; number: string }>(
    server,
    `select r.id, r.number from support_requests r join users u on u.id = r.author_id
       where u.email = 'brand@strezhen.example' and r.status = 'waiting_author' limit 1`,
  );
  const own = await visitor(browser, server, 'phone', 'brand@strezhen.example');
  await own.page.goto('/admin/my-requests');
  await own.page.getByRole('link', { name: new RegExp(`О-0*${number}`) }).click();
  await expect(own.page.getByRole('dialog').getByText('Ждёт вашего ответа')).toBeVisible();
  await expect(own.page.getByRole('textbox', { name: 'Ваше сообщение' })).toBeVisible();
  await own.context.close();

  const stranger = await visitor(browser, server, 'desk', partner);
  await stranger.page.goto(`/admin/my-requests/${id}`);
  await expect(stranger.page.getByRole('dialog').getByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
  await stranger.context.close();
});
