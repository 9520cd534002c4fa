import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from './testing/app.ts';
import { useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion, changeSettings, type NewPromotion } from './testing/world.ts';

/** Points are what the live units earn (domain.md 3.22): its examples, over HTTP. */
const stage = useSalesStage();
const { approveAll, create, decide } = stage;

afterEach(async () => {
  await sql`update promotions set status = 'finished'`.execute(stage.database.db);
  await changeSettings(stage.database.db, { holdDays: 14 });
});

const run = (promotion: Omit<NewPromotion, 'name'>) =>
  addPromotion(stage.database.db, { name: 'Живые штуки', ...promotion });
const member = () => addPerson(stage.database.db, 'member', stage.world);

type Sale = Awaited<ReturnType<typeof sold>>;
let price = 1000;

/** A sale of so many lamps a line; each line has a price of its own, so that none repeats another. */
async function sold(who: Person, ...quantities: number[]) {
  const items = quantities.map((quantity) => ({
    productId: stage.world.lamp.id,
    quantity,
    priceKopecks: (price += 100),
  }));
  const answer = await create(who, { items });
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
}

const confirmed = async (who: Person, ...quantities: number[]) =>
  (await approveAll(await sold(who, ...quantities))).data;

const returned = (sale: Sale, units: Record<number, number>, preview = false) =>
  stage.server.call(stage.world.moderator, 'sales.return', {
    key: randomUUID(),
    params: { id: sale.id },
    body: {
      items: Object.entries(units).map(([line, quantity]) => ({ id: sale.items[Number(line)]!.id, quantity })),
      reasonCode: 'customer',
      returnedAt: '2026-11-20',
      preview,
    },
  });

/** What a return takes, as its preview and the return itself say: the two are one. */
async function takenBy(sale: Sale, units: Record<number, number>): Promise<number> {
  const preview = await returned(sale, units, true);
  const done = await returned(sale, units);
  expect(done.status, done.messages.join()).toBe(200);
  expect(preview.data.writeOff).toEqual(done.data.writeOff);
  const { pending, active, debt } = done.data.writeOff;
  return pending + active + debt;
}

/** Points the member has by promotions alone, and everything he has. */
async function heldBy(who: Person) {
  const { rows } = await sql<{ bonus: number; all: number }>`
    select coalesce(sum(points - returned) filter (where kind = 'promotion'), 0)::int as bonus,
      coalesce(sum(points - returned), 0)::int as all
    from accruals where member_id = ${who.id} and status <> 'cancelled'`.execute(stage.database.db);
  const { sums } = await readAccount(stage.database.db, who.id);
  // The books and the accruals agree, whatever is still pending or has become debt.
  expect(sums.pending + sums.active - sums.debt).toBe(rows[0]!.all);
  return rows[0]!.bonus;
}

const totalOf = async (id: string) =>
  (await stage.server.call(stage.world.admin, 'sales.get', { params: { id } })).data.pointsTotal;

describe.each([
  ['while points wait', 14],
  ['once they are active', 0],
])('returns %s', (_, holdDays) => {
  const start = async (promotion: Omit<NewPromotion, 'name'>) => {
    await changeSettings(stage.database.db, { holdDays });
    await run(promotion);
    return member();
  };

  it('a plan lost by a return is earned again, once', async () => {
    const who = await start({ mechanic: 'plan', params: { points: 100, tiers: [{ units: 10, percent: 100 }] } });
    const first = await confirmed(who, 10);
    expect(await heldBy(who)).toBe(1000);
    expect(await takenBy(first, { 0: 9 })).toBe(1000 + 9 * 40);
    expect(await heldBy(who)).toBe(0);
    const second = await confirmed(who, 9);
    expect(await heldBy(who)).toBe(1000);
    // The step crossed by the second sale is lost by a unit of the first.
    expect(await takenBy(first, { 0: 1 })).toBe(1000 + 40);
    expect([await heldBy(who), await totalOf(second.id)]).toEqual([0, 9 * 40]);
  });

  it('a step within the sale goes with its units', async () => {
    const who = await start({ mechanic: 'step', params: { every: 2, points: 200 } });
    const sale = await confirmed(who, 1, 1);
    expect(await takenBy(sale, { 0: 1 })).toBe(200 + 40);
    expect([await heldBy(who), await totalOf(sale.id)]).toEqual([0, 40]);
  });

  it('a set goes with its half', async () => {
    const { drill, lamp } = stage.world;
    const who = await start({ mechanic: 'bundle', params: { productIds: [drill.id, lamp.id], points: 200 } });
    const sale = (await approveAll((await create(who, { items: [stage.drill(), stage.lamp(1)] })).data)).data;
    expect(sale.pointsTotal).toBe(340);
    expect(await takenBy(sale, { 1: 1 })).toBe(240);
    expect([await heldBy(who), await totalOf(sale.id)]).toEqual([0, 100]);
  });

  it('the first sale is the next one when the first is taken back', async () => {
    const who = await start({ mechanic: 'first_sale', params: { points: 500 } });
    const first = await confirmed(who, 2);
    expect(await takenBy(first, { 0: 1 })).toBe(40);
    expect(await takenBy(first, { 0: 1 })).toBe(540);
    await confirmed(who, 1);
    expect(await heldBy(who)).toBe(500);
  });

  it('a step of the period is counted over the sales that are left', async () => {
    const who = await start({ mechanic: 'step', params: { every: 3, points: 100, per: 'period' } });
    const [first] = [await confirmed(who, 2), await confirmed(who, 2), await confirmed(who, 2)];
    expect(await heldBy(who)).toBe(200);
    expect(await takenBy(first, { 0: 2 })).toBe(80 + 100);
    expect(await heldBy(who)).toBe(100);
  });

  it('a fraction is rounded for the units that are left', async () => {
    const who = await start({ mechanic: 'multiplier', params: { percent: 101.3 } });
    const sale = await confirmed(who, 3);
    // 1.3 % of 120, 80 and 40 base points: 2, 1, 1.
    expect(await heldBy(who)).toBe(2);
    expect(await takenBy(sale, { 0: 1 })).toBe(41);
    expect(await takenBy(sale, { 0: 1 })).toBe(40);
    expect(await takenBy(sale, { 0: 1 })).toBe(41);
  });

  it('a limit keeps what the units that are left still fill', async () => {
    const who = await start({
      mechanic: 'fixed_per_unit',
      params: { points: 100 },
      limits: { memberTotal: 600, onLimit: 'cut' },
    });
    const sale = await confirmed(who, 10);
    expect(await takenBy(sale, { 0: 3 })).toBe(3 * 40);
    expect(await takenBy(sale, { 0: 2 })).toBe(2 * 40 + 100);
    expect(await heldBy(who)).toBe(500);
  });
});

