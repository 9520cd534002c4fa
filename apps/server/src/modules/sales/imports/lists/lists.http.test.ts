import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { writeXlsx } from '../../../../core/tables/xlsx.ts';
import { collect } from '../../../../core/processes/run-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { processesRoutes } from '../../../processes/index.ts';
import { salesRoutes } from '../../routes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { addPerson, changeSettings, createWorld, type World } from '../../testing/world.ts';
import { salesUploadJobs as jobs } from '../import.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...salesRoutes, ...processesRoutes }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});
beforeEach(() => void (t.clock.at = new Date('2026-11-20T09:00:00.000Z')));

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const header = 'Номер продажи;Дата продажи;Артикул;Серийный номер;Количество;Цена, ₽';
const csv = (lines: readonly string[], first = header) => ({
  name: 'мои продажи.csv',
  mime: 'text/csv',
  bytes: Buffer.from([first, ...lines].join('\r\n')),
});
const lampLine = (number: string, day = '18.11.2026') => `${number};${day};${w.lamp.name};;1;199,90`;
const drillLine = (number: string, serial: string) => `${number};18.11.2026;${w.drill.name};${serial};1;`;

type List = Awaited<ReturnType<typeof upload>>;
async function upload(lines: readonly string[], who: Person = w.member, first = header) {
  const answer = await t.upload(who, 'saleLists.upload', csv(lines, first));
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
}
async function check(list: List, who: Person = w.member): Promise<List> {
  let now = list;
  while (now.counts.unchecked > 0) {
    const answer = await t.call(who, 'saleLists.check', { params: { id: now.id }, body: { version: now.version } });
    expect(answer.status, answer.messages.join()).toBe(200);
    now = answer.data;
  }
  return now;
}
const send = (list: List, who: Person = w.member) =>
  t.call(who, 'saleLists.send', { params: { id: list.id }, body: { version: list.version } });
const current = async (who: Person = w.member) => (await t.call(who, 'saleLists.current')).data;
const count = async (table: string, where = 'true'): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(
      database.db,
    )
  ).rows[0]!.n;
const issuesOf = (list: List | null) =>
  list!.rows.flatMap(({ row, issues }) => issues.map(({ field, message }) => `${row} ${field}: ${message}`));

