import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCsv } from '../../core/tables/testing/read-csv.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let finance: Person;

beforeAll(async () => {
  t = await createTestApp({ demo: true });
  finance = await t.loginAs('finance');
}, 180_000);
afterAll(() => t.close());

const purpose = 'Отчёт 6-НДФЛ';
const start = (body: Record<string, unknown> = {}, as = finance) =>
  t.call('withdrawals.taxReport', { as, body: { year: 2026, purpose, ...body } });
const take = (id: string, as = finance) => t.call('processes.file', { as, params: { id }, query: { kind: 'result' } });

async function file(body: Record<string, unknown> = {}) {
  const started = await start(body);
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const id = started.data.processId;
  return { id, ...(await take(id)) };
}

async function table(body: Record<string, unknown> = {}) {
  const { id, bytes } = await file({ format: 'csv', ...body });
  const [header = [], ...rows] = await readCsv(bytes);
  return { id, header, rows: rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? '']))) };
}

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await t.database.pool.query(text, values)).rows as T[];

/** The same from the rows, in another way: all payouts one by one, added up here. */
async function expectedOf(year: number) {
  const rows = await query<{ member: string; gross: string; tax: string; net: string }>(
    `select u.external_id as member, w.gross_kopecks as gross, w.tax_kopecks as tax, w.net_kopecks as net
     from withdrawals w join users u on u.id = w.member_id
     where w.status = 'paid' and to_char(w.paid_at at time zone 'Europe/Moscow', 'YYYY') = $1`,
    [String(year)],
  );
  const sums = new Map<string, { gross: number; tax: number; net: number; n: number }>();
  for (const { member, gross, tax, net } of rows) {
    const sum = sums.get(member) ?? { gross: 0, tax: 0, net: 0, n: 0 };
    sums.set(member, {
      gross: sum.gross + Number(gross),
      tax: sum.tax + Number(tax),
      net: sum.net + Number(net),
      n: sum.n + 1,
    });
  }
  return sums;
}

