import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion, type NewPromotion } from './testing/world.ts';

/** A sale is judged for ever by what its goods were when it was first sent (domain.md 3.22). */
const stage = useSalesStage();
const { approveAll, create, decide, lamp } = stage;

afterEach(async () => {
  await sql`update promotions set status = 'finished'`.execute(stage.database.db);
  await moveLamp(stage.world.brandId);
});

/** The lamp goes to another brand, as an administrator moves it. */
const moveLamp = async (brandId: string) =>
  sql`update products set brand_id = ${brandId}::uuid where id = ${stage.world.lamp.id}::uuid`.execute(
    stage.database.db,
  );

async function otherBrand(): Promise<string> {
  const id = randomUUID();
  await sql`insert into brands (id, manufacturer_id, name)
    select ${id}, manufacturer_id, ${id} from brands where id = ${stage.world.brandId}::uuid`.execute(
    stage.database.db,
  );
  return id;
}

const run = (promotion: Omit<NewPromotion, 'name'>) =>
  addPromotion(stage.database.db, {
    name: 'По бренду',
    conditions: { brandIds: [stage.world.brandId] },
    ...promotion,
  });

const sold = async (quantity: number, who?: Awaited<ReturnType<typeof addPerson>>) => {
  const person = who ?? (await addPerson(stage.database.db, 'member', stage.world));
  const answer = await create(person, { items: [{ ...lamp(quantity), priceKopecks: 100_000 + quantity }] });
  expect(answer.status, answer.messages.join()).toBe(200);
  return { who: person, sale: answer.data };
};

const takeBack = async (sale: { id: string; items: { id: string }[] }, quantity: number) =>
  (
    await stage.server.call(stage.world.moderator, 'sales.return', {
      key: randomUUID(),
      params: { id: sale.id },
      body: { items: [{ id: sale.items[0]!.id, quantity }], reasonCode: 'customer', returnedAt: '2026-11-20' },
    })
  ).data.writeOff.pending;

describe('a product that has moved to another brand since', () => {
  it('leaves the units that stay what they earned', async () => {
    await run({ mechanic: 'fixed_per_unit', params: { points: 10 } });
    const { sale } = await sold(2);
    await approveAll(sale);
    await moveLamp(await otherBrand());
    expect(await takeBack(sale, 1)).toBe(40 + 10);
  });

  it('still counts for what the member sells later', async () => {
    await run({ mechanic: 'plan', params: { points: 100, tiers: [{ units: 3, percent: 100 }] }, conditions: {} });
    await run({
      mechanic: 'plan',
      params: { points: 7, tiers: [{ units: 3, percent: 100 }] },
    });
    const { who, sale } = await sold(2);
    await moveLamp(await otherBrand());
    const { drill } = stage.world;
    expect(drill.id).not.toBe(stage.world.lamp.id);
    const answer = await create(who, { items: [stage.drill()] });
    // The third unit of both: the lamps were of the brand when they were sold.
    expect(answer.data.pointsTotal).toBe(100 + 300 + 21);
    expect(sale.pointsTotal).toBe(80);
  });

  it('is clarified and disputed as it was first sent', async () => {
    await run({ mechanic: 'fixed_per_unit', params: { points: 10 } });
    const { who, sale } = await sold(2);
    await moveLamp(await otherBrand());
    const asked = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Сколько ламп?', version: sale.version },
    });
    const edited = await stage.server.call(who, 'sales.update', {
      params: { id: sale.id },
      body: { saleDate: '2026-11-18', items: [lamp(3)], submit: true, version: asked.data.version },
    });
    expect(edited.data.pointsTotal, edited.messages.join()).toBe(3 * 50);
    const refused = await decide(sale.id, edited.data.version, [
      { id: edited.data.items[0]!.id, decision: 'reject', reasonCode: 'receipt_unreadable' },
    ]);
    expect(refused.data.status).toBe('rejected');
    const disputed = await stage.server.call(who, 'sales.dispute', {
      params: { id: sale.id },
      body: { text: 'Чек читается' },
    });
    expect(disputed.data.pointsTotal).toBe(3 * 50);
    const preview = await stage.server.call(who, 'sales.calculate', {
      body: { saleId: sale.id, saleDate: '2026-11-18', items: [lamp(3)] },
    });
    expect(preview.data.total).toBe(3 * 50);
  });
});