describe('decisions', () => {
  const reject = { decision: 'reject' as const, reasonCode: 'receipt_other' };

  it('a refused line takes the set with it, and an undo brings it back', async () => {
    const { drill, lamp, moderator } = stage.world;
    await run({ mechanic: 'bundle', params: { productIds: [drill.id, lamp.id], points: 200 } });
    const who = await member();
    const sale = (await create(who, { items: [stage.drill(), stage.lamp(1)] })).data;
    const [first, second] = [sale.items[0]!, sale.items[1]!];
    const done = (
      await decide(sale.id, sale.version, [
        { id: first.id, decision: 'approve' },
        { id: second.id, ...reject },
      ])
    ).data;
    expect([done.pointsTotal, await heldBy(who)]).toEqual([100, 0]);
    const undone = await stage.server.call(moderator, 'sales.undoModeration', {
      params: { id: sale.id },
      body: { version: done.version },
    });
    expect([undone.data.pointsTotal, await heldBy(who)]).toEqual([340, 200]);
  });

  it('a cancelled sale takes the plan from the later one', async () => {
    await run({ mechanic: 'plan', params: { points: 100, tiers: [{ units: 10, percent: 100 }] } });
    const who = await member();
    const [first, second] = [await sold(who, 5), await sold(who, 5)];
    expect(await heldBy(who)).toBe(1000);
    await stage.server.call(who, 'sales.cancel', { params: { id: first.id }, body: {} });
    expect([await heldBy(who), await totalOf(second.id)]).toEqual([0, 200]);
  });

  it('a dispute gives the sale its place and its promotions of the first submission', async () => {
    const id = await run({ mechanic: 'plan', params: { points: 100, tiers: [{ units: 10, percent: 100 }] } });
    const who = await member();
    const first = await sold(who, 10);
    await decide(first.id, first.version, [{ id: first.items[0]!.id, ...reject }]);
    expect(await heldBy(who)).toBe(0);
    const second = await sold(who, 10);
    expect(await heldBy(who)).toBe(1000);
    // Ended and changed meanwhile: neither matters to a sale that was sent.
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(stage.database.db);
    const disputed = await stage.server.call(who, 'sales.dispute', {
      params: { id: first.id },
      body: { text: 'Чек читается' },
    });
    expect(disputed.data.pointsTotal).toBe(1400);
    expect([await heldBy(who), await totalOf(second.id)]).toEqual([2000, 1400]);
  });

  it('a clarified sale is calculated by the promotions of its first submission and settles the later ones', async () => {
    const id = await run({ mechanic: 'plan', params: { points: 100, tiers: [{ units: 10, percent: 100 }] } });
    const who = await member();
    const [first, second] = [await sold(who, 6), await sold(who, 4)];
    expect(await heldBy(who)).toBe(1000);
    const asked = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: first.id },
      body: { decision: 'clarify', message: 'Сколько их было?', version: first.version },
    });
    expect(asked.status, asked.messages.join()).toBe(200);
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(stage.database.db);
    await run({ mechanic: 'fixed_per_unit', params: { points: 7 } });
    const form = {
      saleDate: '2026-11-18',
      items: [{ productId: stage.world.lamp.id, quantity: 5, priceKopecks: 900 }],
    };
    const preview = await stage.server.call(who, 'sales.calculate', { body: { ...form, saleId: first.id } });
    const answer = await stage.server.call(who, 'sales.update', {
      params: { id: first.id },
      body: { ...form, submit: true, version: asked.data.version },
    });
    expect(answer.status, answer.messages.join()).toBe(200);
    expect(preview.data.total).toBe(answer.data.pointsTotal);
    // Nine units: the plan is lost, and the promotion of today gives nothing.
    expect([answer.data.pointsTotal, await heldBy(who), await totalOf(second.id)]).toEqual([200, 0, 160]);
  });
});
