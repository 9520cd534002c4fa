import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Person } from './testing/app.ts';
import { saleDate, useSalesStage } from './testing/stage.ts';
import { addPerson, addSystem, changeSettings } from './testing/world.ts';
import { salesExport } from './export.ts';
import { systemScope } from '../../http/scope.ts';

const stage = useSalesStage();
const { create, created, lamp } = stage;

const reason = 'Касса стояла с неверными часами';
const another = '2026-11-17';
let documents = 500;
let who: Person;
beforeEach(async () => {
  who = await addPerson(stage.database.db, 'member', stage.world);
});

/** The code of another receipt of that day. */
const codeOf = (day: string, time = '1016'): string =>
  `t=${day.replaceAll('-', '')}T${time}&s=40&fn=9282440300829880&i=${(documents += 1)}&fp=7&n=1`;
const typedOf = (day: string) => ({
  fn: '9282440300829880',
  fd: String((documents += 1)),
  fpd: '7',
  totalKopecks: 4000,
  datetime: `${day} 23:59:00.000`,
});
const sell = (extra: Record<string, unknown>, by = who) => create(by, { items: [lamp(1)], ...extra });
const refusal = ({ code, fields }: { code: string | undefined; fields: Record<string, string[]> }) => [code, fields];
const differs = [
  'SALE_DATE_RECEIPT',
  { saleDate: ['В чеке другая дата: 18.11.2026. Исправьте дату продажи или укажите причину'] },
];
const salesOf = async (member: Person): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from sales where member_id = ${member.id} and status <> 'draft'`.execute(
      stage.database.db,
    )
  ).rows[0]!.n;
const ask = ({ id, version }: { id: string; version: number }, message: string) =>
  stage.server.call(stage.world.moderator, 'sales.moderate', {
    params: { id },
    body: { decision: 'clarify', message, version },
  });
const flagsOf = async (id: string) =>
  (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id } })).data.review!.flags;

describe('the day of a sale with a receipt', () => {
  it('is the receipt’s day where none is given', async () => {
    const scanned = await created(who, { saleDate: undefined, items: [lamp(1)], receipt: { qr: codeOf(saleDate) } });
    const typed = await created(who, { saleDate: undefined, items: [lamp(1)], receipt: typedOf(saleDate) });
    for (const sale of [scanned, typed]) {
      expect(sale).toMatchObject({ saleDate, saleDateReason: null });
      expect((await flagsOf(sale.id)).map(({ code }) => code)).not.toContain('F13');
    }
    const preview = await stage.server.call(who, 'sales.calculate', {
      body: { items: [lamp(1)], receipt: { qr: codeOf(another) } },
    });
    expect(preview.data).toMatchObject({ submitUntil: '2027-01-01', warnings: [] });
  });

  it.each([
    ['a scanned receipt', () => ({ qr: codeOf(saleDate) })],
    ['a typed receipt', () => typedOf(saleDate)],
  ])('is no other day without a reason: %s', async (_, receipt) => {
    expect(refusal(await sell({ saleDate: another, receipt: receipt() }))).toEqual(differs);
    expect(refusal(await sell({ saleDate: another, saleDateReason: ' \n', receipt: receipt() }))).toEqual(differs);
    expect(refusal(await sell({ saleDate: '2026-11-19', receipt: receipt() }))).toEqual(differs);
    expect(await salesOf(who)).toBe(0);
  });

  it('is asked about on every way of a sale', async () => {
    const receipt = { qr: codeOf(saleDate) };
    const kassa = await addSystem(stage.database.db, ['sales.sale:create'], { partnerId: stage.world.partnerId });
    expect(refusal(await sell({ memberId: who.id, saleDate: another, receipt }, kassa))).toEqual(differs);
    // A draft may be incomplete; sending it checks everything.
    const draft = await created(who, { saleDate: another, items: [lamp(1)], receipt, submit: false });
    expect(refusal(await stage.server.call(who, 'sales.submit', { params: { id: draft.id }, body: {} }))).toEqual(
      differs,
    );
    const body = { saleDate: another, items: [lamp(1)], receipt, submit: true, version: draft.version };
    expect(refusal(await stage.server.call(who, 'sales.update', { params: { id: draft.id }, body }))).toEqual(differs);
    const warned = await stage.server.call(who, 'sales.calculate', {
      body: { saleDate: another, items: [lamp(1)], receipt },
    });
    expect(warned.data.warnings.map(({ code }) => code)).toEqual(['SALE_DATE_RECEIPT']);
    const explained = await stage.server.call(who, 'sales.calculate', {
      body: { saleDate: another, saleDateReason: reason, items: [lamp(1)], receipt },
    });
    expect(explained.data.warnings).toEqual([]);
    expect(await salesOf(who)).toBe(0);
  });

  it('is another one with a reason, and a moderator sees both', async () => {
    const receipt = { qr: codeOf(saleDate) };
    const draft = await created(who, {
      saleDate: another,
      saleDateReason: `  ${reason} `,
      items: [lamp(1)],
      receipt,
      submit: false,
    });
    expect(draft).toMatchObject({ saleDate: another, saleDateReason: reason });
    const sent = await stage.server.call(who, 'sales.submit', { params: { id: draft.id }, body: {} });
    expect(sent.data).toMatchObject({ status: 'moderation', saleDate: another, saleDateReason: reason });
    const { data } = await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: draft.id } });
    expect(data).toMatchObject({ saleDateReason: reason, receipt: { datetime: '2026-11-18 10:16:00.000' } });
    expect(data.review?.flags).toMatchObject([
      { code: 'F13', text: 'Дата не совпадает с чеком: в чеке 18.11.2026, в продаже 17.11.2026', weight: 40 },
    ]);
    const listed = await stage.server.call(stage.world.moderator, 'sales.adminList', {
      body: { filters: { flags: ['F13'] } },
    });
    expect(listed.data.items.map(({ id, flags }) => [id, flags.map(({ code }) => code)])).toEqual([
      [draft.id, ['F13']],
    ]);
    const [row] = await salesExport.rows(
      stage.database.db,
      [draft.id],
      systemScope(),
      undefined as never,
      {
        whose: { phones: true },
      } as never,
    );
    const { cells } = salesExport;
    expect([cells.saleDate, cells.receiptDate, cells.saleDateReason].map((cellOf) => cellOf(row!))).toEqual([
      { date: another },
      { date: saleDate },
      reason,
    ]);
  });

  it('that differs is never confirmed by itself', async () => {
    await changeSettings(stage.database.db, { autoConfirm: true });
    await sql`update users set risk_level = 'low' where id = ${who.id}`.execute(stage.database.db);
    for (let i = 0; i < 3; i += 1) await stage.approveAll(await created(who, { items: [lamp(1)] }));
    const other = { saleDate: another, saleDateReason: reason };
    for (let i = 0; i < 4; i += 1) {
      const sale = await created(who, { ...other, items: [lamp(1)], receipt: { qr: codeOf(saleDate) } });
      expect(sale.status).toBe('moderation');
    }
    await changeSettings(stage.database.db, { autoConfirm: false });
  });

  it('needs no reason where it is the receipt’s, or there is none to compare with', async () => {
    const same = await created(who, { saleDateReason: reason, items: [lamp(1)], receipt: { qr: codeOf(saleDate) } });
    const none = await created(who, { saleDate: another, saleDateReason: reason, items: [lamp(1)] });
    const { datetime: _, ...parts } = typedOf(saleDate);
    const timeless = await created(who, { saleDate: another, items: [lamp(1)], receipt: parts });
    expect([same, none, timeless].map(({ saleDateReason }) => saleDateReason)).toEqual([null, null, null]);
  });

  it('takes a later version without a reason back to the receipt', async () => {
    const receipt = { qr: codeOf(saleDate) };
    const sale = await created(who, { saleDate: another, saleDateReason: reason, items: [lamp(1)], receipt });
    await ask(sale, 'Какая дата верна?');
    const { version } = (await stage.server.call(who, 'sales.get', { params: { id: sale.id } })).data;
    const body = { items: [lamp(1)], receipt, submit: true, version };
    const answered = await stage.server.call(who, 'sales.update', { params: { id: sale.id }, body });
    expect(answered.data).toMatchObject({ saleDate, saleDateReason: null });
    expect((await flagsOf(sale.id)).map(({ code }) => code)).not.toContain('F13');
  });
});

describe('a receipt of a day that is not taken', () => {
  const future = ['SALE_RECEIPT_FUTURE', { 'receipt.qr': ['Чек от 21.11.2026: эта дата ещё не наступила'] }];
  const late = [
    'SALE_RECEIPT_LATE',
    { 'receipt.qr': ['Чек от 05.10.2026: зарегистрировать его можно было до 19.11.2026'] },
  ];

  it.each([
    ['tomorrow', '2026-11-21', future],
    ['the day before the first', '2026-10-05', late],
  ])('is refused at its field whatever the date of the sale is: %s', async (_, day, refused) => {
    for (const receipt of [{ qr: codeOf(day, '0001') }, typedOf(day)]) {
      for (const date of [undefined, day, saleDate]) {
        expect(refusal(await sell({ saleDate: date, saleDateReason: reason, receipt }))).toEqual(refused);
        expect(refusal(await sell({ saleDate: date, receipt }))).toEqual(refused);
      }
    }
    expect((await sell({ receipt: { qr: codeOf('2020-11-18') } })).code).toBe('SALE_RECEIPT_LATE');
    expect((await sell({ receipt: { qr: codeOf('2027-11-18') } })).code).toBe('SALE_RECEIPT_FUTURE');
    expect(await salesOf(who)).toBe(0);
  });

  it('of the first day and of this one is taken', async () => {
    for (const day of ['2026-10-06', '2026-11-20']) {
      expect(await created(who, { saleDate: undefined, items: [lamp(1)], receipt: { qr: codeOf(day) } })).toMatchObject(
        {
          saleDate: day,
        },
      );
    }
  });

  it('goes by the day of its shop', async () => {
    stage.server.clock.at = new Date('2026-11-20T14:30:00.000Z');
    const tomorrow = () => ({ saleDate: undefined, receipt: { qr: codeOf('2026-11-21', '0010') } });
    expect(refusal(await sell(tomorrow()))).toEqual(future);
    await sql`update stores set timezone = 'Asia/Vladivostok' where id = ${stage.world.storeId}`.execute(
      stage.database.db,
    );
    expect((await sell(tomorrow())).data).toMatchObject({ saleDate: '2026-11-21', status: 'moderation' });
    expect((await sell({ ...tomorrow(), saleDate: '2026-11-21' })).status).toBe(200);
    expect((await sell({ saleDate: undefined, receipt: { qr: codeOf('2026-11-22') } })).code).toBe(
      'SALE_RECEIPT_FUTURE',
    );
    await sql`update stores set timezone = 'Europe/Moscow' where id = ${stage.world.storeId}`.execute(
      stage.database.db,
    );
  });

  it('is not late in an answer to a question', async () => {
    const receipt = { qr: codeOf('2026-10-06') };
    const sale = await created(who, { saleDate: undefined, items: [lamp(1)], receipt });
    await ask(sale, 'Переснимите чек');
    stage.server.clock.at = new Date('2026-11-25T09:00:00.000Z');
    const { version } = (await stage.server.call(who, 'sales.get', { params: { id: sale.id } })).data;
    const body = { saleDate: '2026-10-06', items: [lamp(1)], receipt, submit: true, version };
    const answered = await stage.server.call(who, 'sales.update', { params: { id: sale.id }, body });
    expect(answered.data).toMatchObject({ status: 'moderation', saleDate: '2026-10-06' });
  });
});
