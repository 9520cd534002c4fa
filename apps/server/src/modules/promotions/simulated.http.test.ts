import { sql } from 'kysely';
import { expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import { salesRoutes } from '../sales/index.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson, type World } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';

const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

type Form = Body<'promotions.create'>;
type Rule = Pick<Form, 'mechanic' | 'params'> & Partial<Form>;
let month = 0;
let serial = 400_000;

/** The simulation over a month says what the same promotion, really active then, gave (domain 3.22). */
it.each<[string, (world: World) => Rule]>([
  ['fixed_per_unit', () => ({ mechanic: 'fixed_per_unit', params: { points: 7 } })],
  ['multiplier', () => ({ mechanic: 'multiplier', params: { percent: 110.15 } })],
  ['percent_of_price', () => ({ mechanic: 'percent_of_price', params: { percent: 2.35 } })],
  ['step of a sale', () => ({ mechanic: 'step', params: { every: 2, points: 30 } })],
  ['step of the period', () => ({ mechanic: 'step', params: { every: 3, points: 30, per: 'period' } })],
  [
    'plan',
    () => ({
      mechanic: 'plan',
      params: {
        points: 10,
        tiers: [
          { units: 4, percent: 100 },
          { units: 9, percent: 120 },
        ],
      },
    }),
  ],
  ['first sale', () => ({ mechanic: 'first_sale', params: { points: 50 } })],
  ['bundle', ({ drill, lamp }) => ({ mechanic: 'bundle', params: { productIds: [drill.id, lamp.id], points: 40 } })],
  [
    'limit of a day',
    () => ({ mechanic: 'fixed_per_unit', params: { points: 7 }, limits: { memberDay: 30, onLimit: 'cut' } }),
  ],
  ['limit of units', () => ({ mechanic: 'fixed_per_unit', params: { points: 7 }, limits: { memberUnits: 5 } })],
  [
    'limit of a shop',
    () => ({ mechanic: 'fixed_per_unit', params: { points: 7 }, limits: { storeTotal: 60, onLimit: 'cut' } }),
  ],
  [
    'budget',
    () => ({ mechanic: 'fixed_per_unit', params: { points: 7 }, budgetPoints: 80, limits: { onLimit: 'cut' } }),
  ],
  // The last points of such a budget are never given: it ends with some left.
  ['whole budget', () => ({ mechanic: 'fixed_per_unit', params: { points: 7 }, budgetPoints: 80 })],
])('%s', async (name, ruleOf) => {
  month += 1;
  const of = new Date(Date.UTC(2025, month)).toISOString().slice(0, 7);
  const body: Form = {
    name,
    startsAt: `${of}-01 00:00:00.000`,
    endsAt: `${of}-28 00:00:00.000`,
    ...ruleOf(stage.world),
  };
  stage.server.clock.at = new Date(`${of}-02T09:00:00.000Z`);
  const made = await stage.server.call(stage.world.admin, 'promotions.create', { body });
  expect(made.status, JSON.stringify(made.fields)).toBe(200);
  const boss = await addPerson(stage.database.db, 'admin');
  const { id } = made.data;
  await stage.server.call(boss, 'promotions.setStatus', { params: { id }, body: { action: 'activate' } });
  const people = [
    await addPerson(stage.database.db, 'member', stage.world),
    await addPerson(stage.database.db, 'member', stage.world),
  ];
  const sales = [
    [1, 2],
    [3, 1],
    [2, 0],
    [1, 1],
    [4, 1],
  ] as const;
  for (const [index, [lamps, drills]] of sales.entries()) {
    stage.server.clock.at = new Date(
      `${of}-${String(3 + Math.floor(index / 2)).padStart(2, '0')}T09:0${index}:00.000Z`,
    );
    const items = [
      { productId: stage.world.lamp.id, quantity: lamps, priceKopecks: 12_345 },
      ...Array.from({ length: drills }, () => ({
        productId: stage.world.drill.id,
        quantity: 1,
        priceKopecks: 99_990,
        serialNumber: `AB-${(serial += 1)}`,
      })),
    ];
    const saleDate = `${of}-03`;
    const sale = await stage.server.call(people[index % 2]!, 'sales.create', {
      body: { saleDate, items, submit: true },
    });
    expect(sale.status, sale.messages.join()).toBe(200);
  }
  const { rows } = await sql<{ points: number; members: number }>`
    select coalesce(sum(points), 0)::int as points, count(distinct member_id)::int as members
    from accruals where promotion_id = ${id} and status <> 'cancelled'`.execute(stage.database.db);
  expect(rows[0]!.points).toBeGreaterThan(0);
  const period = { from: `${of}-01`, to: `${of}-28` };
  const simulated = await stage.server.call(stage.world.admin, 'promotions.simulate', {
    body: { promotion: body, period },
  });
  expect(simulated.status, JSON.stringify(simulated.fields)).toBe(200);
  expect({ points: simulated.data.points, members: simulated.data.members }).toEqual(rows[0]);
  expect(simulated.data.budgetEndsOn).toBe(body.budgetPoints === undefined ? null : `${of}-03`);
  await sql`update promotions set status = 'finished' where id = ${id}`.execute(stage.database.db);
});
