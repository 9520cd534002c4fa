import { afterAll, beforeAll, expect, it } from 'vitest';

import { collect } from '../../core/processes/run-process.ts';
import { writeXlsx } from '../../core/tables/xlsx.ts';
import { companyInn } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
}, 180_000);
afterAll(() => t.close());

type Format = 'xlsx' | 'csv';
const mimes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

async function load(bytes: Buffer, format: Format, dryRun?: 'true') {
  const file = { name: `партнёры.${format}`, mime: mimes[format], bytes };
  const started = await t.call('partners.massUpload', { as: admin, file, ...(dryRun && { query: { dryRun } }) });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const { counts, errors } = (await t.call('processes.get', { as: admin, params: { id: started.data.processId } }))
    .data;
  return { counts, errors };
}

const titles = [
  'Название',
  'Юр. лицо',
  'ИНН',
  'КПП',
  'Контакт',
  'Телефон',
  'Эл. почта',
  'Код точки',
  'Название точки',
  'Адрес',
  'Регион',
];
const [inn, plain] = [companyInn(910), companyInn(911)];
const company = [
  '=1+1 «Ёж»; "Ё"',
  "'=ООО & <Ёж>",
  inn,
  '009901001',
  '@Иванова',
  '+7 (900) 555-00-01',
  'info@yozh.example',
];
const rows = [
  [...company, '007', '+точка', 'г. Тула; "дом" 1', 'Тульская область'],
  [...company, "'=8", '«Вторая»\nу входа', '-1, стр. 2', 'Тверская область'],
  ['Без всего', 'Без всего', plain, '', '', '', '', '12345678901234567890', 'Т', 'г. Тула', 'Тульская область'],
];

it('come from a file with hard values', async () => {
  const done = await load(await collect(writeXlsx('Партнёры', titles, rows)), 'xlsx');
  expect(done).toMatchObject({ counts: { created: 3, failed: 0 }, errors: [] });
});

it.each(['xlsx', 'csv'] as const)('shops of partners in %s change nothing', async (format) => {
  const columns = [
    'name',
    'legalName',
    'inn',
    'kpp',
    'contact',
    'phone',
    'email',
    'status',
    'storeCode',
    'storeName',
    'address',
    'region',
  ] as const;
  const started = await t.call('partners.exportList', { as: admin, body: { format, columns: [...columns] } });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const params = { id: started.data.processId };
  const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
  const same = { counts: { created: 0, updated: 0, skipped: 3, failed: 0 }, errors: [] };
  expect(await load(bytes, format, 'true')).toMatchObject(same);
  expect(await load(bytes, format)).toMatchObject(same);
});

it('the template in CSV has a phone that needs no guard', async () => {
  const template = { as: admin, query: { format: 'csv' as const } };
  const text = (await t.call('partners.massUploadTemplate', template)).bytes.toString();
  expect(text).toContain(';8 (900) 555-00-01;');
  expect(text).not.toContain("'");
});