describe('a list of sales', () => {
  it('refuses what exceeds a ceiling at its cell', async () => {
    const who = await addPerson(database.db, 'member', w);
    const give = (points: number) =>
      sql`update product_points set points = ${points} where product_id = ${w.lamp.id}`.execute(database.db);
    await give(1_000_000);
    const tried = await check(
      await upload(
        [
          `Б-1;18.11.2026;${w.lamp.name};;1000;1`,
          `Б-2;18.11.2026;${w.lamp.name};;1;100 000 000,01`,
          ...Array.from({ length: 51 }, () => lampLine('Б-3')),
          ...Array.from({ length: 2 }, () => `Б-4;18.11.2026;${w.lamp.name};;6;1`),
          ...Array.from({ length: 11 }, () => `Б-5;18.11.2026;${w.lamp.name};;999;100 000 000`),
        ],
        who,
      ),
      who,
    );
    expect(issuesOf(tried).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      '2 quantity: Нужно целое число от 1 до 999',
      '3 price: Не больше 100 000 000 ₽ за штуку: проверьте, нет ли лишних цифр',
      '54 number: В одной продаже не больше 50 строк',
      '55 quantity: За одну продажу — не больше 10 000 000 баллов: разделите её на несколько',
      '57 price: Сумма продажи — не больше 1 000 000 000 000 рублей: проверьте цены и количество',
    ]);
    expect(await count('sales', `member_id = '${who.id}'`)).toBe(0);
    await give(40);
  });

  it('is read, tried without an effect, corrected in place, registered once and left without the refused rows', async () => {
    const tables = ['sales', 'sale_items', 'serial_claims', 'transfers', 'sale_flags', 'rule_sets', 'sale_keys'];
    const before = await Promise.all(tables.map((table) => count(table)));
    const first = await upload([
      lampLine('Л-1'),
      drillLine('Л-1', 'AB-700001'),
      drillLine('Л-2', 'ne tot'),
      lampLine('Л-3', '31.12.2026'),
      `Л-4;18-11;нет такого;;0;дорого`,
      drillLine('Л-5', 'AB-700001'),
    ]);
    expect(first).toMatchObject({ state: 'checking', version: 1, fileName: 'мои продажи.csv' });
    const tried = await check(first);
    expect(tried).toMatchObject({ state: 'rows', counts: { rows: 6, ready: 1, refused: 4, known: 0 }, points: 140 });
    expect(issuesOf(tried)).toEqual([
      '4 serial: Серийный номер не подходит к товару',
      '5 saleDate: Дата продажи не может быть в будущем',
      '6 quantity: Нужно целое число от 1 до 999',
      '6 saleDate: Дата в виде 20.11.2026',
      '6 price: Цена в рублях, например 5 990,00',
      '7 serial: Повторяет строку 3',
    ]);
    expect(await Promise.all(tables.map((table) => count(table)))).toEqual(before);

    const corrected = await t.call(w.member, 'saleLists.correct', {
      params: { id: tried.id },
      body: { version: tried.version, rows: [{ row: 4, cells: { serial: ' AB-700002 ' } }], remove: [6] },
    });
    expect(corrected.data.rows.find(({ row }) => row === 4)).toMatchObject({
      state: 'unchecked',
      edited: true,
      cells: { serial: 'AB-700002' },
    });
    // What was tried and has not been touched is not tried again.
    expect(corrected.data.counts).toMatchObject({ unchecked: 1, ready: 1, refused: 2, rows: 5 });
    const ready = await check(corrected.data);
    expect(ready.counts).toMatchObject({ ready: 2, refused: 2 });

    const sent = await send(ready);
    expect(sent.data).toMatchObject({ state: 'sending', rows: [], process: { status: 'queued', total: 3 } });
    const twice = await send(ready);
    expect(twice.data.process?.id).toBe(sent.data.process?.id);
    const refused = await t.call(w.member, 'saleLists.correct', {
      params: { id: ready.id },
      body: { version: ready.version, rows: [] },
    });
    expect(refused).toMatchObject({ status: 409, code: 'SALE_LIST_SENDING' });
    await t.runJobs(jobs);

    const done = await current();
    expect(done).toMatchObject({ state: 'checking', registered: 2, process: null, counts: { rows: 2, refused: 1 } });
    // What repeated a row that is registered now is tried by itself.
    const left = await check(done!);
    expect(left).toMatchObject({ state: 'rows', registered: 2, counts: { refused: 2, unchecked: 0 } });
    expect(issuesOf(left)).toContain('7 serial: Этот серийный номер уже зарегистрирован');
    expect(await count('sales', `external_id like 'Л-%'`)).toBe(2);
    expect(await count('processes', `kind = 'sale_import'`)).toBe(1);
    const { rows } = await sql<{ source: string; status: string; points: number }>`
      select source, status, points_preview as points from sales where external_id = 'Л-1'`.execute(database.db);
    expect(rows).toEqual([{ source: 'import', status: 'moderation', points: 140 }]);
    const source = { params: { id: sent.data.process!.id }, query: { kind: 'source' as const } };
    expect((await t.raw(w.member, 'processes.file', source)).bytes.toString()).toContain('AB-700002');
  });

  it('says of two spellings of one number which repeats the other, and tries it by itself afterwards', async () => {
    const who = await addPerson(database.db, 'member', w);
    const list = await upload([drillLine('С-1', 'AB-700061'), drillLine('С-2', 'AB700061')], who);
    const tried = await check(list, who);
    expect(tried).toMatchObject({ counts: { ready: 1, refused: 1 }, points: 100 });
    expect(issuesOf(tried)).toEqual(['3 serial: Повторяет строку 2']);

    const change = { params: { id: tried.id }, body: { version: tried.version, rows: [], remove: [2] } };
    expect((await t.call(who, 'saleLists.correct', change)).data.counts).toMatchObject({ ready: 1, refused: 0 });

    const both = await check(await upload([drillLine('С-1', 'AB-700061'), drillLine('С-2', 'AB700061')], who), who);
    expect((await send(both, who)).status).toBe(200);
    await t.runJobs(jobs);
    expect(await count('sales', `external_id like 'С-%'`)).toBe(1);
    const left = await check((await current(who))!, who);
    expect(issuesOf(left)).toEqual(['3 serial: Этот серийный номер уже зарегистрирован']);
  });

  it('takes another day than the receipt’s with a reason alone', async () => {
    const who = await addPerson(database.db, 'member', w);
    const qr = (day: string, fd: number) => `t=202611${day}T1016&s=199.90&fn=9282440300829880&i=${fd}&fp=7&n=1`;
    const line = (number: string, code: string, reason = '') => `${lampLine(number)};${code};${reason}`;
    const tried = await check(
      await upload(
        [
          line('Д-1', qr('18', 801)),
          line('Д-2', qr('17', 802)),
          line('Д-3', qr('17', 803), 'Касса стояла'),
          line('Д-4', qr('21', 804), 'Касса стояла'),
        ],
        who,
        `${header};QR чека;Причина другой даты`,
      ),
      who,
    );
    expect(issuesOf(tried)).toEqual([
      '3 saleDate: В чеке другая дата: 17.11.2026. Исправьте дату продажи или укажите причину',
      '5 qr: Чек от 21.11.2026: эта дата ещё не наступила',
    ]);
    const corrected = await t.call(who, 'saleLists.correct', {
      params: { id: tried.id },
      body: { version: tried.version, rows: [{ row: 3, cells: { saleDateReason: 'Чек пробили раньше' } }] },
    });
    const ready = await check(corrected.data, who);
    expect(ready.counts).toMatchObject({ ready: 3, refused: 1 });
    await send(ready, who);
    await t.runJobs(jobs);
    const { rows } = await sql<{ reason: string | null; flagged: boolean }>`select sale_date_reason as reason,
      exists (select from sale_flags f where f.sale_id = s.id and f.code = 'F13') as flagged
      from sales s where member_id = ${who.id} order by external_id`.execute(database.db);
    expect(rows).toEqual([
      { reason: null, flagged: false },
      { reason: 'Чек пробили раньше', flagged: true },
      { reason: 'Касса стояла', flagged: true },
    ]);
  });

  it('takes sales without a receipt unless the programme asks for one in lists', async () => {
    const who = await addPerson(database.db, 'member', w);
    const qr = 't=20261118T1016&s=199.90&fn=9282440300829880&i=811&fp=7&n=1';
    await changeSettings(database.db, { listReceiptRequired: true });
    const tried = await check(
      await upload([`${lampLine('Ч-1')};`, `${lampLine('Ч-2')};${qr}`], who, `${header};QR чека`),
      who,
    );
    expect(issuesOf(tried)).toEqual(['2 qr: Программа принимает продажи списком только с чеком: впишите его QR-код']);
    expect(tried.counts).toMatchObject({ ready: 1, refused: 1 });
    // What the check has let through is judged by the settings of the sending.
    await changeSettings(database.db, { listReceiptRequired: false });
    const free = await check(await upload([lampLine('Ч-3')], who), who);
    expect(free.counts).toMatchObject({ ready: 1, refused: 0 });
    await changeSettings(database.db, { listReceiptRequired: true });
    await send(free, who);
    await t.runJobs(jobs);
    expect(issuesOf(await current(who))).toEqual([
      '2 qr: Программа принимает продажи списком только с чеком: впишите его QR-код',
    ]);
    expect(await count('sales', `member_id = '${who.id}'`)).toBe(0);
    await changeSettings(database.db, { listReceiptRequired: false });
  });

  it('reads rows of an earlier version', async () => {
    const who = await addPerson(database.db, 'member', w);
    await upload([lampLine('П-1')], who);
    await sql`update sale_lists set rows = (select jsonb_agg(r #- '{cells,saleDateReason}') from jsonb_array_elements(rows) r)
      where member_id = ${who.id}`.execute(database.db);
    expect((await check((await current(who))!, who)).rows).toMatchObject([
      { state: 'ready', cells: { saleDateReason: '' } },
    ]);
  });

  it('says of a sale that is there already that it is, and does not register it again', async () => {
    const list = await check(await upload([lampLine('Л-1'), lampLine('П-1')]));
    expect(list.rows.map(({ state, sale }) => [state, sale?.number])).toEqual([
      ['known', expect.stringMatching(/^П-\d{6}$/)],
      ['ready', undefined],
    ]);
    await send(list);
    await t.runJobs(jobs);
    expect(await current()).toMatchObject({ registered: 1, counts: { known: 1, rows: 1 } });
    expect(await count('sales', `external_id = 'Л-1'`)).toBe(1);
  });

  it('does not take a colleague’s sale with this number for one’s own', async () => {
    const list = await check(await upload([lampLine('Л-1')], w.colleague), w.colleague);
    expect(issuesOf(list)).toEqual([
      '2 number: Этот номер уже есть у другой продажи вашей точки: допишите к нему дату',
    ]);
    // At another partner the number is free.
    expect((await check(await upload([lampLine('Л-1')], w.stranger), w.stranger)).counts.ready).toBe(1);
    // And in another shop of the same partner: each till counts its receipts by itself.
    const storeId = randomUUID();
    await sql`insert into stores (id, partner_id, name, code, address, city, region)
      values (${storeId}, ${w.partnerId}, 'Инструмент на Ленина', 'Л-2', 'ул. Ленина, 2', 'Тверь', 'Тверская область')`.execute(
      database.db,
    );
    const neighbour = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId });
    const there = await check(await upload([lampLine('Л-1')], neighbour), neighbour);
    expect(there.counts.ready).toBe(1);
    await send(there, neighbour);
    await t.runJobs(jobs);
    const again = await check(await upload([lampLine('Л-1')], neighbour), neighbour);
    expect(again.counts).toMatchObject({ known: 1, ready: 0 });
  });

  it('of a sale that fails only when it is registered the row comes back with the reason, and as a file', async () => {
    const list = await check(await upload([drillLine('Ч-1', 'AB-710001'), lampLine('Ч-2')]));
    expect(list.counts.ready).toBe(2);
    await send(list);
    const taken = await t.call(w.colleague, 'sales.create', {
      body: {
        saleDate: '2026-11-18',
        submit: true,
        items: [{ productId: w.drill.id, quantity: 1, serialNumber: 'AB-710001' }],
      },
    });
    expect(taken.status).toBe(200);
    await t.runJobs(jobs);
    const after = await current();
    expect(after).toMatchObject({ state: 'rows', registered: 1, counts: { rows: 1, refused: 1 } });
    expect(issuesOf(after)).toEqual(['2 serial: Этот серийный номер уже зарегистрирован']);
    const file = await t.raw(w.member, 'saleLists.failed', { params: { id: list.id } });
    const again = await t.upload(w.member, 'saleLists.upload', { name: 'a.xlsx', mime: sheetMime, bytes: file.bytes });
    expect(again.data.rows).toMatchObject([{ cells: { number: 'Ч-1', serial: 'AB-710001' } }]);
  });

  it('after a process that broke off tries again and finds what it had registered', async () => {
    const list = await check(await upload([lampLine('О-1'), lampLine('О-2')]));
    const sent = await send(list);
    // The server died after the first of them.
    const one = await upload([lampLine('О-1')], w.stranger);
    expect(one.state).toBe('checking');
    await t.call(w.member, 'sales.create', {
      body: { saleDate: '2026-11-18', submit: true, externalId: 'О-1', items: [{ productId: w.lamp.id, quantity: 1 }] },
    });
    await sql`update processes set status = 'failed' where id = ${sent.data.process!.id}`.execute(database.db);
    const broken = await current();
    expect(broken).toMatchObject({ state: 'checking', counts: { unchecked: 2 }, process: null, registered: 0 });
    const again = await check(broken!);
    expect(again.counts).toMatchObject({ known: 1, ready: 1 });
    await send(again);
    await t.runJobs(jobs);
    expect(await count('sales', `external_id like 'О-%'`)).toBe(2);
  });

  it('of two tabs the later one learns that the list has changed', async () => {
    const list = await check(await upload([lampLine('В-1'), lampLine('В-2')]));
    const change = { params: { id: list.id }, body: { version: list.version, rows: [], remove: [2] } };
    expect((await t.call(w.member, 'saleLists.correct', change)).status).toBe(200);
    expect(await t.call(w.member, 'saleLists.correct', change)).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    });
    expect(await send(list)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    const fresh = await current();
    // Both press at once: one process.
    const pressed = await Promise.all([send(fresh!), send(fresh!)]);
    expect(new Set(pressed.map(({ data }) => data.process?.id)).size).toBe(1);
    await t.runJobs(jobs);
    expect(await count('sales', `external_id like 'В-%'`)).toBe(1);
    await upload([lampLine('В-9')]);
    expect((await send(fresh!)).status).toBe(404);
  });

  it('is nobody else’s: every call answers 404, the process as well', async () => {
    const list = await check(await upload([lampLine('Ж-1')]));
    const params = { id: list.id };
    const body = { version: list.version };
    const answers = [
      await t.call(w.colleague, 'saleLists.check', { params, body }),
      await t.call(w.colleague, 'saleLists.send', { params, body }),
      await t.call(w.colleague, 'saleLists.correct', { params, body: { ...body, rows: [] } }),
      await t.call(w.colleague, 'saleLists.join', { params, body: { ...body, columns: 'number:0,article:1' } }),
      await t.call(w.colleague, 'saleLists.delete', { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await t.raw(w.colleague, 'saleLists.failed', { params })).status).toBe(404);
    expect((await t.upload(w.admin, 'saleLists.upload', csv([lampLine('А-1')]))).status).toBe(403);
    const sent = await send(list);
    const { id } = sent.data.process!;
    expect((await t.call(w.colleague, 'processes.get', { params: { id } })).status).toBe(404);
    await t.runJobs(jobs);
  });

  it('is forgotten when its owner asks', async () => {
    const list = await upload([lampLine('У-1')]);
    expect((await t.call(w.member, 'saleLists.delete', { params: { id: list.id } })).status).toBe(200);
    expect(await current()).toBeNull();
  });
});

