import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { pairOf, useSalesStage } from './testing/stage.ts';
import { addPerson, changeSettings } from './testing/world.ts';

const stage = useSalesStage();
const { approveAll, create, created, decide, drill, lamp } = stage;

describe('refusal, dispute, cancellation', () => {
  const reject = (sale: { id: string; version: number; items: { id: string }[] }, by = stage.world.moderator) =>
    decide(
      sale.id,
      sale.version,
      sale.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'receipt_unreadable' })),
      by,
    );
  const rejectAll = async (...args: Parameters<typeof reject>) => (await reject(...args)).data;

  it('a refused sale keeps its number until the window closes, and is disputed once', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    const number = sale.items[0]?.serialNumber ?? '';
    const refused = await rejectAll(sale);
    expect(refused).toMatchObject({ status: 'rejected', pointsTotal: 0, reasonCode: 'receipt_unreadable' });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(0);
    expect((await create(stage.world.colleague, { items: [drill(number)] })).code).toBe('SALE_SERIAL_DUPLICATE');
    const disputed = await stage.server.call(who, 'sales.dispute', {
      params: { id: sale.id },
      body: { text: 'Чек читается' },
    });
    expect(disputed.data).toMatchObject({ status: 'moderation', disputed: true, pointsTotal: 180 });
    // Who refused it does not judge the complaint about himself.
    expect((await reject(disputed.data)).code).toBe('SALE_DISPUTE_OTHER');
    const again = await rejectAll(disputed.data, stage.world.admin);
    expect(
      (await stage.server.call(who, 'sales.dispute', { params: { id: sale.id }, body: { text: 'Ещё раз' } })).code,
    ).toBe('SALE_DISPUTED');
    expect(again.status).toBe('rejected');
    stage.server.clock.at = new Date('2026-11-28T09:00:00.000Z');
    const later = await create(stage.world.colleague, { items: [drill(number)] });
    expect(later.status).toBe(200);
    const { review } = (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: later.data.id } }))
      .data;
    expect(review?.related).toMatchObject([{ id: sale.id, by: 'serial', value: number, status: 'rejected' }]);
  });

  it('the window of a dispute closes', async () => {
    const sale = await created();
    await rejectAll(sale);
    stage.server.clock.at = new Date('2026-11-28T09:00:00.000Z');
    expect(
      (
        await stage.server.call(stage.world.member, 'sales.dispute', {
          params: { id: sale.id },
          body: { text: 'Поздно' },
        })
      ).code,
    ).toBe('SALE_DISPUTE_CLOSED');
  });

  it('is cancelled by its owner alone, and a second press changes nothing', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    expect(
      (await stage.server.call(stage.world.colleague, 'sales.cancel', { params: { id: sale.id }, body: {} })).status,
    ).toBe(404);
    for (let press = 0; press < 2; press += 1) {
      const answer = await stage.server.call(who, 'sales.cancel', {
        params: { id: sale.id },
        body: { reason: 'Ошиблась' },
      });
      expect(answer.data).toMatchObject({ status: 'cancelled', pointsTotal: 0 });
    }
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(0);
    expect((await create(stage.world.colleague, { items: [drill(sale.items[0]?.serialNumber ?? '')] })).status).toBe(
      200,
    );
  });
});

describe('undo', () => {
  it('takes an approval back by compensating postings', async () => {
    await changeSettings(stage.database.db, { holdDays: 0 });
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    const [first, second] = pairOf(sale);
    const done = (
      await decide(sale.id, sale.version, [
        { id: first.id, decision: 'approve' },
        { id: second.id, decision: 'reject', reasonCode: 'receipt_other' },
      ])
    ).data;
    expect(done.allowedActions).toEqual(['undo', 'return']);
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ pending: 0, active: 100 });
    const undone = await stage.server.call(stage.world.moderator, 'sales.undoModeration', {
      params: { id: sale.id },
      body: { version: done.version },
    });
    expect(undone.data).toMatchObject({
      status: 'moderation',
      pointsTotal: 180,
      items: [{ status: 'pending' }, { status: 'pending' }],
    });
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ pending: 180, active: 0 });
    expect(undone.data.operations.map((o) => o.type)).toEqual([
      'SALE_ACCRUAL',
      'SALE_ACCRUAL',
      'ACCRUAL_CANCEL',
      'ACTIVATION',
      'ACTIVATION_CANCEL',
      'SALE_ACCRUAL',
    ]);
    expect((await approveAll(undone.data)).data.pointsTotal).toBe(180);
    await changeSettings(stage.database.db, { holdDays: 14 });
  });

  it('takes a refusal back, by the same person, within the window', async () => {
    const sale = await created();
    const refused = (
      await decide(
        sale.id,
        sale.version,
        sale.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'duplicate' })),
      )
    ).data;
    const undo = (who = stage.world.moderator) =>
      stage.server.call(who, 'sales.undoModeration', { params: { id: sale.id }, body: { version: refused.version } });
    const other = await addPerson(stage.database.db, 'moderator', undefined, 'Петрова');
    expect((await undo(other)).code).toBe('SALE_UNDO_CLOSED');
    stage.server.clock.at = new Date('2026-11-20T09:10:01.000Z');
    expect((await undo()).code).toBe('SALE_UNDO_CLOSED');
    stage.server.clock.at = new Date('2026-11-20T09:09:00.000Z');
    expect((await undo()).data).toMatchObject({ status: 'moderation', pointsTotal: 180 });
  });
});

