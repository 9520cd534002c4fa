import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { nextSerial, saleDate, useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion } from './testing/world.ts';

const stage = useSalesStage();
const { create, created, drill, lamp } = stage;

it('a price with too many zeros is told at its place, and nothing is written', async () => {
  const who = await addPerson(stage.database.db, 'member', stage.world);
  for (const submit of [true, false]) {
    const items = [{ ...lamp(999), priceKopecks: 100_000_000_000_000 }];
    const { status, fields } = await create(who, { items, submit });
    expect([status, ...Object.keys(fields)]).toEqual([400, 'items[0].priceKopecks']);
  }
  expect((await stage.server.call(who, 'sales.list', { body: {} })).data.total).toBe(0);
});

it('a sale that only the budget of a promotion keeps under the ceiling is registered as it was calculated', async () => {
  const who = await addPerson(stage.database.db, 'member', stage.world);
  const id = await addPromotion(stage.database.db, {
    name: 'Щедрая',
    mechanic: 'fixed_per_unit',
    params: { points: 1_000_000 },
    conditions: { productIds: [stage.world.lamp.id] },
    limits: { onLimit: 'cut' },
    budget: 5_000_000,
  });
  const body = { saleDate, items: [lamp(20)] };
  const counted = await stage.server.call(who, 'sales.calculate', { body });
  expect([counted.status, counted.data.total]).toEqual([200, 5_000_800]);
  expect((await created(who, { items: body.items })).pointsTotal).toBe(5_000_800);
  await sql`update promotions set status = 'finished' where id = ${id}`.execute(stage.database.db);
});

