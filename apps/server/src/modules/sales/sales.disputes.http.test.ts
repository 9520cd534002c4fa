import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from './testing/app.ts';
import { pairOf, useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion, changeSettings } from './testing/world.ts';

/** A refused line of a partly confirmed sale is disputed as a whole sale is (domain.md 3.7, 3.22). */
const stage = useSalesStage();
const { create, created, decide, drill } = stage;

afterEach(async () => {
  await sql`update promotions set status = 'finished'`.execute(stage.database.db);
  await changeSettings(stage.database.db, { holdDays: 14 });
});

const member = () => addPerson(stage.database.db, 'member', stage.world);
const reject = (id: string) => ({ id, decision: 'reject' as const, reasonCode: 'receipt_unreadable' });
const approve = (id: string) => ({ id, decision: 'approve' as const });

type Sale = Awaited<ReturnType<typeof created>>;

/** The drill, which has a serial number, is refused, the lamps are confirmed. */
async function partly(who: Person): Promise<Sale> {
  const sale = await created(who);
  const [first, second] = pairOf(sale);
  return (await decide(sale.id, sale.version, [reject(first.id), approve(second.id)])).data;
}

const dispute = (who: Person, id: string) =>
  stage.server.call(who, 'sales.dispute', { params: { id }, body: { text: 'Номер на фото виден' } });

const seenBy = async (who: Person, filters: Record<string, unknown>): Promise<string[]> =>
  (
    await stage.server.call(who, 'sales.adminList', { body: { filters: { statuses: ['moderation'], ...filters } } })
  ).data.items.map(({ id }) => id);

const sumsOf = async (who: Person) => (await readAccount(stage.database.db, who.id)).sums;

