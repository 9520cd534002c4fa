import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { promotionsRoutes } from '../promotions/index.ts';
import { advanceStatuses } from '../promotions/jobs.ts';
import { salesRoutes } from '../sales/index.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson } from '../sales/testing/world.ts';
import { endOfPeriod, periodEnd } from './index.ts';

const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

it('the database and the server name one moment as the end', async () => {
  const moments = [
    ['2026-11-24T21:00:00.000Z', '2026-11-25T21:00:00.000Z'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01T21:00:00.000Z'],
    ['2026-11-24T21:00:00.001Z', '2026-11-24T21:00:00.001Z'],
    ['2026-11-25T20:59:59.999Z', '2026-11-25T20:59:59.999Z'],
    ['2026-11-25T09:30:00.000Z', '2026-11-25T09:30:00.000Z'],
  ] as const;
  for (const [at, end] of moments) {
    const { rows } = await sql<{ until: Date }>`
      select ${endOfPeriod(sql`x.at`)} as until from (select ${new Date(at)}::timestamptz as at) x`.execute(
      stage.database.db,
    );
    expect([periodEnd(new Date(at)).toISOString(), rows[0]?.until.toISOString()]).toEqual([end, end]);
  }
});

it('the last day of the picker is a whole one for lists, accrual, registration and the clock', async () => {
  const made = await stage.server.call(stage.world.admin, 'promotions.create', {
    body: {
      name: 'До среды',
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      conditions: { productIds: [stage.world.lamp.id] },
      startsAt: '2026-11-01 00:00:00.000',
      endsAt: '2026-11-25 00:00:00.000',
      submitUntil: '2026-11-25 00:00:00.000',
    },
  });
  const { id } = made.data;
  const other = await addPerson(stage.database.db, 'admin');
  expect(
    (await stage.server.call(other, 'promotions.setStatus', { params: { id }, body: { action: 'activate' } })).status,
  ).toBe(200);
  const seen = async () => {
    await stage.server.runClock(advanceStatuses);
    const names = async (tab: 'active' | 'finished') =>
      (await stage.server.call(stage.world.member, 'promotions.list', { body: { tab } })).data.items.map(
        (row) => row.name,
      );
    const sale = await stage.server.call(stage.world.member, 'sales.create', {
      body: { saleDate: '2026-11-25', items: [{ productId: stage.world.lamp.id, quantity: 1 }], submit: true },
    });
    const card = await stage.server.call(stage.world.admin, 'promotions.adminGet', { params: { id } });
    return [await names('active'), await names('finished'), sale.data.pointsTotal, card.data.status];
  };
  for (const at of ['2026-11-25T09:00:00.000Z', '2026-11-25T20:59:59.999Z']) {
    stage.server.clock.at = new Date(at);
    expect(await seen(), at).toEqual([['До среды'], [], 70, 'active']);
  }
  stage.server.clock.at = new Date('2026-11-25T21:00:00.000Z');
  expect(await seen()).toEqual([[], ['До среды'], 40, 'finished']);
});