const kopecks = (text = ''): number => Math.round(Number(text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')) * 100);

describe('the year of payouts for accounting', () => {
  it('has a row a member, whose sums are those of the payouts', async () => {
    const { rows } = await table();
    const expected = await expectedOf(2026);
    expect(expected.size).toBeGreaterThan(10);
    expect(rows.map((row) => row['ID участника'] ?? '').toSorted()).toEqual([...expected.keys()].toSorted());
    for (const row of rows) {
      expect(
        {
          gross: kopecks(row['Доход, ₽']),
          tax: kopecks(row['Удержано НДФЛ, ₽']),
          net: kopecks(row['Выплачено, ₽']),
          n: Number(row['Выплат']),
        },
        row['ФИО'],
      ).toEqual(expected.get(row['ID участника'] ?? ''));
      expect(kopecks(row['Не облагается, ₽']) + kopecks(row['Налоговая база, ₽'])).toBe(kopecks(row['Доход, ₽']));
    }
    expect(rows.some((row) => kopecks(row['Удержано НДФЛ, ₽']) > 0)).toBe(true);
    expect(rows.map((row) => row['ФИО'])).toEqual(rows.map((row) => row['ФИО'] ?? '').toSorted());
    expect((await table({ year: 2024 })).rows).toEqual([]);
  });

  it('is the same in Excel, with sums as numbers', async () => {
    const { header, rows } = await table();
    const read = (await readXlsxFile((await file({ format: 'xlsx' })).bytes)) as unknown as
      | { data: unknown[][] }[]
      | unknown[][];
    const sheet = Array.isArray(read[0]) ? (read as unknown[][]) : (read[0] as { data: unknown[][] }).data;
    expect(sheet[0]).toEqual(header);
    expect(sheet).toHaveLength(rows.length + 1);
    const at = header.indexOf('Доход, ₽');
    expect(sheet.slice(1).map((row) => Math.round(Number(row[at]) * 100))).toEqual(
      rows.map((row) => kopecks(row['Доход, ₽'])),
    );
    expect(sheet.slice(1).every((row) => typeof row[at] === 'number')).toBe(true);
  });

  it('counts every payout by the settings of its day', async () => {
    const [one] = await query<{ member_id: string; id: string }>(
      `select member_id, min(id::text) as id from withdrawals where status = 'paid' group by 1
       having count(*) > 1 and bool_and(tax_mode = 'gift_prize') limit 1`,
    );
    const [{ version } = { version: 0 }] = await query<{ version: number }>(
      `insert into points_settings (version, data) select version + 1, data || '{"taxRate": 15}' from points_settings
       order by version desc limit 1 returning version`,
    );
    await query('update withdrawals set settings_version = $2 where id = $1', [one!.id, version]);
    const [{ external_id: member } = { external_id: '' }] = await query<{ external_id: string }>(
      'select external_id from users where id = $1',
      [one!.member_id],
    );
    const { rows } = await table();
    expect(rows.find((row) => row['ID участника'] === member)?.['Ставка, %']).toBe('13; 15');
    const others = rows.filter((row) => row['ID участника'] !== member);
    expect(new Set(others.map((row) => row['Ставка, %']))).toEqual(new Set(['13']));
  });

  it('a payout of the first second of January in Moscow is of the new year', async () => {
    const [one] = await query<{ id: string; external_id: string; paid_at: Date }>(
      `select w.id, u.external_id, w.paid_at from withdrawals w join users u on u.id = w.member_id
       where w.status = 'paid' and (select count(*) from withdrawals o where o.member_id = u.id and o.status = 'paid') = 1
       limit 1`,
    );
    const isIn = async (year: number) =>
      (await table({ year })).rows.some((row) => row['ID участника'] === one!.external_id);
    const move = (at: string) => query('update withdrawals set paid_at = $2 where id = $1', [one!.id, at]);
    await move('2026-12-31T20:59:59.999Z');
    expect([await isIn(2026), await isIn(2027)]).toEqual([true, false]);
    await move('2026-12-31T21:00:00.000Z');
    expect([await isIn(2026), await isIn(2027)]).toEqual([false, true]);
    await move(one!.paid_at.toISOString());
  });

  it('shows ИНН whole to those with the right and a fresh password, each look in the journal', async () => {
    const { rows: masked } = await table();
    expect(masked.every((row) => /•/.test(row['ИНН'] ?? ''))).toBe(true);
    const looks = () =>
      query(`select actor_id from audit_entries where action = 'read_personal' and reason = 'Выгрузка: ${purpose}'`);
    expect(await looks()).toEqual([]);
    const { id, rows } = await table({ openInn: true });
    expect(rows.every((row) => /^\d{12}$/.test(row['ИНН'] ?? ''))).toBe(true);
    const seen = await looks();
    expect(seen).toHaveLength(rows.length);
    expect(seen).toContainEqual({ actor_id: finance.id });
    await query(`update sessions set auth_at = auth_at - interval '1 hour' where user_id = $1`, [finance.id]);
    expect((await start({ openInn: true })).code).toBe('REAUTH_REQUIRED');
    expect((await start({})).status).toBe(202);
    await query(`delete from role_grants where role_code = 'finance' and group_code = 'memberPage.memberCard'`);
    expect((await take(id)).status).toBe(403);
    expect((await start({ openInn: true })).status).toBe(403);
  });

  it('is for those who may export people, with a purpose', async () => {
    for (const role of ['moderator', 'support', 'auditor', 'partner', 'manufacturer', 'member']) {
      expect((await start({}, await t.loginAs(role))).status, role).toBe(403);
    }
    expect((await start({ purpose: '   ' })).status).toBe(400);
    expect((await start({ year: 1999 })).fields).toHaveProperty('year');
    const entries = await query(
      `select 1 from audit_entries where action = 'export' and entity_label = 'Выплаты и налог' and reason = $1`,
      [purpose],
    );
    expect(entries.length).toBeGreaterThan(0);
  });
});