describe('registration of a sale', () => {
  it('makes pending points with a formula for every line', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    expect(sale.number).toMatch(/^П-\d{6}$/);
    expect(sale).toMatchObject({
      status: 'moderation',
      pointsTotal: 180,
      pointsState: 'pending',
      allowedActions: ['cancel'],
    });
    expect(sale.items[1]?.lines).toEqual([
      { kind: 'base', promotionId: null, promotionName: null, formula: '40 × 2 шт.', points: 80 },
    ]);
    expect(sale.operations.map((o) => o.pendingDelta)).toEqual([100, 80]);
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(180);
  });

  it('a lost answer or a repeated press makes one sale', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const key = randomUUID();
    const body = { saleDate, items: [drill()], submit: true };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => stage.server.call(who, 'sales.create', { key, body })),
    );
    const done = all.filter((answer) => answer.status === 200);
    expect(new Set(done.map((answer) => answer.data.id)).size).toBe(1);
    expect(all.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
    // Long after the binder has forgotten the key, the sale itself still knows it.
    await sql`delete from idempotency_keys`.execute(stage.database.db);
    const late = await stage.server.call(who, 'sales.create', { key, body });
    expect(late.data.id).toBe(done[0]?.data.id);
    await sql`delete from idempotency_keys`.execute(stage.database.db);
    expect(
      (await stage.server.call(who, 'sales.create', { key, body: { ...body, saleDate: '2026-11-17' } })).code,
    ).toBe('IDEMPOTENCY_MISMATCH');
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(100);
  });

  it.each<[string, () => Record<string, unknown>, string, string]>([
    ['a date in the future', () => ({ saleDate: '2026-11-21' }), 'SALE_DATE_FUTURE', 'saleDate'],
    ['a date before the work in the shop', () => ({ saleDate: '2025-01-09' }), 'SALE_DATE_EARLY', 'saleDate'],
    ['too late', () => ({ saleDate: '2026-10-05' }), 'SALE_TOO_LATE', 'saleDate'],
    ['a shop of others', () => ({ storeId: stage.world.otherStoreId }), 'STORE_NOT_FOUND', 'storeId'],
    ['no goods', () => ({ items: [] }), 'SALE_EMPTY', 'items'],
    [
      'no serial number',
      () => ({ items: [{ productId: stage.world.drill.id, quantity: 1 }] }),
      'SALE_SERIAL_REQUIRED',
      'items[0].serialNumber',
    ],
    [
      'a serial number of another kind',
      () => ({ items: [drill('123')] }),
      'SALE_SERIAL_FORMAT',
      'items[0].serialNumber',
    ],
    [
      'two pieces with one number',
      () => ({ items: [{ ...drill(), quantity: 2 }] }),
      'SALE_SERIAL_QUANTITY',
      'items[0].quantity',
    ],
    [
      'one number twice',
      () => ({ items: [drill('AB-999999'), drill('ab 999999')] }),
      'SALE_SERIAL_DUPLICATE',
      'items[1].serialNumber',
    ],
    [
      'an unknown product',
      () => ({ items: [{ productId: randomUUID(), quantity: 1 }] }),
      'PRODUCT_NOT_FOUND',
      'items[0].productId',
    ],
    [
      'a receipt of a return',
      () => ({ receipt: { qr: 't=20261118T1016&s=1&fn=9282440300829880&i=1&fp=1&n=2' } }),
      'SALE_RECEIPT_RETURN',
      'receipt.qr',
    ],
    [
      'a code that is no receipt',
      () => ({ receipt: { qr: 'https://example.ru' } }),
      'SALE_RECEIPT_FORMAT',
      'receipt.qr',
    ],
    ['a file of others', () => ({ fileIds: [randomUUID()] }), 'FILE_NOT_FOUND', 'fileIds'],
  ])('refuses %s at its field', async (_, extra, code, field) => {
    const answer = await create(stage.world.member, extra());
    expect(answer.code).toBe(code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(Object.keys(answer.fields)).toEqual([field]);
  });

  it('names every wrong field at once', async () => {
    const answer = await create(stage.world.member, {
      saleDate: '2026-11-21',
      items: [{ productId: stage.world.drill.id, quantity: 1 }],
    });
    expect(answer.code).toBe('VALIDATION');
    expect(Object.keys(answer.fields)).toEqual(['saleDate', 'items[0].serialNumber']);
  });

  it('one live serial number: twenty at once, one sale', async () => {
    const number = nextSerial();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        create(i % 2 ? stage.world.member : stage.world.colleague, { items: [drill(number)] }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.code))).toEqual(
      new Set(['SALE_SERIAL_DUPLICATE']),
    );
    const check = (who: typeof stage.world.member) =>
      stage.server.call(who, 'sales.checkSerial', {
        query: { productId: stage.world.drill.id, serialNumber: number.toLowerCase() },
      });
    expect((await check(stage.world.stranger)).data).toMatchObject({ available: false, reason: 'claimed' });
    expect(
      (
        await stage.server.call(stage.world.stranger, 'sales.checkSerial', {
          query: { productId: stage.world.drill.id, serialNumber: '7' },
        })
      ).data,
    ).toMatchObject({ reason: 'pattern', example: 'AB-123456' });
  });

  it('a receipt is shared inside a shop for other goods only, and never between shops', async () => {
    const qr = 't=20261118T1016&s=9000&fn=9282440300829881&i=77&fp=5&n=1';
    const first = await created(stage.world.member, { items: [drill()], receipt: { qr } });
    const again = await created(stage.world.colleague, { items: [lamp()], receipt: { qr } });
    const { review } = (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: again.id } })).data;
    expect(review?.flags.map((flag) => flag.code)).toContain('F3');
    expect(review?.related).toMatchObject([{ id: first.id, number: first.number, by: 'receipt' }]);
    expect(
      (
        await create(stage.world.member, {
          items: [lamp(1)],
          receipt: { fn: '9282440300829881', fd: '0077', fpd: '05' },
        })
      ).code,
    ).toBe('SALE_RECEIPT_USED');
    expect((await create(stage.world.stranger, { items: [drill()], receipt: { qr } })).code).toBe('SALE_RECEIPT_USED');
    const typed = { fn: '9282440300829881', fd: '77', fpd: '5', totalKopecks: 900_000 };
    const byHand = await create(stage.world.stranger, {
      items: [drill()],
      receipt: { ...typed, datetime: '2026-11-18 10:16:00.000' },
    });
    expect([byHand.code, Object.keys(byHand.fields)]).toEqual(['SALE_RECEIPT_USED', ['receipt.qr']]);
  });

  it('shows before sending what the registration gives, promotions and a spent budget included', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const promotion = await addPromotion(stage.database.db, {
      name: 'Осень',
      mechanic: 'multiplier',
      params: { percent: 150 },
      conditions: { productIds: [stage.world.drill.id] },
      budget: 120,
    });
    const items = [drill(), lamp(3)];
    const preview = await stage.server.call(who, 'sales.calculate', { body: { saleDate, items } });
    expect(preview.data).toMatchObject({
      total: 270,
      lines: [{ base: 100, points: 150, promotions: [{ name: 'Осень', points: 50 }] }, { points: 120 }],
    });
    expect((await created(who, { items })).pointsTotal).toBe(270);
    expect((await created(who)).pointsTotal).toBe(230);
    // 20 are left of the budget: the promotion is left out, the sale is not.
    expect((await created(who)).pointsTotal).toBe(180);
    await sql`update promotions set status = 'finished' where id = ${promotion}`.execute(stage.database.db);
  });
});

