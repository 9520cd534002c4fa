import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Person } from '../../../../test/people.ts';

/** A programme where names repeat: two manufacturers, two brands, two categories and two articles of one name. */
let t: TestApp;
let admin: Person;
const first = '01890000-0000-7000-8000-000000000001';
const second = '01890000-0000-7000-8000-000000000002';
const [tools, garden] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  t = await createTestApp();
  const { pool } = t.database;
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Заря', 'ООО «Заря»', '0000010016'),
      ($2, 'Заря', 'АО «Заря»', '0000020021')`,
    [first, second],
  );
  await pool.query("insert into brands (manufacturer_id, name) values ($1, 'ЗАРЯ'), ($2, 'ЗАРЯ')", [first, second]);
  await pool.query("insert into categories (id, name, position) values ($1, 'Инструмент', 1), ($2, 'Сад', 2)", [
    tools,
    garden,
  ]);
  await pool.query("insert into categories (name, parent_id) values ('Пилы', $1), ('Пилы', $2)", [tools, garden]);
  admin = await t.loginAs('admin');
});
afterAll(() => t.close());

const load = async (bytes: Buffer) => {
  const file = { name: 'товары.csv', mime: 'text/csv', bytes };
  const started = await t.call('products.import', { as: admin, file });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  return (await t.call('processes.get', { as: admin, params: { id: started.data.processId } })).data;
};
const lines = (...rows: string[]) =>
  Buffer.from(['Артикул;Название;Производитель;Бренд;Категория', ...rows].join('\r\n'));

it('the template of any programme loads as it is, twice without effect, and nobody can sell its sample', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const { bytes } = await t.call('products.importTemplate', { as: admin, query: { format } });
    if (format === 'csv') {
      expect(await load(bytes)).toMatchObject({ status: 'completed', counts: { created: 1, failed: 0 } });
      expect(await load(bytes)).toMatchObject({ status: 'completed', counts: { skipped: 1, failed: 0 } });
    } else expect(bytes.length).toBeGreaterThan(1000);
  }
  const { rows } = await t.database.pool.query<{ status: string; inn: string; way: string }>(
    `select p.status, f.inn, c.name as way from products p join manufacturers f on f.id = p.manufacturer_id
     join categories c on c.id = p.category_id`,
  );
  expect(rows).toEqual([{ status: 'draft', inn: '0000010016', way: 'Пилы' }]);
});

it('of two with one name asks for the ИНН or the way, and takes them', async () => {
  const refused = await load(lines('З-1;Пила;Заря;ЗАРЯ;', 'З-2;Пила;0000020021;ЗАРЯ;Пилы'));
  expect(refused.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [
      2,
      'Производитель',
      'Производителей с таким названием несколько. Добавьте ИНН и КПП, например «Стрежень (ИНН 7701000001, КПП 770101001)»',
    ],
    [3, 'Категория', 'Категорий с таким названием несколько. Укажите путь, например «Инструмент / Дрели»'],
  ]);
  const taken = await load(
    lines('З-1;Пила;Заря (ИНН 0000010016);ЗАРЯ;Сад / Пилы', 'З-1;Пила;0000020021;ЗАРЯ;Инструмент / Пилы'),
  );
  expect(taken, JSON.stringify(taken.errors)).toMatchObject({ status: 'completed', counts: { created: 2 } });
});

it('an exported list loads as it is, its twins in their places', async () => {
  const started = await t.call('products.export', { as: admin, query: { format: 'csv' } });
  await t.drain();
  const params = { id: started.data.processId };
  const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
  const again = await load(bytes);
  expect(again, JSON.stringify(again.errors)).toMatchObject({ status: 'completed', counts: { skipped: 3, failed: 0 } });
});

it('every picker tells them apart', async () => {
  const manufacturers = await t.call('manufacturers.shortList', { as: admin });
  expect(manufacturers.data.map(({ name }) => name).toSorted()).toEqual([
    'Заря (ИНН 0000010016)',
    'Заря (ИНН 0000020021)',
  ]);
  const brands = await t.call('brands.shortList', { as: admin, query: {} });
  expect(brands.data.map(({ name }) => name).toSorted()).toEqual([
    'ЗАРЯ (Заря (ИНН 0000010016))',
    'ЗАРЯ (Заря (ИНН 0000020021))',
  ]);
});