describe('a refused line', () => {
  it('is disputed, goes to another moderator alone, and earns when he confirms it', async () => {
    const who = await member();
    const sale = await partly(who);
    const own = (await stage.server.call(who, 'sales.get', { params: { id: sale.id } })).data;
    expect(own).toMatchObject({ status: 'confirmed', pointsTotal: 80 });
    expect(own.allowedActions).toContain('dispute');
    expect(own.disputeUntil).toBe('2026-11-27 12:00:00.000');
    const { rows } = await sql<{ text: string }>`select text from notifications
      where user_id = ${who.id} and kind = 'sale.partly'`.execute(stage.database.db);
    expect(rows[0]?.text).toMatch(/^Начислено: 80 баллов\. .+ Оспорить отказ можно до 27\.11\.2026\.$/);

    const disputed = (await dispute(who, sale.id)).data;
    expect(disputed).toMatchObject({ status: 'moderation', disputed: true, pointsTotal: 180, disputeUntil: null });
    expect(disputed.items.map(({ status }) => status)).toEqual(['pending', 'approved']);
    expect((await sumsOf(who)).pending).toBe(180);

    const { moderator, admin } = stage.world;
    expect(await seenBy(admin, { checkable: true, disputed: true })).toEqual([sale.id]);
    expect(await seenBy(moderator, { checkable: true })).not.toContain(sale.id);
    expect(await seenBy(moderator, {})).toContain(sale.id);
    const lock = await stage.server.call(moderator, 'sales.lock', { params: { id: sale.id }, body: {} });
    expect([lock.status, lock.code, lock.messages]).toEqual([
      403,
      'SALE_DISPUTE_OTHER',
      ['Оспоренную продажу проверяет другой модератор'],
    ]);
    const [first, second] = pairOf(disputed);
    expect((await decide(sale.id, disputed.version, [approve(first.id)])).code).toBe('SALE_DISPUTE_OTHER');
    const card = (await stage.server.call(moderator, 'sales.get', { params: { id: sale.id } })).data;
    expect(card.allowedActions).toEqual([]);
    // What was confirmed is not decided once more.
    const whole = await decide(sale.id, disputed.version, [approve(first.id), reject(second.id)], admin);
    expect(whole.code).toBe('SALE_ITEMS_UNDECIDED');
    const done = (await decide(sale.id, disputed.version, [approve(first.id)], admin)).data;
    expect(done).toMatchObject({ status: 'confirmed', pointsTotal: 180, reasonCode: null });
    expect(done.items.map(({ status }) => status)).toEqual(['approved', 'approved']);
    expect(done.allowedActions).not.toContain('undo');
    expect((await sumsOf(who)).pending).toBe(180);
  });

  it('that is refused again stays so: the sale is what it was, the number is free, and the seller learns of it', async () => {
    const who = await member();
    const sale = await partly(who);
    const number = sale.items[0]?.serialNumber ?? '';
    expect((await create(stage.world.colleague, { items: [drill(number)] })).code).toBe('SALE_SERIAL_DUPLICATE');
    const disputed = (await dispute(who, sale.id)).data;
    const done = (await decide(sale.id, disputed.version, [reject(pairOf(disputed)[0].id)], stage.world.admin)).data;
    expect(done).toMatchObject({ status: 'confirmed', pointsTotal: 80, reasonCode: 'receipt_unreadable' });
    expect(done.activateAt).toBe(sale.activateAt);
    expect((await sumsOf(who)).pending).toBe(80);
    expect((await dispute(who, sale.id)).code).toBe('SALE_DISPUTED');
    expect((await create(stage.world.colleague, { items: [drill(number)] })).status).toBe(200);
    const { rows } = await sql<{ title: string }>`select title from notifications
      where user_id = ${who.id} and kind = 'sale.refusal_kept'`.execute(stage.database.db);
    expect(rows).toEqual([{ title: `Продажа ${sale.number}: отказ остался в силе` }]);
  });

  it('takes what it made possible along, and gives it back', async () => {
    const { drill: tool, lamp } = stage.world;
    await addPromotion(stage.database.db, {
      name: 'Набор',
      mechanic: 'bundle',
      params: { productIds: [lamp.id, tool.id], points: 200 },
    });
    const who = await member();
    const sale = await partly(who);
    expect(sale.pointsTotal).toBe(80);
    const disputed = (await dispute(who, sale.id)).data;
    expect(disputed.pointsTotal).toBe(380);
    const done = (await decide(sale.id, disputed.version, [approve(pairOf(disputed)[0].id)], stage.world.admin)).data;
    expect([done.pointsTotal, (await sumsOf(who)).pending]).toEqual([380, 380]);
    const worth = done.items.map(({ points, lines }) => [points, lines.reduce((sum, line) => sum + line.points, 0)]);
    expect(worth).toEqual([
      [100, 100],
      [280, 280],
    ]);

    const other = await member();
    const again = (await dispute(other, (await partly(other)).id)).data;
    await decide(again.id, again.version, [reject(pairOf(again)[0].id)], stage.world.admin);
    expect((await sumsOf(other)).pending).toBe(80);
  });

  it('leaves the points of the other lines alone once they are active, and a return of them as it was', async () => {
    await changeSettings(stage.database.db, { holdDays: 0 });
    const who = await member();
    const sale = await partly(who);
    expect(await sumsOf(who)).toMatchObject({ active: 80, pending: 0 });
    await stage.server.call(stage.world.moderator, 'sales.return', {
      key: randomUUID(),
      params: { id: sale.id },
      body: { items: [{ id: pairOf(sale)[1].id, quantity: 1 }], reasonCode: 'customer', returnedAt: '2026-11-20' },
    });
    const disputed = (await dispute(who, sale.id)).data;
    expect(disputed.status).toBe('moderation');
    expect(await sumsOf(who)).toMatchObject({ active: 40, pending: 100 });
    const done = (await decide(sale.id, disputed.version, [approve(pairOf(disputed)[0].id)], stage.world.admin)).data;
    expect(done).toMatchObject({ status: 'partially_returned', pointsTotal: 140 });
    expect(await sumsOf(who)).toMatchObject({ active: 140, pending: 0 });
  });

  it('is no way to cancel or rewrite what was confirmed', async () => {
    const who = await member();
    const sale = await partly(who);
    const disputed = (await dispute(who, sale.id)).data;
    expect(disputed.allowedActions).toEqual([]);
    const cancel = await stage.server.call(who, 'sales.cancel', { params: { id: sale.id }, body: {} });
    expect(cancel.code).toBe('SALE_STATUS');
    const asked = await stage.server.call(stage.world.admin, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Покажите номер', version: disputed.version },
    });
    expect(asked.data.status).toBe('clarification');
    const mine = (await stage.server.call(who, 'sales.get', { params: { id: sale.id } })).data;
    expect(mine.allowedActions).toEqual(['answer']);
    const edited = await stage.server.call(who, 'sales.update', {
      params: { id: sale.id },
      body: { saleDate: '2026-11-18', items: [drill()], submit: true, version: mine.version },
    });
    expect(edited.code).toBe('SALE_STATUS');
    const answered = await stage.server.call(who, 'sales.answer', { params: { id: sale.id }, body: { text: 'Вот' } });
    expect(answered.data.status).toBe('moderation');
    expect((await sumsOf(who)).pending).toBe(180);
  });

  it('waits for its term, and a sale confirmed whole has nothing to dispute', async () => {
    const who = await member();
    const sale = await partly(who);
    const bulk = await stage.server.call(stage.world.admin, 'sales.moderateMany', {
      body: { ids: [(await dispute(who, sale.id)).data.id], decision: 'approve' },
    });
    expect(bulk.data.failed.map(({ message }) => message)).toEqual(['Оспоренные продажи проверяют по одной']);
    const whole = await created(who);
    await stage.approveAll(whole);
    expect((await dispute(who, whole.id)).code).toBe('SALE_STATUS');
    const late = await partly(who);
    stage.server.clock.at = new Date('2026-11-27T09:00:00.000Z');
    expect((await dispute(who, late.id)).code).toBe('SALE_DISPUTE_CLOSED');
  });
});
