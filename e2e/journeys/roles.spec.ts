import { expect, test } from '@playwright/test';

import { complaintsOf } from '../lib/complaints.ts';
import { oneOf } from '../lib/database.ts';
import { menuOf } from '../lib/menu.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const one = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row> => oneOf<Row>(server, sql, ...values);
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await one<{ count: string }>(sql, ...values)).count);

const acts =
  /^(Добавить|Создать|Загрузить|Новая|Новый|Подтвердить|Отклонить|Одобрить|Заблокировать|Изменить|Удалить|Начать проверку)/;

test('a day of an auditor: everything can be read, nothing can be changed', async ({ browser }) => {
  const { page } = await visitor(browser, server, 'desk', 'auditor@pribavka.example');
  const said = complaintsOf(page);
  // The jobs of the server activate points by the clock meanwhile: they are nobody's.
  const ledger = `select count(*) from ledger_postings where actor_kind <> 'system'`;
  const before = await one<{ count: string }>(ledger);
  const menu = await menuOf(page);
  expect(menu).toEqual(expect.arrayContaining(['Участники', 'Операции', 'Журнал', 'Роли и доступы']));

  for (const name of menu) {
    await page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first(), name).toBeVisible();
    await expect(main.locator('[aria-busy=true]'), name).toHaveCount(0);
    await expect(main.getByRole('button', { name: acts }), name).toHaveCount(0);
    await expect(main.getByRole('link', { name: acts }), name).toHaveCount(0);
  }

  // A card without acts, and a passport nobody can uncover.
  await page.goto('/admin/participants');
  await page.getByRole('table').getByRole('link').first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('tab').first()).toBeVisible();
  await expect(card.getByRole('button', { name: acts })).toHaveCount(0);
  await card.getByRole('tab', { name: 'Паспорт' }).click();
  await expect(card.getByRole('button', { name: 'Показать' })).toHaveCount(0);

  // What is not theirs looks like nothing.
  await page.goto('/admin/sales/queue');
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();

  expect(said).toEqual([]);
  expect(await one(ledger)).toEqual(before);
  const changes = await count(
    `select count(*) from audit_entries where actor_role = 'auditor' and entity_type <> 'session'
       and action in ('create', 'update', 'delete', 'status', 'import')`,
  );
  expect(changes).toBe(0);
});

test('a day of a partner: own people, shops and sales, own contacts changed, nothing of another company', async ({
  browser,
}) => {
  const { page } = await visitor(browser, server, 'desk', 'partner@masterok.example');
  const own = await one<{ id: string; name: string; inn: string }>(
    `select id, name, inn from partners where name = 'Мастерок'`,
  );
  const foreign = await one<{ id: string }>(`select id from partners where name <> 'Мастерок' limit 1`);
  const menu = await menuOf(page);
  expect(menu).toEqual(expect.arrayContaining(['Участники', 'Партнёры', 'Продажи']));
  for (const hidden of ['Операции', 'Журнал', 'Роли и доступы', 'Техпользователи', 'Обращения', 'Производители'])
    expect(menu).not.toContain(hidden);

  const members = await count(
    `select count(*) from users u join stores s on s.id = u.store_id
       where s.partner_id = $1 and u.role_code = 'member' and u.status <> 'deleted'`,
    own.id,
  );
  await page.goto('/admin/participants');
  await expect(
    page.getByRole('button', { name: `Все ${members}` }).or(page.getByRole('button', { name: `Все${members}` })),
  ).toBeVisible();
  const sales = await count(`select count(*) from sales where partner_id = $1 and status = 'moderation'`, own.id);
  await page.goto('/admin/sales');
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(`На проверке\\s*${sales}$`) }),
  ).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: acts })).toHaveCount(0);

  await page.goto(`/admin/partners/${own.id}`);
  const card = page.getByRole('dialog', { name: 'Мастерок' });
  await card.getByRole('button', { name: 'Изменить' }).click();
  const form = page.getByRole('dialog', { name: /Мастерок/ }).last();
  await expect(form.getByRole('textbox', { name: /^ИНН/ })).toHaveCount(0);
  await form.getByRole('textbox', { name: /^Контакт/ }).fill('Осипова Вера');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card.getByText('Осипова Вера')).toBeVisible();
  expect(await one('select contact_name, inn from partners where id = $1', own.id)).toEqual({
    contact_name: 'Осипова Вера',
    inn: own.inn,
  });

  await page.goto(`/admin/partners/${foreign.id}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
});
