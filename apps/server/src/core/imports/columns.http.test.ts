import { afterAll, beforeAll, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { partnersRoutes } from '../../modules/partners/index.ts';
import { partnersUploadJobs } from '../../modules/partners/imports/import.ts';
import { createTestApp, type TestApp } from '../../modules/sales/testing/app.ts';
import { createWorld, type World } from '../../modules/sales/testing/world.ts';
import { importsRoutes } from '../../modules/imports/index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...partnersRoutes, ...importsRoutes }, partnersUploadJobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const csv = (...lines: string[]) => ({
  name: 'партнёры.csv',
  mime: 'text/csv',
  bytes: Buffer.from(lines.join('\r\n')),
});
const header = '№;Компания в CRM;ИНН организации;Код;Адрес доставки;Субъект;Код';
const line = (inn: string, code: string) => `1;Гвоздь;${inn};${code};г. Тула, ул. Мира, д. 1;Тульская область;старый`;
const joined = 'name:1,inn:2,code:3,address:4,region:5';

const look = (file: ReturnType<typeof csv>, who = w.admin) =>
  t.upload(who, 'imports.columns', file, { query: { kind: 'partner_mass_upload' } });
const send = (columns: string | undefined, ...lines: string[]) =>
  t.upload(w.admin, 'partners.massUpload', csv(...lines), { query: { dryRun: 'true', ...(columns && { columns }) } });
const refusals = async (columns: string) => (await send(columns, header, line(companyInn(1), 'Т-1'))).fields;

it('shows the columns of a file with samples, and which field each probably is', async () => {
  const { data } = await look(csv(header, line('7701', 'Т-1'), line('7702', 'Т-1'), ';;;;;;'));
  expect(data.rows).toBe(2);
  expect(data.columns[2]).toEqual({ title: 'ИНН организации', samples: ['7701', '7702'] });
  expect(data.columns[3]).toEqual({ title: 'Код', samples: ['Т-1'] });
  const inn = data.fields.find(({ field }) => field === 'inn');
  expect(inn).toEqual({ field: 'inn', title: 'ИНН', required: true, guess: 2 });
  expect(data.fields.find(({ field }) => field === 'kpp')).toMatchObject({ required: false, guess: null });
  expect(data.fields.find(({ field }) => field === 'address')?.guess).toBe(4);
});

it('keeps nothing of the file that was only looked at', async () => {
  const count = () => database.db.selectFrom('files').select('id').execute();
  const before = await count();
  await look(csv(header, line('7701', 'Т-1')));
  expect(await count()).toEqual(before);
});

it('reads the columns as the person joined them, whatever their titles, and leaves out the rest', async () => {
  const started = await send(joined, header, line(companyInn(1), 'Т-1'), line('1', 'Т-2'));
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(partnersUploadJobs);
  const done = await database.db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', started.data.processId)
    .executeTakeFirstOrThrow();
  expect(done).toMatchObject({ counts: { created: 1, failed: 1 } });
  expect(done.errors).toMatchObject([{ row: 3, column: 'ИНН', message: expect.stringContaining('ИНН') }]);
});

it('refuses a missing, a foreign, a repeated and an absent column, each at its field', async () => {
  expect(await refusals('name:1,code:3,address:4,region:5')).toEqual({ 'columns.inn': ['Не найдена колонка «ИНН»'] });
  expect(await refusals(`${joined},salary:6`)).toEqual({
    'columns.salary': ['У этой загрузки нет поля «salary»'],
  });
  expect(await refusals(`${joined},kpp:2`)).toEqual({ 'columns.kpp': ['Эта колонка уже выбрана для поля «ИНН»'] });
  expect(await refusals(`${joined},kpp:7`)).toEqual({ 'columns.kpp': ['В файле нет колонки 8'] });
  expect(Object.keys(await refusals('name 1'))).toEqual(['columns']);
});

it('refuses a title that stands twice where nobody has chosen, and names it', async () => {
  const twice = 'Название;ИНН;Код точки;Адрес;Регион;ИНН';
  const answer = await send(undefined, twice, `Гвоздь;${companyInn(1)};Т-1;Тула;Тульская область;2`);
  expect(answer).toMatchObject({ status: 400, code: 'IMPORT_COLUMN_TWICE' });
  expect(answer.messages).toEqual(['Колонка «ИНН» встречается в файле дважды: выберите нужную']);
  const chosen = await send('name:0,inn:1,code:2,address:3,region:4', twice, `Гвоздь;${companyInn(1)};Т-1;Тула;Тула;2`);
  expect(chosen.status).toBe(202);
});

it('refuses a file without rows, and everybody who has no back-office', async () => {
  expect((await look(csv(header))).code).toBe('IMPORT_EMPTY');
  expect((await look(csv(header, line('1', '2')), w.member)).status).toBe(403);
});
