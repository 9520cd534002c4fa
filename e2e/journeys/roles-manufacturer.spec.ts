import { expect, test } from '@playwright/test';

import { caller } from '../lib/caller.ts';
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

test('a day of a manufacturer: own goods and brand, a new product, nothing of another brand', async ({ browser }) => {
  const { page } = await visitor(browser, server, 'desk', 'brand@strezhen.example');
  const own = await one<{ id: string; name: string }>(
    `select id, name from manufacturers where name like '%Стрежень%'`,
  );
  const foreign = await one<{ id: string }>('select id from products where manufacturer_id <> $1 limit 1', own.id);
  const menu = await menuOf(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Операции по типам' })).toBeVisible();
  // A payout belongs to a person and to no goods.
  await expect(page.getByRole('heading', { name: 'Операции и выплаты' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Выплаты по статусам' })).toHaveCount(0);
  expect(menu).toEqual(expect.arrayContaining(['Номенклатура', 'Бренды', 'Продажи', 'Производители', 'Мои обращения']));
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

const day = (later: number): { typed: string; wire: string } => {
  const wire = new Date(Date.now() + later * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
  return { typed: wire.split('-').toReversed().join('.'), wire };
};

/** Two pieces of its goods sold today by a member, looked at and confirmed by a moderator. */
async function confirmedSale(): Promise<{ number: string; product: string; member: string }> {
  const product = await one<{ id: string; name: string; serial: string }>(
    `select p.id, p.name, p.serial_example as serial from products p join manufacturers f on f.id = p.manufacturer_id
     where f.name like '%Стрежень%' and p.status = 'active' and p.serial_example is not null order by p.article limit 1`,
  );
  const member = await caller(server, 'a.melnikova@masterok.example');
  const moderator = await caller(server, 'moderator@pribavka.example');
  const { id, number } = await member.read<{ id: string; number: string }>('POST', 'sales/sales', {
    saleDate: day(0).wire,
    items: ['9990001', '9990002'].map((digits) => ({
      productId: product.id,
      quantity: 1,
      serialNumber: product.serial.replace(/\d{7}$/, digits),
      priceKopecks: 899_000,
    })),
    submit: true,
  });
  const { items, version } = await moderator.read<{ items: { id: string }[]; version: number }>(
    'GET',
    `sales/sales/${id}`,
  );
  await moderator.read('PUT', `sales/admin/sales/${id}/moderation`, {
    items: items.map((item) => ({ id: item.id, decision: 'approve' })),
    version,
  });
  return { number, product: product.name, member: 'Мельникова' };
}

test('a promotion of a manufacturer: made by it, approved and started by an administrator, seen with its figures', async ({
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
  await asked.getByRole('button', { name: 'Согласовать' }).click();
  const question = admin.page.getByRole('alertdialog');
  await expect(question).toContainText(/Бюджет\s3\s000\sбаллов/);
  await question.getByRole('button', { name: 'Согласовать' }).click();
  await asked.getByRole('button', { name: 'Запустить' }).click();
  await question.getByRole('button', { name: 'Запустить' }).click();
  await expect(asked.getByText('Идёт', { exact: true })).toBeVisible();
  await admin.context.close();
  const { id } = await one<{ id: string }>(`select id from promotions where name = $1 and status = 'active'`, name);

  const sold = await confirmedSale();
  // What it has earned, with the sale, and without the name of the seller.
  await page.goto(`/admin/promotions/${id}?tab=statistics`);
  const figure = (label: string) => card.getByRole('group', { name: 'Итоги акции' }).getByText(label).locator('..');
  await expect(figure('Начислено')).toContainText(/60$/);
  await expect(figure('Продаж')).toContainText(/1$/);
  await expect(card.getByRole('table', { name: 'Лучшие товары' })).toContainText(sold.product);
  await card.getByRole('tab', { name: 'Начисления' }).click();
  const accrual = card.getByRole('row', { name: new RegExp(sold.number) }).first();
  await expect(accrual).toContainText(sold.product);
  await expect(accrual).toContainText('30');
  await expect(accrual).toContainText('Участник');
  await expect(card.getByText(sold.member)).toHaveCount(0);

  expect(
    await one(
      `select count(*)::int as lines, sum(a.points)::int as points, sum(i.quantity)::int as units
       from accruals a join sale_items i on i.id = a.sale_item_id where a.promotion_id = $1 and a.status <> 'cancelled'`,
      id,
    ),
  ).toEqual({ lines: 2, points: 60, units: 2 });
});