describe('a draft', () => {
  it('is kept as typed, sent later, and deleted only while a draft', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const draft = await created(who, {
      submit: false,
      saleDate: undefined,
      items: [{ productId: stage.world.drill.id, quantity: 1 }],
    });
    expect(draft).toMatchObject({ status: 'draft', allowedActions: ['edit', 'submit', 'delete'] });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(0);
    const early = await stage.server.call(who, 'sales.submit', { params: { id: draft.id }, body: {} });
    expect(Object.keys(early.fields)).toEqual(['saleDate', 'items[0].serialNumber']);
    const saved = await stage.server.call(who, 'sales.update', {
      params: { id: draft.id },
      body: { saleDate, items: [drill()], submit: false, version: draft.version },
    });
    expect(saved.data.status).toBe('draft');
    const stale = await stage.server.call(who, 'sales.update', {
      params: { id: draft.id },
      body: { saleDate, items: [drill()], submit: false, version: draft.version },
    });
    expect(stale.code).toBe('VERSION_CONFLICT');
    const key = randomUUID();
    const sent = await stage.server.call(who, 'sales.submit', { params: { id: draft.id }, body: {}, key });
    expect(sent.data).toMatchObject({ status: 'moderation', pointsTotal: 100 });
    await sql`delete from idempotency_keys`.execute(stage.database.db);
    expect(
      (await stage.server.call(who, 'sales.submit', { params: { id: draft.id }, body: {}, key })).data.status,
    ).toBe('moderation');
    expect((await stage.server.call(who, 'sales.delete', { params: { id: draft.id } })).code).toBe('SALE_STATUS');
    const other = await created(who, { submit: false });
    expect((await stage.server.call(who, 'sales.delete', { params: { id: other.id } })).status).toBe(200);
    expect((await stage.server.call(who, 'sales.get', { params: { id: other.id } })).status).toBe(404);
  });

  it('of others is as unknown as none', async () => {
    const draft = await created(stage.world.member, { submit: false });
    for (const who of [stage.world.colleague, stage.world.moderator, stage.world.admin]) {
      expect((await stage.server.call(who, 'sales.get', { params: { id: draft.id } })).status).toBe(404);
    }
    expect(
      (await stage.server.call(stage.world.colleague, 'sales.submit', { params: { id: draft.id }, body: {} })).status,
    ).toBe(404);
    expect((await stage.server.call(stage.world.colleague, 'sales.delete', { params: { id: draft.id } })).status).toBe(
      404,
    );
  });
});
