import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { salesRoutes } from '../routes.ts';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openValues } from '../../../core/processes/process-errors.ts';
import { processesRoutes } from '../../processes/index.ts';
import { createTestApp, type Person, type TestApp } from '../testing/app.ts';
import { addPerson, createWorld, type World } from '../testing/world.ts';
import { salesUploadJobs } from './import.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const jobs = salesUploadJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...salesRoutes, ...processesRoutes }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const header = 'Номер продажи;Телефон участника;Код точки;Дата продажи;Артикул;Количество;Цена, ₽;Серийный номер';
const csv = (...lines: string[]) => ({
  name: 'продажи.csv',
  mime: 'text/csv',
  bytes: Buffer.from([header, ...lines].join('\r\n')),
});
/** The same line of another sale. */
const as = (number: string) => (line: string) => line.replace(/^[^;]+/, number);
const phoneOf = async (person: Person): Promise<string> =>
  (await sql<{ phone: string }>`select phone from users where id = ${person.id}`.execute(database.db)).rows[0]!.phone;
const run = async (who: Person, file: ReturnType<typeof csv>, dryRun?: 'true') => {
  const started = await t.upload(who, 'sales.massUpload', file, dryRun ? { query: { dryRun } } : {});
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(jobs);
  const row = await database.db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', started.data.processId)
    .executeTakeFirstOrThrow();
  const values = openValues(t.services.vault, row);
  return { ...row, errors: (row.errors as object[]).map((error, index) => ({ ...error, value: values[index] })) };
};
const sales = async (number: string) =>
  (
    await sql<{ status: string; source: string; items: number; points: number; memberId: string }>`
      select status, source, member_id, points_total as points,
        (select count(*)::int from sale_items i where i.sale_id = s.id and i.removed_at is null) as items
      from sales s where external_id = ${number}`.execute(database.db)
  ).rows;

