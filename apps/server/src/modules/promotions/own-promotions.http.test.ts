import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { salesRoutes } from '../sales/index.ts';
import type { Person } from '../sales/testing/app.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson, addPromotion } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';

const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

const list = async (who: Person, filters: { brandIds?: string[]; mechanics?: ('plan' | 'multiplier')[] } = {}) =>
  (await stage.server.call(who, 'promotions.list', { body: { filters } })).data.items;
const detail = async (who: Person, id: string) =>
  (await stage.server.call(who, 'promotions.get', { params: { id } })).data;
const sell = async (who: Person, quantity: number): Promise<void> => {
  const sale = await stage.server.call(who, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity }], submit: true },
  });
  expect(sale.status, sale.messages.join()).toBe(200);
};

beforeEach(async () => {
  await sql`update promotions set status = 'archived'`.execute(stage.database.db);
});

describe('the list of a seller', () => {
  it('holds a promotion that a spent budget or a person has paused among those that run, until its period is over', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const spent = await addPromotion(stage.database.db, {
      name: 'Бюджет исчерпан',
      mechanic: 'fixed_per_unit',
      params: { points: 777 },
      budget: 1_554,
    });
    await sell(who, 2);
    const make = (name: string): Promise<string> =>
      addPromotion(stage.database.db, { name, mechanic: 'multiplier', params: { percent: 150 } });
    const paused = await make('Пауза');
    const over = await make('Пауза до конца');
    const early = await make('Пауза до начала');
    const run = (statement: ReturnType<typeof sql>) => statement.execute(stage.database.db);
    await run(sql`update promotions set status = 'paused' where id = any(${[spent, paused, over, early]}::uuid[])`);
    await run(sql`update promotions set starts_at = '2026-09-01', ends_at = '2026-10-01' where id = ${over}::uuid`);
    await run(sql`update promotions set starts_at = '2027-09-01', ends_at = '2027-10-01' where id = ${early}::uuid`);
    const tab = async (name: 'active' | 'soon' | 'finished') => {
      const { items, totals } = (await stage.server.call(who, 'promotions.list', { body: { tab: name } })).data;
      return { states: Object.fromEntries(items.map((row) => [row.name, row.state])), totals };
    };
    const totals = { active: 2, soon: 0, finished: 1 };
    expect(await tab('active')).toEqual({ states: { 'Бюджет исчерпан': 'budget_spent', Пауза: 'paused' }, totals });
    expect(await tab('soon')).toEqual({ states: {}, totals });
    expect(await tab('finished')).toEqual({ states: { 'Пауза до конца': 'finished' }, totals });
  });

  it('counts each tab under the same brands and mechanics', async () => {
    await addPromotion(stage.database.db, { name: 'Множитель', mechanic: 'multiplier', params: { percent: 150 } });
    const plan = { points: 10, tiers: [{ units: 5, percent: 100 }] };
    await addPromotion(stage.database.db, { name: 'План', mechanic: 'plan', params: plan });
    const totals = async (filters: { mechanics?: 'plan'[] }) =>
      (await stage.server.call(stage.world.member, 'promotions.list', { body: { tab: 'soon', filters } })).data.totals;
    expect(await totals({})).toEqual({ active: 2, soon: 0, finished: 0 });
    expect(await totals({ mechanics: ['plan'] })).toEqual({ active: 1, soon: 0, finished: 0 });
  });

  it('shows the own progress on every card: how far the plan is and what one step more gives', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const params = { points: 10, tiers: [{ units: 5, percent: 100 }] };
    await addPromotion(stage.database.db, { name: 'План', mechanic: 'plan', params });
    expect((await list(who))[0]?.progress).toMatchObject({ units: 0, points: 0, target: 5 });
    await sell(who, 2);
    expect((await list(who))[0]?.progress).toMatchObject({
      units: 2,
      target: 5,
      nextStep: 'Ещё 3 шт., и план даст 50 баллов',
    });
    // Somebody who does not sell has no progress at all.
    expect((await list(stage.world.admin))[0]?.progress).toBeNull();
  });

  it('finds by a brand whatever its products take part in, named by the rule or not', async () => {
    const { brandId, lamp } = stage.world;
    const foreign = await sql<{ id: string }>`insert into brands (name, manufacturer_id)
      select 'Без товаров', id from manufacturers limit 1 returning id`.execute(stage.database.db);
    const params = { percent: 150 };
    await addPromotion(stage.database.db, {
      name: 'На бренд',
      mechanic: 'multiplier',
      params,
      conditions: { brandIds: [brandId] },
    });
    await addPromotion(stage.database.db, {
      name: 'На лампу',
      mechanic: 'multiplier',
      params,
      conditions: { productIds: [lamp.id] },
    });
    await addPromotion(stage.database.db, { name: 'На всё', mechanic: 'multiplier', params });
    const names = async (id: string) =>
      (await list(stage.world.member, { brandIds: [id] })).map(({ name }) => name).toSorted();
    expect(await names(brandId)).toEqual(['На бренд', 'На всё', 'На лампу']);
    expect(await names(foreign.rows[0]!.id)).toEqual([]);
  });

  it('is cut to the kinds asked for', async () => {
    const tiers = [{ units: 5, percent: 100 }];
    await addPromotion(stage.database.db, { name: 'План', mechanic: 'plan', params: { points: 10, tiers } });
    await addPromotion(stage.database.db, { name: 'Полтора', mechanic: 'multiplier', params: { percent: 150 } });
    expect((await list(stage.world.member, { mechanics: ['plan'] })).map(({ name }) => name)).toEqual(['План']);
    expect(await list(stage.world.member, { mechanics: ['plan', 'multiplier'] })).toHaveLength(2);
  });
});