describe('a shop that has left its group since', () => {
  const groupOf = async (): Promise<string> => {
    const id = randomUUID();
    const { db } = stage.database;
    await sql`insert into store_groups (id, name, kind) values (${id}, ${id}, 'manual')`.execute(db);
    await sql`insert into store_group_stores (group_id, store_id) values (${id}, ${stage.world.storeId}::uuid)`.execute(
      db,
    );
    return id;
  };

  it('leaves the units that stay what they earned, a group that was switched off as well', async () => {
    const group = await groupOf();
    await run({ mechanic: 'fixed_per_unit', params: { points: 10 }, conditions: { storeGroupIds: [group] } });
    const { sale } = await sold(3);
    expect(sale.pointsTotal).toBe(3 * 50);
    await approveAll(sale);
    await sql`delete from store_group_stores where group_id = ${group}`.execute(stage.database.db);
    expect(await takeBack(sale, 1)).toBe(40 + 10);
    await sql`update store_groups set is_active = false where id = ${group}`.execute(stage.database.db);
    expect(await takeBack(sale, 1)).toBe(40 + 10);
  });

  it('counts for a version that fixed its shops after the sale', async () => {
    const plan = { mechanic: 'plan', params: { points: 100, tiers: [{ units: 3, percent: 100 }] } };
    const id = await run({ ...plan, conditions: {} });
    const { who, sale } = await sold(2);
    await approveAll(sale);
    const group = await groupOf();
    const version = randomUUID();
    const conditions = { storeGroupIds: [group], groupMembership: 'fixed' };
    const { db } = stage.database;
    await sql`insert into promotion_versions (id, promotion_id, number, mechanic, params, conditions, limits, stack_mode)
      select ${version}, promotion_id, 2, mechanic, params, ${JSON.stringify(conditions)}::jsonb, limits, stack_mode
      from promotion_versions where promotion_id = ${id}`.execute(db);
    await sql`update promotions set current_version_id = ${version} where id = ${id}`.execute(db);
    await sql`insert into promotion_group_stores (version_id, group_id, store_id)
      values (${version}, ${group}, ${stage.world.storeId}::uuid) on conflict do nothing`.execute(db);
    // It leaves the group: the version keeps it.
    await sql`delete from store_group_stores where group_id = ${group}`.execute(db);
    const third = (await sold(1, who)).sale;
    expect(third.pointsTotal).toBe(40 + 300);
    await approveAll(third);
    // The step is lost with a unit of the first sale, and what stands on the later one goes with it.
    expect(await takeBack(sale, 1)).toBe(40 + 300);
  });
});

it('a limit of a day is that of the day a sale was first sent on, whenever it is disputed', async () => {
  await run({ mechanic: 'fixed_per_unit', params: { points: 50 }, limits: { memberDay: 100, onLimit: 'cut' } });
  const { who, sale } = await sold(2);
  await decide(sale.id, sale.version, [
    { id: sale.items[0]!.id, decision: 'reject', reasonCode: 'receipt_unreadable' },
  ]);
  stage.server.clock.at = new Date('2026-11-21T09:00:00.000Z');
  expect((await sold(3, who)).sale.pointsTotal).toBe(3 * 40 + 100);
  const disputed = await stage.server.call(who, 'sales.dispute', {
    params: { id: sale.id },
    body: { text: 'Чек читается' },
  });
  // Today's limit is full, yesterday's is not.
  expect(disputed.data.pointsTotal).toBe(2 * 40 + 100);
});
