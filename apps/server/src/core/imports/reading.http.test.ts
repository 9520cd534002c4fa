import { afterAll, beforeAll, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { partnersRoutes } from '../../modules/partners/index.ts';
import { partnersUploadJobs } from '../../modules/partners/imports/import.ts';
import { createTestApp, type TestApp } from '../../modules/sales/testing/app.ts';
import { createWorld, type World } from '../../modules/sales/testing/world.ts';
import { importsRoutes } from '../../modules/imports/index.ts';
import { book, row } from '../tables/testing/workbook.ts';
import { damagedNumber } from './damaged.ts';

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

const xlsx = (bytes: Buffer) => ({
  name: 'партнёры.xlsx',
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes,
});
const csv = (bytes: Buffer) => ({ name: 'партнёры.csv', mime: 'text/csv', bytes });
const header = ['Название', 'ИНН', 'Код точки', 'Адрес', 'Регион'];
const line = (name: string, code = 'Т-1', inn = companyInn(1)) => [name, inn, code, 'г. Тула', 'Тульская область'];

type File = ReturnType<typeof csv>;
const look = (file: File, query: object = {}) =>
  t.upload(w.admin, 'imports.columns', file, { query: { kind: 'partner_mass_upload', ...query } });
const send = (file: File, query: object = {}) =>
  t.upload(w.admin, 'partners.massUpload', file, { query: { dryRun: 'true', ...query } });
/** What the job says of a file that was accepted. */
async function checked(file: File, query: object = {}) {
  const started = await send(file, query);
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(partnersUploadJobs);
  return database.db
    .selectFrom('processes')
    .select(['counts', 'errors', 'params'])
    .where('id', '=', started.data.processId)
    .executeTakeFirstOrThrow();
}

it('reads the sheet people see and says what it has left out; another sheet by its name', async () => {
  const file = xlsx(
    book([
      { name: 'Служебный', rows: row(1, header) + row(2, line('СКРЫТЫЙ ЛИСТ')), state: 'hidden' },
      {
        name: 'Данные',
        rows: row(1, header) + row(2, line('Гвоздь')) + row(3, line('Скрытая', 'Т-2'), 'hidden="1"'),
      },
      { name: 'Юг', rows: row(1, header) + row(2, line('Молоток', 'Т-3')) + row(3, line('Молоток', 'Т-4')) },
    ]),
  );
  const { data } = await look(file);
  expect(data).toMatchObject({ sheet: 'Данные', sheets: ['Данные', 'Юг'], hiddenRows: 1, rows: 1, encodings: [] });
  expect(data.columns[0]?.samples).toEqual(['Гвоздь']);
  expect((await look(file, { sheet: 'Юг' })).data).toMatchObject({ sheet: 'Юг', hiddenRows: 0, rows: 2 });
  expect((await look(file, { sheet: 'Служебный' })).code).toBe('FILE_SHEET');
  expect((await send(file, { sheet: 'Служебный' })).code).toBe('FILE_SHEET');
  expect(await checked(file)).toMatchObject({ counts: { created: 1, failed: 0 }, params: { hiddenRows: 1 } });
  expect(await checked(file, { sheet: 'Юг' })).toMatchObject({ counts: { created: 2, failed: 0 } });
});

it('finds the names of the columns under a title and in two rows', async () => {
  const titled = row(1, ['Партнёры на ноябрь']) + row(3, header) + row(4, line('Гвоздь'));
  expect(await checked(xlsx(book([{ name: 'а', rows: titled }])))).toMatchObject({ counts: { created: 1 } });
  // «Название» is merged over two rows, «Точка» over its columns.
  const merged =
    row(1, ['Название', 'ИНН', 'Точка']) + row(2, ['', '', 'Код точки', 'Адрес', 'Регион']) + row(3, line('Гвоздь'));
  expect(await checked(xlsx(book([{ name: 'а', rows: merged }])))).toMatchObject({ counts: { created: 1 } });
});

it('asks for the encoding of a file that can be read in two, and never guesses', async () => {
  const lines = ['Name;INN;Code;Address;Region', `Ъ;${companyInn(1)};T-1;Tula;Tula`].join('\r\n');
  // One letter of KOI8-R is another letter in windows-1251.
  const file = csv(Buffer.from(lines.replace('Ъ', '\u00FF'), 'latin1'));
  const columns = 'name:0,inn:1,code:2,address:3,region:4';
  const { data } = await look(file);
  expect(data.encodings.length).toBeGreaterThan(1);
  expect((await send(file, { columns })).code).toBe('FILE_ENCODING_UNSURE');
  const asked = (await look(file, { encoding: 'koi8-r' })).data;
  expect(asked.columns[0]?.samples).toEqual(['Ъ']);
  expect(asked.encodings.map(({ encoding }) => encoding)).toContain('windows-1251');
  expect((await send(file, { columns, encoding: 'koi8-r' })).status).toBe(202);
});

it('reads no broken letters', async () => {
  const text = Buffer.from([header.join(';'), line('Гвоздь').join(';')].join('\r\n'));
  const at = text.indexOf(Buffer.from('оздь'));
  const file = csv(Buffer.concat([text.subarray(0, at + 1), text.subarray(at + 2)]));
  expect(await look(file)).toMatchObject({ status: 400, code: 'FILE_ENCODING' });
  expect(await send(file)).toMatchObject({ status: 400, code: 'FILE_ENCODING' });
});

it('refuses numbers a spreadsheet has shortened, at their row and with what to do', async () => {
  const rows = [
    row(1, header),
    row(2, line('Гвоздь', '8.9E+18')),
    row(3, line('Молоток', '3,52099E+14')),
    row(4, ['Пила', companyInn(2), 8.939010102358478e18, 'г. Тула', 'Тульская область']),
    row(5, line('Дрель', '352099001761481')),
  ];
  const { errors, counts } = await checked(xlsx(book([{ name: 'а', rows: rows.join('') }])));
  expect(counts).toMatchObject({ created: 1, failed: 3 });
  expect(errors).toMatchObject(
    [2, 3, 4].map((number) => ({ row: number, column: 'Код точки', message: damagedNumber })),
  );
});
