import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import { salesRoutes } from '../sales/index.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';

/** What nobody could earn by is refused by field, before anything is spent. */
const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

type Form = Body<'promotions.create'>;
const form = (extra: Partial<Form>): Form => ({
  name: 'Проба',
  mechanic: 'fixed_per_unit',
  params: { points: 100 },
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 00:00:00.000',
  ...extra,
});
const fieldsOf = async (extra: Partial<Form>): Promise<string[]> => {
  const answer = await stage.server.call(stage.world.admin, 'promotions.create', { body: form(extra) });
  if (answer.status === 200) return [];
  expect(answer.status).toBe(400);
  for (const text of Object.values(answer.fields).flat()) expect(text).toMatch(/^[А-ЯЁ«]/);
  return Object.keys(answer.fields).sort();
};

describe('refused by field', () => {
  it.each<[string, Partial<Form>, string[]]>([
    ['an end before the beginning', { endsAt: '2026-10-31 00:00:00.000' }, ['endsAt']],
    [
      'an end at the very moment of the beginning',
      { startsAt: '2026-11-05 10:00:00.000', endsAt: '2026-11-05 10:00:00.000' },
      ['endsAt'],
    ],
    ['registration that closes before the end', { submitUntil: '2026-11-29 00:00:00.000' }, ['submitUntil']],
    ['a budget of zero', { budgetPoints: 0 }, ['budgetPoints']],
    ['a budget below one accrual', { budgetPoints: 99 }, ['budgetPoints']],
    ['a limit below one accrual', { limits: { memberTotal: 99 } }, ['limits.memberTotal']],
    ['a limit no budget reaches', { budgetPoints: 500, limits: { memberTotal: 600 } }, ['limits.memberTotal']],
    ['a day above its month', { limits: { memberDay: 600, memberMonth: 500 } }, ['limits.memberDay']],
    ['a month above all of it', { limits: { memberMonth: 600, memberTotal: 500 } }, ['limits.memberMonth']],
    [
      'a plan above the limit of units',
      { mechanic: 'plan', params: { points: 10, tiers: [{ units: 10, percent: 100 }] }, limits: { memberUnits: 9 } },
      ['limits.memberUnits'],
    ],
    [
      'ten digits of a per cent',
      { mechanic: 'percent_of_price', params: { percent: 2.3456789012 } },
      ['params.percent'],
    ],
    ['an audience nobody named', { visibility: 'targeted' }, ['visibility']],
    ['a region without shops', { conditions: { regions: ['Камчатский край'] } }, ['conditions.regions']],
    ['an unknown product', { conditions: { productIds: [randomUUID()] } }, ['conditions.productIds']],
  ])('%s', async (_, extra, fields) => {
    expect(await fieldsOf(extra)).toEqual(fields);
  });

  it('goods that no condition leaves', async () => {
    expect(
      await fieldsOf({
        conditions: { brandIds: [stage.world.brandId], excludeProductIds: [stage.world.drill.id, stage.world.lamp.id] },
      }),
    ).toEqual(['conditions.brandIds']);
  });
});

describe('accepted', () => {
  it.each<[string, Partial<Form>]>([
    ['a limit below one accrual that gives the rest', { limits: { memberTotal: 50, onLimit: 'cut' } }],
    ['a limit of the whole budget', { budgetPoints: 500, limits: { memberTotal: 500 } }],
    ['two digits of a per cent', { mechanic: 'percent_of_price', params: { percent: 2.35 } }],
  ])('%s', async (_, extra) => {
    expect(await fieldsOf(extra)).toEqual([]);
  });

  it('one day named twice, and it earns on that day alone', async () => {
    const made = await stage.server.call(stage.world.admin, 'promotions.create', {
      body: form({ startsAt: '2026-11-18 00:00:00.000', endsAt: '2026-11-18 00:00:00.000' }),
    });
    expect(made.status, JSON.stringify(made.fields)).toBe(200);
    const other = await addPerson(stage.database.db, 'admin');
    const { id } = made.data;
    stage.server.clock.at = new Date('2026-11-18T09:00:00.000Z');
    expect(
      (await stage.server.call(other, 'promotions.setStatus', { params: { id }, body: { action: 'activate' } })).status,
    ).toBe(200);
    for (const [saleDate, points] of [
      ['2026-11-17', 40],
      ['2026-11-18', 140],
    ] as const) {
      const items = [{ productId: stage.world.lamp.id, quantity: 1 }];
      const sale = await stage.server.call(stage.world.member, 'sales.create', {
        body: { saleDate, items, submit: true },
      });
      expect(sale.data.pointsTotal, saleDate).toBe(points);
    }
  });
});
