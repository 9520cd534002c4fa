import { randomUUID } from 'node:crypto';

import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gtin } from '../../../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Person } from '../../../../test/people.ts';

let t: TestApp;
let admin: Person;
let manufacturer: Person;
const ids = { own: randomUUID(), other: randomUUID() };

beforeAll(async () => {
  t = await createTestApp();
  const { pool } = t.database;
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Стрежень', 'ООО «Стрежень»', '0000010016'),
      ($2, 'Ярило', 'ООО «Ярило»', '0000020021')`,
    [ids.own, ids.other],
  );
  await pool.query("insert into brands (manufacturer_id, name) values ($1, 'СТРЕЖЕНЬ'), ($2, 'ЯРИЛО')", [
    ids.own,
    ids.other,
  ]);
  await pool.query("insert into categories (name) values ('Электроинструмент')");
  await pool.query(
    "insert into partners (name, legal_name, inn, region) values ('Гвоздь', 'ООО «Гвоздь»', '0000030037', 'Тверь')",
  );
  admin = await t.loginAs('admin');
  manufacturer = await t.loginAs('manufacturer', { manufacturerId: ids.own });
});
afterAll(() => t.close());

type Import = 'products.import' | 'serials.import';
const csv = (lines: readonly string[]) => ({
  name: 'файл.csv',
  mime: 'text/csv',
  bytes: Buffer.from(lines.join('\r\n')),
});
async function load(key: Import, lines: readonly string[], query: { dryRun?: 'true' } = {}, as = admin) {
  const started = await t.call(key, { as, query, file: csv(lines) });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  return (await t.call('processes.get', { as: admin, params: { id: started.data.processId } })).data;
}
const products = async (where = 'true') =>
  (
    await t.database.pool.query<Record<string, unknown>>(
      `select p.article, p.name, p.gtin, p.status, p.rrp_kopecks::int as rrp, b.name as brand, p.version,
        (select points from product_points pp where pp.product_id = p.id order by valid_from desc limit 1) as points
       from products p left join brands b on b.id = p.brand_id where ${where} order by p.article`,
    )
  ).rows;

/** What the journal says of single products under a process. */
const productEntries = (processId: string) =>
  t.database.db
    .selectFrom('auditEntries')
    .select(['action', 'entityLabel', 'before', 'after', 'actorId'])
    .where('processId', '=', processId)
    .where('entityType', '=', 'product')
    .orderBy('id')
    .execute();

const header = 'Артикул;Название;Производитель;Бренд;Категория;Штрихкод;РРЦ, ₽;Баллы;Баллы с;Серийный номер;Статус';
const line = (article: string, over: Partial<Record<string, string>> = {}) => {
  const cells = {
    name: 'Дрель',
    maker: 'Стрежень',
    brand: 'стрежень',
    category: 'Электроинструмент',
    code: '',
    price: '7 990,00',
    points: '350',
    from: '',
    serial: 'да',
    status: 'в продаже',
    ...over,
  };
  return [article, ...Object.values(cells)].join(';');
};

describe('import of products', () => {
  it('puts points of a manufacturer above the bounds of the programme aside, counted before and announced once', async () => {
    const rows = [
      header,
      line('П-1', { points: '12000' }),
      line('П-2', { points: '5000' }),
      line('П-3', { points: '999999' }),
    ];
    const trial = await load('products.import', rows, { dryRun: 'true' }, manufacturer);
    const asked = { name: 'awaitingApproval', label: 'Ждут утверждения, строк', value: '2' };
    expect(trial.counts).toMatchObject({ created: 3 });
    expect(trial.parameters).toContainEqual(asked);
    const done = await load('products.import', rows, {}, manufacturer);
    expect(done.counts).toMatchObject({ created: 3 });
    expect(done.parameters).toContainEqual(asked);
    const inForce = async () => (await products("p.article like 'П-%'")).map(({ points }) => points);
    expect(await inForce()).toEqual([null, 5000, null]);
    const { rows: notices } = await t.database.pool.query('select kind from notifications where user_id = $1', [
      admin.id,
    ]);
    expect(notices).toEqual([{ kind: 'product.points_asked_many' }]);
    // The same file once more asks for nothing new, and the exported values take nothing back.
    expect((await load('products.import', rows, {}, manufacturer)).counts).toMatchObject({ skipped: 3 });
    const exported = [header, line('П-2', { points: '5000' }), line('П-3', { points: '0' })];
    expect((await load('products.import', exported, {}, manufacturer)).counts).toMatchObject({ skipped: 2 });
    const { rows: waiting } = await t.database.pool.query<{ points: number }>(
      'select points from product_points_waiting order by points',
    );
    expect(waiting.map(({ points }) => points)).toEqual([12_000, 999_999]);
    // The programme's own file sets them, whatever waited.
    await load('products.import', [header, line('П-1', { points: '12000' }), line('П-3', { points: '700' })]);
    expect(await inForce()).toEqual([12_000, 5000, 700]);
    await t.database.pool.query('delete from products; delete from notifications');
  });

  it('makes, changes and leaves alone, and gives wrong rows back with what to mend', async () => {
    const rows = [
      header,
      line('А-1', { code: gtin(11) }),
      line('А-2', { brand: 'ЯРИЛО' }),
      line('А-3', { category: 'Мебель', points: 'много' }),
      line('А-4', { maker: '', brand: 'ярило' }),
      line('А-1'),
      line('', { name: '' }),
      line('А-5', { from: '19.11.2026' }),
    ];
    const trial = await load('products.import', rows, { dryRun: 'true' });
    expect(trial).toMatchObject({ dryRun: true, counts: { created: 2, failed: 5 } });
    expect(await products()).toEqual([]);

    const done = await load('products.import', rows);
    expect(done).toMatchObject({ status: 'completed_with_errors', counts: { created: 2, updated: 0, failed: 5 } });
    expect(await products()).toEqual([
      {
        article: 'А-1',
        name: 'Дрель',
        gtin: gtin(11),
        status: 'active',
        rrp: 799_000,
        brand: 'СТРЕЖЕНЬ',
        version: 1,
        points: 350,
      },
      {
        article: 'А-4',
        name: 'Дрель',
        gtin: null,
        status: 'active',
        rrp: 799_000,
        brand: 'ЯРИЛО',
        version: 1,
        points: 350,
      },
    ]);
    const reported = done.errors.map(({ row, column, message }) => [row, column, message]);
    // As it stands in the file, however it is stored.
    expect(done.errors.find(({ row }) => row === 8)?.value).toBe('19.11.2026');
    expect(reported).toEqual(
      expect.arrayContaining([
        [3, 'Бренд', 'У этого производителя нет такого бренда'],
        [4, 'Баллы', 'Нужно целое число от 0 до 1\u00A0000\u00A0000'],
        [6, expect.any(String), 'Повторяет строку 2'],
        [7, 'Артикул', 'Обязательное поле'],
        [8, 'Баллы с', 'Баллы меняются с сегодняшнего дня или позже'],
      ]),
    );
    const file = await t.call('processes.file', { as: admin, params: { id: done.id }, query: { kind: 'errors' } });
    const sheet = JSON.stringify(await readXlsxFile(file.bytes));
    expect(sheet).toContain('Что исправить');
    expect(sheet).toContain('Бренд: У этого производителя нет такого бренда');

    const again = await load('products.import', [
      header,
      line('А-1', { code: gtin(11) }),
      line('а-4', { maker: 'Ярило', brand: '', name: 'Пила', points: '400', from: '01.12.2026' }),
    ]);
    expect(again).toMatchObject({ status: 'completed', counts: { skipped: 1, updated: 1, created: 0 } });
    expect(await products("p.article = 'А-4'")).toMatchObject([
      { name: 'Пила', brand: 'ЯРИЛО', points: 400, version: 2 },
    ]);

    // As the form of a product leaves them: one entry a record, under the process and the person.
    expect(await productEntries(trial.id)).toEqual([]);
    expect(await productEntries(done.id)).toMatchObject([
      { action: 'create', entityLabel: 'Дрель', after: { article: 'А-1', points: 350 }, actorId: admin.id },
      { action: 'create', entityLabel: 'Дрель', after: { article: 'А-4', rrpKopecks: 799_000 }, actorId: admin.id },
    ]);
    expect(await productEntries(again.id)).toMatchObject([
      { action: 'update', entityLabel: 'Пила', before: { name: 'Дрель' }, after: { name: 'Пила', points: 400 } },
    ]);
  });

  it('knows one product in two rows however each of them names its manufacturer', async () => {
    const rows = [header, line('Т-1'), line('т-1', { maker: '', name: 'Пила', points: '77' })];
    for (const query of [{ dryRun: 'true' as const }, {}]) {
      const done = await load('products.import', rows, query);
      expect(done).toMatchObject({ counts: { created: 1, updated: 0, failed: 1 } });
      expect(done.errors).toMatchObject([
        { row: 3, column: 'Артикул', value: 'т-1', code: 'IMPORT_REPEATED', message: 'Повторяет строку 2' },
      ]);
    }
    expect(await products("p.article = 'Т-1'")).toMatchObject([{ name: 'Дрель', points: 350, version: 1 }]);
  });

  it('refuses a price and points above the ceilings at their columns', async () => {
    const rows = [header, line('А-90', { price: '100000000,01' }), line('А-91', { points: '1000001' })];
    const done = await load('products.import', rows);
    expect(done.errors.map(({ column, message }) => [column, message.replaceAll('\u00A0', ' ')])).toEqual([
      ['РРЦ, ₽', 'Не больше 100 000 000 ₽ за штуку: проверьте, нет ли лишних цифр'],
      ['Баллы', 'Нужно целое число от 0 до 1 000 000'],
    ]);
    expect(await products("p.article like 'А-9_'")).toEqual([]);
  });

  it('refuses a bar code somebody has, naming the row', async () => {
    const done = await load('products.import', [header, line('Б-1', { code: gtin(11) })]);
    expect(done.errors).toMatchObject([{ row: 2, column: 'Штрихкод', value: gtin(11), code: 'PRODUCT_GTIN_TAKEN' }]);
    expect(await products("p.article = 'Б-1'")).toEqual([]);
  });

  it('of a manufacturer touches its own products only', async () => {
    const done = await load(
      'products.import',
      ['Артикул;Название;Производитель', 'В-1;Своя;', 'В-2;Чужая;Ярило', 'А-4;Чужая;'],
      {},
      manufacturer,
    );
    expect(done).toMatchObject({ counts: { created: 2, failed: 1 } });
    const { rows } = await t.database.pool.query<{ article: string; own: boolean }>(
      "select article, manufacturer_id = $1 as own from products where article in ('В-1', 'В-2', 'А-4') order by 1, 2",
      [ids.own],
    );
    expect(rows).toEqual([
      { article: 'А-4', own: false },
      { article: 'А-4', own: true },
      { article: 'В-1', own: true },
    ]);
    const partner = await t.loginAs('technical', {});
    expect((await t.call('products.import', { as: partner, file: csv([header, line('Г-1')]) })).status).toBe(403);
  });

  it('takes an exported list as it is and changes nothing by it', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const exported = await t.call('products.export', { as: admin, query: { format } });
      await t.drain();
      const params = { id: exported.data.processId };
      const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
      const mime = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const started = await t.call('products.import', { as: admin, file: { name: `a.${format}`, mime, bytes } });
      await t.drain();
      const done = (await t.call('processes.get', { as: admin, params: { id: started.data.processId } })).data;
      expect(done.counts, JSON.stringify(done.errors)).toMatchObject({ created: 0, updated: 0, failed: 0 });
      expect(done.counts.skipped).toBe((await products()).length);
    }
  });

  it('gives a template that loads, in both formats', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await t.call('products.importTemplate', { as: admin, query: { format } });
      const mime = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const started = await t.call('products.import', {
        as: admin,
        query: { dryRun: 'true' },
        file: { name: `a.${format}`, mime, bytes },
      });
      await t.drain();
      const done = (await t.call('processes.get', { as: admin, params: { id: started.data.processId } })).data;
      expect(done, JSON.stringify(done.errors)).toMatchObject({ status: 'completed', counts: { created: 1 } });
    }
    const headless = await t.call('products.import', { as: admin, file: csv(['Артикул;Цена', '1;2']) });
    expect(headless.code).toBe('IMPORT_HEADER');
  });
});

describe('import of serial numbers', () => {
  const registry = async () =>
    (
      await t.database.pool.query<Record<string, unknown>>(
        `select p.article, s.serial_number as number, s.status, s.shipped_at::text as shipped, a.name as partner
         from serial_registry s join products p on p.id = s.product_id left join partners a on a.id = s.shipped_to_partner_id
         order by s.serial_key`,
      )
    ).rows;

  it('fills the registry, tells numbers that do not fit, and repeats without effect', async () => {
    await t.call('products.create', {
      as: admin,
      body: { manufacturerId: ids.own, article: 'С-1', name: 'Пила', serialPattern: 'С\\d{4}' },
    });
    const head = 'Артикул;Серийный номер;ИНН партнёра;Дата отгрузки;Статус';
    const rows = [
      head,
      // A spreadsheet ate two zeros of it.
      'С-1;С0001;00030037;15.11.2026;',
      'С-1;с 0002;;;заблокирован',
      'С-1;X1;;;',
      'Н-1;С0003;;;',
      'С-1;С0001;;;',
      'С-1;С0009;abc30037;;',
      'С-1;С0010;30037;;',
      'С-1;С0011;7707083894;;',
    ];
    const done = await load('serials.import', rows);
    expect(done).toMatchObject({ counts: { created: 2, failed: 6 } });
    expect(done.errors).toMatchObject([
      { row: 4, column: 'Серийный номер', code: 'SALE_SERIAL_FORMAT' },
      { row: 5, column: 'Артикул', message: 'Товар не найден' },
      { row: 6, column: 'Серийный номер', value: 'С0001', message: 'Повторяет строку 2' },
      { row: 7, column: 'ИНН партнёра', message: 'ИНН состоит только из цифр' },
      { row: 8, column: 'ИНН партнёра', message: 'ИНН должен содержать 10 или 12 цифр' },
      { row: 9, column: 'ИНН партнёра', message: 'Проверьте ИНН: контрольная сумма не совпадает' },
    ]);
    expect(await registry()).toEqual([
      { article: 'С-1', number: 'С0001', status: 'free', shipped: '2026-11-15', partner: 'Гвоздь' },
      { article: 'С-1', number: 'с 0002', status: 'blocked', shipped: null, partner: null },
    ]);
    const again = await load('serials.import', [head, 'С-1;С-0001;;;заблокирован', 'С-1;С0002;;;']);
    expect(again).toMatchObject({ counts: { updated: 1, skipped: 1 } });
    expect((await registry())[0]).toMatchObject({ status: 'blocked', partner: 'Гвоздь' });
    // Two branches of one ИНН are asked for the КПП.
    await t.database.pool.query(
      `insert into partners (name, legal_name, inn, kpp) select 'Гвоздь-Юг', 'Гвоздь-Юг', inn, '000101002' from partners
       where name = 'Гвоздь'`,
    );
    const branches = [
      'С-1;С0021;00030037;',
      'С-1;С0022;00030037;000101009',
      'С-1;С0023;00030037;101002',
      'С-1;С0024;;000101002',
    ];
    const shipped = await load('serials.import', [
      'Артикул;Серийный номер;ИНН партнёра;КПП партнёра',
      ...branches,
      'С-1;С0025;00030037;00101002',
    ]);
    expect(shipped.errors).toMatchObject([
      { row: 2, column: 'КПП партнёра', message: 'Партнёров с этим ИНН несколько: укажите КПП' },
      { row: 3, column: 'КПП партнёра', message: 'С этим ИНН нет организации с таким КПП' },
      { row: 4, column: 'КПП партнёра', message: 'КПП должен содержать 9 цифр' },
      { row: 5, column: 'ИНН партнёра', message: 'Обязательное поле: указан КПП партнёра' },
    ]);
    expect((await registry()).at(-1)).toMatchObject({ number: 'С0025', partner: 'Гвоздь-Юг' });
    // New numbers are counted by the entry of the upload; a changed one has its own.
    expect(await productEntries(done.id)).toEqual([]);
    expect(await productEntries(again.id)).toMatchObject([
      {
        action: 'update',
        entityLabel: 'Пила',
        before: { serialNumber: 'С-0001', status: 'free' },
        after: { serialNumber: 'С-0001', status: 'blocked' },
      },
    ]);
  });

  it('gives a template', async () => {
    const { bytes } = await t.call('serials.importTemplate', { as: admin, query: { format: 'csv' } });
    expect(bytes.toString()).toContain('Серийный номер');
  });
});