describe('mass upload of sales', () => {
  it('registers rows with one number as one sale, returns wrong rows with what to mend, repeats without effect', async () => {
    const phone = await phoneOf(w.member);
    const file = csv(
      `Ч-1;${phone};;18.11.2026;${w.drill.name};1;5 990,00;AB-100001`,
      `Ч-1;${phone};;18.11.2026;${w.lamp.name};3;199,90;`,
      `Ч-2;${phone};;2026-11-19;${w.lamp.name};;;`,
      `Ч-3;${phone};;31.12.2026;${w.lamp.name};1;;`,
      `Ч-4;${phone};;18.11.2026;нет такого;1;;`,
      `Ч-5;${phone};;18.11.2026;${w.lamp.name};1;;`,
      `Ч-5;${phone};;18.11.2026;${w.drill.name};1;;AB-100001`,
      `Ч-6;79990009999;;18.11.2026;${w.lamp.name};1;;`,
      `Ч-7;${phone};;18-11;${w.lamp.name};0;дорого;`,
    );
    const done = await run(w.admin, file);
    expect(done).toMatchObject({
      status: 'completed_with_errors',
      total: 9,
      counts: { ok: 3, created: 3, failed: 6 },
    });
    expect(done.errors).toMatchObject([
      { row: 5, column: 'Дата продажи', value: '31.12.2026', code: 'SALE_DATE_FUTURE' },
      { row: 6, column: 'Артикул', value: 'нет такого', code: 'PRODUCT_NOT_FOUND' },
      { row: 8, column: 'Серийный номер', value: 'AB-100001', message: 'Повторяет строку 2' },
      { row: 9, column: 'Телефон участника', code: 'MEMBER_NOT_FOUND' },
      { row: 10, column: 'Количество' },
      { row: 10, column: 'Дата продажи' },
      { row: 10, column: 'Цена, ₽' },
    ]);
    expect(await sales('Ч-1')).toEqual([
      { status: 'moderation', source: 'import', items: 2, points: 220, memberId: w.member.id },
    ]);
    const pending = await sql<{ n: number }>`select pending as n from wallets where member_id = ${w.member.id}`.execute(
      database.db,
    );
    expect(pending.rows[0]?.n).toBe(100 + 3 * 40 + 40);
    const again = await run(w.admin, csv(`Ч-2;${phone};;2026-11-19;${w.lamp.name};;;`));
    expect(again).toMatchObject({ status: 'completed', counts: { skipped: 1, created: 0 } });
    expect(await sales('Ч-2')).toHaveLength(1);
  });

  it('takes a mark in any spelling for one unit, and marks that differ by case for two', async () => {
    const phone = await phoneOf(w.member);
    await sql`update products set gtin = '4607177964089', is_marked = true where id = ${w.lamp.id}`.execute(
      database.db,
    );
    const line = (number: string, serial: string) => `${number};${phone};;18.11.2026;${w.lamp.name};1;;${serial}`;
    const done = await run(
      w.admin,
      csv(
        line('МАР-1', '5AbcDEf012345'),
        line('МАР-2', '5abcDEf012345'),
        line('МАР-3', '(01)04607177964089(21)5AbcDEf012345'),
        line('МАР-4', '5Вг(цУ'),
        line('МАР-5', '"3,52099E+14"'),
      ),
    );
    expect(done).toMatchObject({ counts: { created: 2, failed: 3 } });
    expect(done.errors).toMatchObject([
      { row: 4, column: 'Серийный номер', message: 'Повторяет строку 2' },
      { row: 5, column: 'Серийный номер', code: 'SALE_SERIAL_LAYOUT' },
      { row: 6, column: 'Серийный номер' },
    ]);
    const again = await run(w.admin, csv(line('МАР-6', '0104607177964089215AbcDEf012345\u001D93dGVz')));
    expect(again.errors).toMatchObject([{ column: 'Серийный номер', code: 'SALE_SERIAL_DUPLICATE' }]);
  });

  it('takes two spellings of a plain number for one unit before either is registered', async () => {
    const phone = await phoneOf(w.member);
    const line = (number: string, serial: string) => `${number};${phone};;18.11.2026;${w.drill.name};1;;${serial}`;
    const file = csv(line('ПИС-1', 'AB-100077'), line('ПИС-2', 'AB100077'), line('ПИС-3', 'AB-100078'));
    const tried = await run(w.admin, file, 'true');
    expect(tried).toMatchObject({ counts: { created: 2, failed: 1 } });
    expect(tried.errors).toMatchObject([{ row: 3, column: 'Серийный номер', message: 'Повторяет строку 2' }]);
  });

  it('a sale with a wrong line is not made at all, and every line comes back', async () => {
    const phone = await phoneOf(w.member);
    const done = await run(
      w.admin,
      csv(
        `П-1;${phone};;18.11.2026;${w.lamp.name};1;;`,
        `П-1;${phone};;18.11.2026;${w.drill.name};1;;ne-tot-nomer`,
        `П-2;${phone};;18.11.2026;${w.lamp.name};1;;`,
        `П-2;${phone};;17.11.2026;${w.lamp.name};1;;`,
      ),
    );
    expect(done).toMatchObject({ counts: { failed: 4, created: 0 } });
    expect(done.errors).toMatchObject([
      { row: 3, column: 'Серийный номер', value: 'ne-tot-nomer', code: 'SALE_SERIAL_FORMAT' },
      { row: 5, column: 'Дата продажи', message: 'В строках одной продажи это значение одинаково' },
    ]);
    expect([...(await sales('П-1')), ...(await sales('П-2'))]).toEqual([]);
  });

  it('makes no sale the lists could not show', async () => {
    const phone = await phoneOf(w.member);
    const long = Array.from({ length: 51 }, (_, n) => `Д-1;${phone};;18.11.2026;${w.lamp.name};1;${n + 1};`);
    const done = await run(
      w.admin,
      csv(...long, `Д-2;${phone};;18.11.2026;${w.lamp.name};999;9999999999,99;`, ...long.slice(1).map(as('Д-3'))),
    );
    expect(done).toMatchObject({ counts: { failed: 52, created: 50 } });
    expect(done.errors).toMatchObject([
      { row: 52, column: 'Номер продажи', message: 'В одной продаже не больше 50 строк' },
      {
        row: 53,
        column: 'Цена, ₽',
        message: 'Не больше 100\u00A0000\u00A0000\u00A0₽ за штуку: проверьте, нет ли лишних цифр',
      },
    ]);
    const list = await t.call(w.member, 'sales.list', { body: { size: 200 } });
    expect(list.status, list.messages.join()).toBe(200);
  });

  it('tells in a dry run what would happen and changes nothing', async () => {
    const phone = await phoneOf(w.member);
    const before = await sql<{ n: number }>`select count(*)::int as n from sales`.execute(database.db);
    const done = await run(w.admin, csv(`С-1;${phone};;18.11.2026;${w.lamp.name};1;;`), 'true');
    expect(done).toMatchObject({ status: 'completed', counts: { created: 1 }, params: { dryRun: true } });
    const after = await sql<{ n: number }>`select count(*)::int as n from sales`.execute(database.db);
    expect(after.rows).toEqual(before.rows);
  });

  it('a seller uploads his own sales and nobody else’s', async () => {
    const stranger = await phoneOf(w.stranger);
    const done = await run(
      w.member,
      csv(`М-1;;;18.11.2026;${w.lamp.name};1;;`, `М-2;${stranger};;18.11.2026;${w.lamp.name};1;;`),
    );
    expect(done).toMatchObject({ counts: { created: 1, failed: 1 } });
    expect((await sales('М-1'))[0]?.memberId).toBe(w.member.id);
    const notices = await sql<{ title: string; text: string }>`select title, text from notifications
      where user_id = ${w.member.id} and kind = 'process.with_errors'`.execute(database.db);
    expect(notices.rows).toEqual([{ title: 'Загрузка продаж завершена', text: 'Строк принято: 1, с ошибками: 1' }]);
    expect(await sales('М-2')).toEqual([]);
  });

  it('a system of a partner reaches the sellers of its partner alone', async () => {
    const robot = await addPerson(database.db, 'technical');
    await sql`update users set partner_id = ${w.partnerId} where id = ${robot.id}`.execute(database.db);
    await sql`insert into technical_users (user_id, name, login, owner_partner_id, secret_hash, secret_prefix, scopes, rate_limit)
      values (${robot.id}, 'Касса', 'kassa', ${w.partnerId}, 'x', 'x', '["sales.sale:create"]', 1000)`.execute(
      database.db,
    );
    const [own, foreign] = [await phoneOf(w.colleague), await phoneOf(w.stranger)];
    const done = await run(
      robot,
      csv(`К-1;${own};;18.11.2026;${w.lamp.name};1;;`, `К-2;${foreign};;18.11.2026;${w.lamp.name};1;;`),
    );
    expect(done).toMatchObject({ counts: { created: 1, failed: 1 }, partnerId: w.partnerId });
    expect((await sales('К-1'))[0]?.memberId).toBe(w.colleague.id);
  });

  it('a retry does what failed and nothing twice', async () => {
    const late = await addPerson(database.db, 'member', w);
    const phone = await phoneOf(late);
    await sql`update users set status = 'moderation' where id = ${late.id}`.execute(database.db);
    const own = await phoneOf(w.member);
    const file = csv(`Р-1;${own};;18.11.2026;${w.lamp.name};1;;`, `Р-2;${phone};;18.11.2026;${w.lamp.name};1;;`);
    const first = await run(w.admin, file);
    expect(first).toMatchObject({ counts: { created: 1, failed: 1 } });
    await sql`update users set status = 'confirmed' where id = ${late.id}`.execute(database.db);
    const retried = await t.call(w.admin, 'processes.retry', { params: { id: first.id } });
    expect(retried.data).toMatchObject({ status: 'queued', attempt: 2 });
    await t.runJobs(jobs);
    const { data } = await t.call(w.admin, 'processes.get', { params: { id: first.id } });
    expect(data).toMatchObject({ status: 'completed', counts: { created: 1, skipped: 1, failed: 0 } });
    expect(await sales('Р-1')).toHaveLength(1);
  });

  it('gives a template whose columns it reads', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const template = await t.raw(w.admin, 'sales.massUploadTemplate', { query: { format } });
      const mime = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const done = await run(w.admin, { name: `a.${format}`, mime, bytes: Buffer.from(template.bytes) }, 'true');
      expect(done.total, format).toBe(1);
    }
    const short = { ...csv(), bytes: Buffer.from('Номер продажи;Артикул\r\n1;2') };
    expect((await t.upload(w.admin, 'sales.massUpload', short)).code).toBe('IMPORT_HEADER');
  });
});