describe('the page of a promotion', () => {
  it('names the condition that leaves the own shop out, and none where it holds', async () => {
    const { partnerId, otherPartnerId, storeId, member } = stage.world;
    const of = async (conditions: Record<string, unknown>) => {
      const params = { percent: 150 };
      const id = await addPromotion(stage.database.db, { name: 'Где', mechanic: 'multiplier', params, conditions });
      // The shop is shown whether or not the promotion is for everybody to see.
      const { status, data } = await stage.server.call(member, 'promotions.get', { params: { id } });
      return status === 200 ? data : undefined;
    };
    expect((await of({}))?.store).toMatchObject({ holds: true, reason: null });
    expect(await of({ regions: ['Сахалинская область'] })).toMatchObject({
      available: false,
      store: { holds: false, reason: 'Акция действует в других регионах: Сахалинская область' },
    });
    expect((await of({ excludePartnerIds: [partnerId] }))?.store).toMatchObject({
      holds: false,
      reason: 'Ваш партнёр в акции не участвует',
    });
    expect((await of({ excludeStoreIds: [storeId] }))?.store).toMatchObject({
      holds: false,
      reason: 'Ваша торговая точка исключена из акции',
    });
    // A promotion of another partner is not there at all.
    expect(await of({ partnerIds: [otherPartnerId] })).toBeUndefined();
  });

  it('says by which day to register: the sooner of its own deadline and of the programme', async () => {
    const id = await addPromotion(stage.database.db, {
      name: 'Срок',
      mechanic: 'multiplier',
      params: { percent: 150 },
    });
    const { rows } = await sql<{ day: string; latest: string }>`select
        to_char(ends_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day,
        to_char((ends_at at time zone 'Europe/Moscow')::date + 45, 'YYYY-MM-DD') as latest
      from promotions where id = ${id}::uuid`.execute(stage.database.db);
    expect((await detail(stage.world.member, id)).lastSubmitDay).toBe(rows[0]!.latest);
    await sql`update promotions set submit_until = ends_at + interval '3 days' where id = ${id}::uuid`.execute(
      stage.database.db,
    );
    const sooner = new Date(`${rows[0]!.day}T00:00:00Z`);
    sooner.setUTCDate(sooner.getUTCDate() + 3);
    expect((await detail(stage.world.member, id)).lastSubmitDay).toBe(sooner.toISOString().slice(0, 10));
  });

  it('says that the budget is spent, though that has paused the promotion, and never how large it is', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const id = await addPromotion(stage.database.db, {
      name: 'Бюджет',
      mechanic: 'fixed_per_unit',
      params: { points: 777 },
      conditions: { productIds: [stage.world.lamp.id] },
      budget: 1_554,
    });
    const before = await detail(who, id);
    expect(before).toMatchObject({ state: 'active', budgetLow: false });
    expect(JSON.stringify(before)).not.toContain('1554');
    await sell(who, 2);
    expect(await detail(who, id)).toMatchObject({ state: 'budget_spent', budgetLow: true });
    await sql`update promotions set status = 'paused' where id = ${id}::uuid`.execute(stage.database.db);
    expect((await detail(who, id)).state).toBe('budget_spent');
  });

  it('answers the usual questions out of its own rule', async () => {
    const id = await addPromotion(stage.database.db, {
      name: 'Вопросы',
      mechanic: 'fixed_per_unit',
      params: { points: 21 },
      limits: { memberTotal: 1_000, onLimit: 'cut' },
      stackMode: 'exclusive',
    });
    const { questions, rule } = await detail(stage.world.member, id);
    const answers = new Map(questions.map(({ question, answer }) => [question, answer]));
    expect(answers.get('Складывается ли с другими акциями?')).toMatch(/^Нет\./);
    expect(answers.get('Есть ли предел?')).toContain('начислим остаток');
    expect(answers.get('Когда придут баллы?')).toContain('14 дней');
    expect(answers.has('Что будет, если бюджет акции закончится?')).toBe(false);
    // One word agrees with its number.
    expect(rule).toContain('21 балл.');
  });
});