describe('a file of a list', () => {
  it('asks which column is which where its titles leave a doubt, and refuses a wrong choice at its field', async () => {
    const odd = '№ п/п;Чек;Дата продажи;Товар (артикул);С/Н';
    const list = await upload(['1;К-1;18.11.2026;' + w.lamp.name + ';'], w.member, odd);
    expect(list).toMatchObject({
      state: 'columns',
      rows: [],
      columns: [{ title: '№ п/п', samples: ['1'] }, {}, {}, {}, {}],
    });
    expect(list.fields.find(({ field }) => field === 'article')?.guess).toBe(3);
    const join = (columns: string, version = list.version) =>
      t.call(w.member, 'saleLists.join', { params: { id: list.id }, body: { version, columns } });
    expect((await join('number:1,saleDate:2')).fields).toEqual({
      'columns.article': ['Выберите колонку с артикулом или штрихкодом'],
    });
    expect((await join('number:1,article:3')).fields).toEqual({
      'columns.saleDate': ['Не найдена колонка «Дата продажи»'],
    });
    expect(Object.keys((await join('number:1,saleDate:1,article:3')).fields)).toContain('columns.saleDate');
    const joined = await join('number:1,saleDate:2,article:3,serial:4');
    expect(joined.data).toMatchObject({
      state: 'checking',
      rows: [{ cells: { number: 'К-1', article: w.lamp.name } }],
    });
    expect(joined.data.fields.find(({ field }) => field === 'number')?.guess).toBe(1);
    expect((await check(joined.data)).counts.ready).toBe(1);
  });

  it('is read in windows-1251, where there is no sign of the rouble', async () => {
    const bytes = Buffer.from(
      Array.from(`${header.replace(', ₽', '')}\r\n${lampLine('Б-1')}`, (char) => {
        const code = char.codePointAt(0)!;
        return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
      }),
    );
    const { data } = await t.upload(w.member, 'saleLists.upload', { name: 'касса.csv', mime: 'text/csv', bytes });
    expect(data.rows).toMatchObject([{ cells: { number: 'Б-1', article: w.lamp.name, price: '199,90' } }]);
    expect((await check(data)).counts.ready).toBe(1);
  });

  it('is a sheet of Excel as well: dates and numbers as Excel keeps them, formulas as their results', async () => {
    const rows = [['Э-1', '18.11.2026', w.lamp.name, 2, '=1+1']];
    const bytes = await collect(
      writeXlsx('Лист', ['Номер продажи', 'Дата продажи', 'Артикул', 'Количество', 'Комментарий'], rows),
    );
    const answer = await t.upload(w.member, 'saleLists.upload', { name: 'a.xlsx', mime: sheetMime, bytes });
    expect(answer.data.rows[0]?.cells).toMatchObject({ number: 'Э-1', quantity: '2', comment: '=1+1' });
    expect((await check(answer.data)).counts.ready).toBe(1);
  });

  it.each([
    ['empty', 'text/csv', Buffer.from(header), 'IMPORT_EMPTY'],
    ['of nothing', 'text/csv', Buffer.alloc(0), undefined],
    [
      'of too many rows',
      'text/csv',
      Buffer.from(`${header}\r\n${'1;18.11.2026;x;;1;\r\n'.repeat(501)}`),
      'IMPORT_ROWS',
    ],
    ['broken', sheetMime, Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)]), undefined],
    ['of another kind', 'application/pdf', Buffer.from('%PDF-1.7\n'), 'FILE_TYPE'],
    ['too large', 'text/csv', Buffer.alloc(20 * 1024 * 1024 + 1, 'а;'), 'FILE_SIZE'],
    [
      'of too much text',
      'text/csv',
      Buffer.from(
        `${header}\r\n${`1;18.11.2026;${'х'.repeat(1000)};${'у'.repeat(1000)};${'ы'.repeat(1000)};1\r\n`.repeat(400)}`,
      ),
      'FILE_TEXT',
    ],
  ])('%s is refused in Russian and leaves the list as it was', async (_, mime, bytes, code) => {
    const before = await upload([lampLine('Ф-1')]);
    const answer = await t.upload(w.member, 'saleLists.upload', { name: 'файл', mime, bytes });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (code) expect(answer.code).toBe(code);
    expect(answer.messages.join()).toMatch(/[а-я]/);
    expect((await current())?.id).toBe(before.id);
  });

  it('has a template that is registered as it is, in both forms', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const template = await t.raw(w.member, 'saleLists.template', { query: { format } });
      const mime = format === 'csv' ? 'text/csv' : sheetMime;
      const { data } = await t.upload(w.member, 'saleLists.upload', {
        name: `a.${format}`,
        mime,
        bytes: template.bytes,
      });
      expect(data.state, format).toBe('checking');
      expect((await check(data)).counts, format).toMatchObject({ rows: 1, ready: 1 });
    }
  });
});
