import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { salesRoutes } from '../sales/index.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson } from '../sales/testing/world.ts';
import { createPromotion, type NewPromotion } from './commands/create.ts';
import { promotionsRoutes } from './routes.ts';

const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

const november = { startsAt: new Date('2026-10-31T21:00:00Z'), endsAt: new Date('2026-11-30T20:59:59Z') };
const make = (extra: Partial<NewPromotion> & { name: string }) =>
  createPromotion(stage.database.db, {
    shortText: 'Коротко',
    description: 'Подробно',
    status: 'active',
    conditions: {},
    mechanic: 'multiplier',
    params: { percent: 150 },
    ...november,
    ...extra,
  } as NewPromotion);

describe('promotions of a seller', () => {
  it('stand in their tabs, with what they give in one line', async () => {
    const active = await make({ name: 'Осень', conditions: { brandIds: [stage.world.brandId] } });
    await make({ name: 'Скоро', startsAt: new Date('2026-12-01T00:00:00Z'), endsAt: new Date('2026-12-31T00:00:00Z') });
    await make({
      name: 'Прошла',
      status: 'finished',
      startsAt: new Date('2026-09-01T00:00:00Z'),
      endsAt: new Date('2026-10-01T00:00:00Z'),
    });
    await make({ name: 'Черновик', status: 'draft' });
    await make({ name: 'Чужая', conditions: { partnerIds: [stage.world.otherPartnerId] } });
    const tab = async (name: 'active' | 'soon' | 'finished') =>
      (await stage.server.call(stage.world.member, 'promotions.list', { body: { tab: name } })).data.items;
    expect((await tab('soon')).map((row) => row.name)).toEqual(['Скоро']);
    expect((await tab('finished')).map((row) => row.name)).toEqual(['Прошла']);
    const [row, ...rest] = await tab('active');
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      id: active,
      badge: '×1,5',
      benefit: '×1,5 к базовым баллам',
      daysLeft: 10,
      brands: ['Кремень'],
      progress: null,
      state: 'active',
      budgetLow: false,
    });
  });

  it('explain the rule, the example, the goods and my progress by the real calculation', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const id = await make({
      name: 'Свет',
      mechanic: 'fixed_per_unit',
      params: { points: 25 },
      conditions: { productIds: [stage.world.lamp.id] },
      budgetPoints: 60,
    });
    const sale = await stage.server.call(who, 'sales.create', {
      body: { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity: 2 }], submit: true },
    });
    const bonus = sale.data.items[0]?.lines.find((line) => line.promotionId === id)?.points;
    expect(bonus).toBe(50);
    const detail = (await stage.server.call(who, 'promotions.get', { params: { id } })).data;
    expect(detail).toMatchObject({
      available: true,
      state: 'active',
      progress: { units: 2, points: 50 },
      productsCount: 1,
      products: [{ id: stage.world.lamp.id, basePoints: 40, points: 65 }],
      store: { holds: true, reason: null },
      lastSubmitDay: '2027-01-14',
      example: { quantity: 1, points: 65 },
    });
    expect(detail.example?.formula.map(({ operator, value }) => `${operator ?? ''}${value}`).join(' ')).toBe(
      '40 ×1 +25 =65',
    );
    const elsewhere = await make({ name: 'В другом регионе', conditions: { regions: ['Сахалинская область'] } });
    expect((await stage.server.call(who, 'promotions.get', { params: { id: elsewhere } })).data).toMatchObject({
      available: false,
      unavailableReason: 'Ваша торговая точка не участвует в акции',
      store: { holds: false, reason: 'Акция действует в других регионах: Сахалинская область' },
    });
    const hidden = await make({ name: 'Скрытый черновик', status: 'draft' });
    expect((await stage.server.call(who, 'promotions.get', { params: { id: hidden } })).status).toBe(404);
    expect((await stage.server.call(who, 'promotions.get', { params: { id: randomUUID() } })).status).toBe(404);
  });
});

it('the back-office sees budgets, sales and members, and counts by status', async () => {
  const list = (await stage.server.call(stage.world.admin, 'promotions.adminList', { body: { search: 'свет' } })).data;
  expect(list.items).toHaveLength(1);
  expect(list.items[0]).toMatchObject({
    budget: 60,
    reserved: 50,
    spent: 0,
    salesCount: 1,
    membersCount: 1,
    mechanic: 'fixed_per_unit',
  });
  const all = (
    await stage.server.call(stage.world.admin, 'promotions.adminList', {
      body: { filters: { brandIds: [stage.world.brandId] } },
    })
  ).data;
  expect(all.items.map((row) => row.name)).toEqual(['Осень']);
  expect((await stage.server.call(stage.world.member, 'promotions.adminList', { body: {} })).status).toBe(403);
  const manufacturer = await addPerson(stage.database.db, 'manufacturer');
  await sql`update users set manufacturer_id = (select id from manufacturers limit 1) where id = ${manufacturer.id}`.execute(
    stage.database.db,
  );
  expect((await stage.server.call(manufacturer, 'promotions.adminList', { body: {} })).data.total).toBe(0);
});