describe('return of goods', () => {
  const back = (sale: { id: string }, items: { id: string; quantity: number }[], extra: Record<string, unknown> = {}) =>
    stage.server.call(stage.world.moderator, 'sales.return', {
      params: { id: sale.id },
      body: { items, reasonCode: 'customer', returnedAt: '2026-11-20', ...extra },
    });

  it('takes pending points first, says so beforehand, and frees the serial number', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who, { items: [drill(), lamp(3)] });
    await approveAll(sale);
    const [first, second] = pairOf(sale);
    const preview = await back(sale, [{ id: second.id, quantity: 1 }], { preview: true });
    expect(preview.data).toEqual({ writeOff: { pending: 40, active: 0, debt: 0 }, sale: null });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(220);
    const one = await back(sale, [{ id: second.id, quantity: 1 }]);
    expect(one.data.sale).toMatchObject({ status: 'partially_returned', pointsTotal: 180 });
    expect(one.data.sale?.items.map(({ points }) => points)).toEqual([100, 80]);
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(180);
    expect(Object.keys((await back(sale, [{ id: second.id, quantity: 3 }])).fields)).toEqual(['items[0].quantity']);
    expect((await create(stage.world.colleague, { items: [drill(first.serialNumber ?? '')] })).code).toBe(
      'SALE_SERIAL_DUPLICATE',
    );
    const rest = await back(sale, [
      { id: first.id, quantity: 1 },
      { id: second.id, quantity: 2 },
    ]);
    expect(rest.data.sale).toMatchObject({ status: 'returned', pointsTotal: 0 });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(0);
    expect((await create(stage.world.colleague, { items: [drill(first.serialNumber ?? '')] })).status).toBe(200);
    expect((await back(sale, [{ id: first.id, quantity: 1 }])).code).toBe('SALE_STATUS');
  });

  it('says in the history and in the journal which of two equal units came back', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who, { items: [drill(), drill(), lamp(3)] });
    await approveAll(sale);
    const [kept, gone] = sale.items.filter(({ serialNumber }) => serialNumber !== null);
    const lamps = sale.items.find(({ serialNumber }) => serialNumber === null);
    const { data } = await back(sale, [
      { id: gone!.id, quantity: 1 },
      { id: lamps!.id, quantity: 2 },
    ]);
    const goods = `Вернули: ${gone!.product.name}, № ${gone!.serialNumber}; ${lamps!.product.name}, без номера, 2 шт.`;
    const texts = data.sale!.timeline.map(({ text }) => text ?? '').join('\n');
    expect(texts).toContain(goods);
    // «шт.» is a full stop already.
    expect(texts).not.toContain('..');
    expect(texts).not.toContain(kept!.serialNumber);
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_entries where entity_id = ${sale.id} and action = 'status' and after ? 'debt'`.execute(
      stage.database.db,
    );
    expect(rows.at(-1)?.reason).toContain(goods);
    const left = data.sale!.items.find(({ id }) => id === kept!.id);
    expect([left?.status, left?.returnedQuantity]).toEqual(['approved', 0]);
  });

  it('tells a manufacturer nothing of the units and sums of another one on the receipt', async () => {
    const { db } = stage.database;
    const [rivalId, rivalBrand, rivalLamp] = [randomUUID(), randomUUID(), randomUUID()];
    await sql`insert into manufacturers (id, name, legal_name, inn) values (${rivalId}, 'Свет', 'АО Свет', '0000000048')`.execute(
      db,
    );
    await sql`insert into brands (id, manufacturer_id, name) values (${rivalBrand}, ${rivalId}, 'Луч')`.execute(db);
    await sql`insert into products (id, manufacturer_id, brand_id, article, name, rrp_kopecks, serial_source, status)
      values (${rivalLamp}, ${rivalId}, ${rivalBrand}, 'Луч-7', 'Лампа Луч-7', 500000, 'none', 'active')`.execute(db);
    await sql`insert into product_points (product_id, valid_from, points) values (${rivalLamp}, '2025-01-01', 77)`.execute(
      db,
    );
    const who = await addPerson(db, 'member', stage.world);
    const sale = await created(who, { items: [drill(), { ...lamp(2), productId: rivalLamp }] });
    await approveAll(sale);
    const rivals = sale.items.find(({ product }) => product.id === rivalLamp)!;
    await back(sale, [{ id: rivals.id, quantity: 2 }]);

    const maker = await addPerson(db, 'manufacturer');
    await sql`update users set manufacturer_id = (select manufacturer_id from brands where id = ${stage.world.brandId})
      where id = ${maker.id}`.execute(db);
    const seen = await stage.server.call(maker, 'sales.get', { params: { id: sale.id } });
    expect(seen.data.items.map(({ product }) => product.name)).toEqual(['Дрель Кремень-600']);
    expect(seen.data.timeline.map(({ title }) => title)).toContain('Возвращена частично');
    expect(JSON.stringify(seen.data)).not.toMatch(/Луч|Списано|154|Мельникова/u);
  });

  it('of points already spent makes a debt', async () => {
    await changeSettings(stage.database.db, { holdDays: 0 });
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who, { items: [lamp(2)] });
    await approveAll(sale);
    await sql`select ledger_adjust(${who.id}::uuid, -50, null, '{}', ${stage.server.clock.at})`.execute(
      stage.database.db,
    );
    const answer = await back(sale, [{ id: sale.items[0]?.id ?? '', quantity: 2 }]);
    expect(answer.data.writeOff).toEqual({ pending: 0, active: 30, debt: 50 });
    expect((await readAccount(stage.database.db, who.id)).sums).toEqual({
      pending: 0,
      active: 0,
      reserved: 0,
      debt: 50,
    });
    await changeSettings(stage.database.db, { holdDays: 14 });
  });
});
