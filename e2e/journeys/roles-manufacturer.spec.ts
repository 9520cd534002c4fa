import { expect, type Page, test } from '@playwright/test';

import { rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const one = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row> => {
  const [row] = await rowsOf<Row>(server, sql, values);
  if (!row) throw new Error(`Nothing was found: ${sql}`);
  return row;
};
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await one<{ count: string }>(sql, ...values)).count);

/** Areas of the menu, without the numbers next to them. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin/dashboard');
  const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
  await expect(links.filter({ hasText: 'Дашборд' })).toBeVisible();
  return (await links.allTextContents()).map((text) => text.replace(/\d+$/, '')).filter((name) => name !== 'Прибавка');
}

test('a day of a manufacturer: own goods and brand, a new product, nothing of another brand', async ({ browser }) => {
  const { page } = await visitor(browser, server, 'desk', 'brand@strezhen.example');
  const own = await one<{ id: string; name: string }>(
    `select id, name from manufacturers where name like '%Стрежень%'`,
  );
  const foreign = await one<{ id: string }>('select id from products where manufacturer_id <> $1 limit 1', own.id);
  const menu = await menuOf(page);
  expect(menu).toEqual(expect.arrayContaining(['Номенклатура', 'Бренды', 'Продажи', 'Производители']));
  for (const hidden of ['Участники', 'Операции', 'Журнал', 'Роли и доступы', 'Партнёры'])
    expect(menu).not.toContain(hidden);

  const active = await count(`select count(*) from products where manufacturer_id = $1 and status = 'active'`, own.id);
  await page.goto('/admin/nomenclatures');
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(`Участвуют\\s*${active}$`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Добавить товар' }).click();
  const form = page.getByRole('dialog', { name: 'Новый товар' });
  await form.getByLabel('Название').fill('Лобзик заводской');
  await form.getByLabel('Артикул').fill('СТ-90001');
  await form.getByLabel('Базовые баллы').fill('75');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog', { name: 'Лобзик заводской' })).toBeVisible();
  expect(await one(`select name, manufacturer_id, status from products where article = 'СТ-90001'`)).toMatchObject({
    name: 'Лобзик заводской',
    manufacturer_id: own.id,
  });

  await page.goto(`/admin/nomenclatures/${foreign.id}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
});

/** A sale of one piece, sent for checking by the seller himself. */
async function sell(login: string, productId: string): Promise<void> {
  const { session } = await tokensFor(server, login);
  const answer = await fetch(`${server.url}/api/v1/private/sales/sales`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-fingerprint': 'journey',
      'x-request-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ saleDate: day(0).wire, items: [{ productId, quantity: 1 }], submit: true }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const day = (later: number): { typed: string; wire: string } => {
  const wire = new Date(Date.now() + later * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
  return { typed: wire.split('-').toReversed().join('.'), wire };
};

test('a promotion of a manufacturer: made by it, approved by an administrator, seen with its figures', async ({
  browser,
}) => {
  const { page } = await visitor(browser, server, 'desk', 'brand@strezhen.example');
  const name = 'Неделя «Стрежня»';
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}(\\s*необязательно)?$`) });
  await page.goto('/admin/promotions');
  await page.getByRole('link', { name: 'Создать акцию' }).first().click();
  await field('Название').fill(name);
  await field('Действует с').fill(day(0).typed);
  await field('По').fill(day(7).typed);
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('radio', { name: /^Баллы за единицу/ }).check();
  await field('Баллов').fill('30');
  for (const step of ['Товары', 'Кому и где', 'Лимиты и бюджет']) {
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`${step}$`) }).first()).toBeVisible();
  }
  await field('Бюджет акции').fill('3000');
  for (const step of ['Проверка', 'На согласование']) {
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`${step}$`) }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Отправить на согласование' }).click();
  const card = page.getByRole('dialog', { name });
  await expect(card.getByText('На согласовании')).toBeVisible();
  await expect(card.getByRole('button', { name: /^(Согласовать|Запустить)$/, disabled: false })).toHaveCount(0);

  const admin = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  await admin.page.goto('/admin/promotions?view=mine');
  await admin.page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click();
  const asked = admin.page.getByRole('dialog', { name });
  await expect(asked.getByText('Завод «Стрежень»', { exact: true })).toBeVisible();
  for (const act of ['Согласовать', 'Запустить']) {
    await asked.getByRole('button', { name: act }).click();
    const question = admin.page.getByRole('alertdialog');
    await expect(question).toContainText(/Бюджет\s3\s000\sбаллов/);
    await question.getByRole('button', { name: act }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(asked.getByText('Идёт', { exact: true })).toBeVisible();
  await admin.context.close();

  // It holds for its own goods alone, whatever else is sold.
  const own = await one<{ id: string }>(`select id from manufacturers where name like '%Стрежень%'`);
  const productOf = (which: string) =>
    one<{ id: string }>(
      `select id from products where manufacturer_id ${which} $1 and status = 'active' and not serial_required limit 1`,
      own.id,
    );
  for (const which of ['=', '<>']) await sell('a.melnikova@masterok.example', (await productOf(which)).id);
  const promotion = await one<{ id: string; status: string; reserved: string }>(
    `select p.id, p.status, sum(b.reserved)::text as reserved from promotions p
       join promotion_budgets b on b.promotion_id = p.id where p.name = $1 group by p.id`,
    name,
  );
  expect(promotion).toMatchObject({ status: 'active', reserved: '30' });

  await page.goto(`/admin/promotions/${promotion.id}?tab=statistics`);
  await expect(card.getByText('Идёт', { exact: true })).toBeVisible();
  await expect(card.getByText('Зарезервировано').or(card.getByText('зарезервировано')).first()).toBeVisible();
  await card.getByRole('tab', { name: 'Начисления' }).click();
  await expect(card.getByRole('table', { name: 'Начисления по акции' }).getByRole('row')).toHaveCount(2);
  await card.getByRole('tab', { name: 'История' }).click();
  await expect(card.getByText(/Согласова/).first()).toBeVisible();
});
