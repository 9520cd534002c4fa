import { randomUUID } from 'node:crypto';

import { columnsOf } from '@pribavka/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { collect } from '../../core/processes/run-process.ts';
import { writeXlsx } from '../../core/tables/xlsx.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
  const { pool } = t.database;
  const id = randomUUID();
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, '=Заря; "Ё"', 'Заря', '0000010016')`,
    [id],
  );
  await pool.query(`insert into brands (manufacturer_id, name) values ($1, '''=ЗАРЯ')`, [id]);
  await pool.query(`insert into categories (name, position) values ('@Пилы & <ножи>', 1)`);
  await pool.query(
    `insert into partners (name, legal_name, inn, kpp) values ('Ёж', 'Ёж', '7707083893', '009901001'), ('Ёж', 'Ёж', '7707083893', '009902001')`,
  );
}, 180_000);
afterAll(() => t.close());

type Format = 'xlsx' | 'csv';
const mimes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

async function load(key: 'products.import' | 'serials.import', bytes: Buffer, format: Format, dryRun?: 'true') {
  const file = { name: `файл.${format}`, mime: mimes[format], bytes };
  const started = await t.call(key, { as: admin, file, ...(dryRun && { query: { dryRun } }) });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const { counts, errors } = (await t.call('processes.get', { as: admin, params: { id: started.data.processId } }))
    .data;
  return { counts, errors };
}

async function fileOf(started: { status: number; messages: readonly string[]; data: { processId: string } }) {
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const params = { id: started.data.processId };
  return (await t.call('processes.file', { as: admin, params, query: { kind: 'result' } })).bytes;
}

const unchanged = (skipped: number) => ({ counts: { created: 0, updated: 0, skipped, failed: 0 }, errors: [] });

it('products come from a file with hard values', async () => {
  const titles = [
    'Артикул',
    'Название',
    'Производитель',
    'Бренд',
    'Категория',
    'Штрихкод',
    'Модель',
    'РРЦ, ₽',
    'Баллы',
    'Серийный номер',
    'Шаблон номера',
    'Пример номера',
    'Честный знак',
    'Единица',
    'Статус',
    'Описание',
  ];
  const maker = ['=Заря; "Ё"', "'=ЗАРЯ", '@Пилы & <ножи>'] as const;
  const rows = [
    [
      '=1+1',
      'Пила «Ёж»; "Ё"\nвторая строка',
      ...maker,
      '4600000000008',
      '007',
      '7 990,50',
      '350',
      'да',
      'СТ-\\d{2}',
      'СТ-26',
      'нет',
      'шт.',
      'Участвует',
      '+Два & <кейс>',
    ],
    ["'=1", '@Лампа', ...maker, '4607177964089', '', '', '', 'нет', '', '', 'да', 'уп.', 'Участвует', ''],
    ['00012345678901234567', '-Дрель', ...maker, '', '', '0,10', '0', 'нет', '', '', 'нет', 'шт.', 'Черновик', ''],
  ];
  const done = await load('products.import', await collect(writeXlsx('Товары', titles, rows)), 'xlsx');
  expect(done).toMatchObject({ counts: { created: 3, failed: 0 }, errors: [] });
});

it.each(['xlsx', 'csv'] as const)('products in %s change nothing', async (format) => {
  const body = { format, columns: columnsOf('products') };
  const bytes = await fileOf(await t.call('products.exportList', { as: admin, body }));
  expect(await load('products.import', bytes, format, 'true')).toMatchObject(unchanged(3));
  expect(await load('products.import', bytes, format)).toMatchObject(unchanged(3));
});

it('serial numbers come from a file with hard values', async () => {
  const titles = [
    'Артикул',
    'Серийный номер',
    'Производитель',
    'ИНН партнёра',
    'КПП партнёра',
    'Дата отгрузки',
    'Статус',
  ];
  const rows = [
    ["'=1", '5Ab"cD&<;f012', '', '7707083893', '009901001', '15.11.2026', 'свободен'],
    ["'=1", '=Ab+cD>ef0345', '=Заря; "Ё"', '7707083893', '009902001', '', 'заблокирован'],
    ["'=1", "'-bcDef120678", '', '', '', '', ''],
  ];
  const done = await load('serials.import', await collect(writeXlsx('Номера', titles, rows)), 'xlsx');
  expect(done).toMatchObject({ counts: { created: 3, failed: 0 }, errors: [] });
});

it.each(['xlsx', 'csv'] as const)('serial numbers in %s change nothing', async (format) => {
  const { rows } = await t.database.pool.query<{ id: string }>(`select id from products where article = '''=1'`);
  const params = { id: rows[0]!.id };
  const bytes = await fileOf(await t.call('serials.export', { as: admin, params, body: { format } }));
  expect(await load('serials.import', bytes, format, 'true')).toMatchObject(unchanged(3));
  expect(await load('serials.import', bytes, format)).toMatchObject(unchanged(3));
  const narrow = { format: 'csv' as const, filters: { states: ['blocked' as const] } };
  const blocked = await fileOf(await t.call('serials.export', { as: admin, params, body: narrow }));
  expect(blocked.toString().trim().split('\r\n')).toHaveLength(2);
});
