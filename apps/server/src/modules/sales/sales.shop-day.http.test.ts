import { momentIn } from '@pribavka/forms/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../../core/calendar.ts';
import { auditLedger } from '../ledger/index.ts';
import { nomenclatureRoutes } from '../nomenclature/index.ts';
import { promotionsRoutes } from '../promotions/index.ts';
import { advanceStatuses } from '../promotions/jobs.ts';
import { salesRoutes } from './index.ts';
import type { Person } from './testing/app.ts';
import { addPerson, addSystem } from './testing/world.ts';
import { worldStage } from './testing/world-stage.ts';

const stage = worldStage({ ...nomenclatureRoutes, ...promotionsRoutes, ...salesRoutes });

type Shop = { zone: string; ahead: number; member: Person; storeId: string };
const zones = [
  ['Europe/Kaliningrad', 2],
  ['Europe/Moscow', 3],
  ['Asia/Kamchatka', 12],
] as const;
const shops = new Map<string, Shop>();
let system: Person;
const machine = process.env['TZ'];
let documents = 700;

beforeAll(async () => {
  const { db } = stage.database;
  system = await addSystem(db, ['sales.sale:create'], { partnerId: stage.world.partnerId });
  for (const [zone, ahead] of zones) {
    const { rows } = await sql<{ id: string }>`
      insert into stores (id, partner_id, name, code, address, city, region, timezone)
      values (gen_random_uuid(), ${stage.world.partnerId}, ${zone}, ${zone}, 'ул. Ленина, 1', 'Город', 'Тверская область', ${zone})
      returning id`.execute(db);
    const place = { partnerId: stage.world.partnerId, storeId: rows[0]!.id };
    shops.set(zone, { zone, ahead, storeId: place.storeId, member: await addPerson(db, 'member', place) });
  }
});
afterAll(() => {
  process.env['TZ'] = machine ?? '';
  if (machine === undefined) delete process.env['TZ'];
});

/** The moment at which the clock of the shop shows this. */
const moment = ({ ahead }: Shop, day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00.000Z`) - ahead * 3_600_000);
const setClock = async (shop: Shop, day: string, time: string): Promise<void> => {
  const at = moment(shop, day, time);
  expect(momentIn(shop.zone, at)).toBe(`${day} ${time}:00`);
  stage.server.clock.at = at;
  // Weeks pass in these stories, and people are still at work.
  await sql`update sessions set last_used_at = ${at}, auth_at = ${at}`.execute(stage.database.db);
};
const lamp = () => [{ productId: stage.world.lamp.id, quantity: 1 }];
const codeOf = (day: string, time: string): string =>
  `t=${day.replaceAll('-', '')}T${time.replace(':', '')}&s=40&fn=9282440300829880&i=${(documents += 1)}&fp=7&n=1`;
const sell = (shop: Shop, saleDate: string | undefined, extra: Record<string, unknown> = {}, who = shop.member) =>
  stage.server.call(who, 'sales.create', { body: { saleDate, items: lamp(), submit: true, ...extra } });
/** What every way of a sale says of this day: an answer each. */
async function waysOf(shop: Shop, saleDate: string): Promise<(string | number)[]> {
  const { server } = stage;
  const own = await sell(shop, saleDate);
  const bySystem = await sell(shop, saleDate, { memberId: shop.member.id }, system);
  const receipt = await sell(shop, undefined, { receipt: { qr: codeOf(saleDate, '00:01') } });
  const draft = await sell(shop, saleDate, { submit: false });
  const sent = await server.call(shop.member, 'sales.submit', { params: { id: draft.data.id }, body: {} });
  const asked = await server.call(shop.member, 'sales.calculate', { body: { saleDate, items: lamp() } });
  const warning = asked.data.warnings.map(({ code }) => code).join();
  return [
    own.code ?? own.status,
    bySystem.code ?? bySystem.status,
    receipt.code ?? receipt.status,
    sent.code ?? sent.status,
    warning,
  ];
}
const taken = [200, 200, 200, 200, ''];
const future = ['SALE_DATE_FUTURE', 'SALE_DATE_FUTURE', 'SALE_RECEIPT_FUTURE', 'SALE_DATE_FUTURE', 'SALE_DATE_FUTURE'];
const late = ['SALE_TOO_LATE', 'SALE_TOO_LATE', 'SALE_RECEIPT_LATE', 'SALE_TOO_LATE', 'SALE_TOO_LATE'];

describe.each(['UTC', 'Asia/Vladivostok'])('on a machine in %s', (zone) => {
  beforeAll(() => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 10, 29).getTimezoneOffset()).toBe(zone === 'UTC' ? 0 : -600);
  });

  describe.each(zones.map(([name]) => name))('a sale of a shop in %s', (name) => {
    it.each([
      ['a day', '2026-11-29'],
      ['a month', '2026-12-01'],
    ])('is of the day of the shop at the edges of %s', async (_, day) => {
      const shop = shops.get(name)!;
      await setClock(shop, addDays(day, -1), '23:55');
      expect(await waysOf(shop, addDays(day, -1))).toEqual(taken);
      expect(await waysOf(shop, day)).toEqual(future);
      await setClock(shop, day, '00:05');
      expect(await waysOf(shop, day)).toEqual(taken);
      expect(await waysOf(shop, addDays(day, 1))).toEqual(future);
    });

    it('is taken until the last day of its window has ended in the shop', async () => {
      const shop = shops.get(name)!;
      const [day, last] = ['2026-10-20', '2026-12-04'];
      await setClock(shop, last, '23:55');
      expect(await waysOf(shop, day)).toEqual(taken);
      expect(await waysOf(shop, addDays(day, -1))).toEqual(late);
      await setClock(shop, addDays(last, 1), '00:05');
      expect(await waysOf(shop, day)).toEqual(late);
    });

    it('without a date is of the day of the shop, and so are its points', async () => {
      const shop = shops.get(name)!;
      await sql`insert into product_points (product_id, valid_from, points) values (${stage.world.lamp.id}, '2026-12-08', 55)
        on conflict do nothing`.execute(stage.database.db);
      const totals = [];
      for (const [day, time] of [
        ['2026-12-07', '23:55'],
        ['2026-12-08', '00:05'],
      ] as const) {
        await setClock(shop, day, time);
        const { data } = await stage.server.call(shop.member, 'sales.calculate', { body: { items: lamp() } });
        // The catalogue promises what the sale gives.
        const product = await stage.server.call(shop.member, 'products.get', { params: { id: stage.world.lamp.id } });
        const { data: found } = await stage.server.call(shop.member, 'products.shortList', { query: {} });
        const inList = found.find(({ id }) => id === stage.world.lamp.id);
        totals.push([data.total, product.data.basePoints, product.data.pointsNow, inList?.basePoints]);
      }
      await sql`delete from product_points where valid_from = '2026-12-08'`.execute(stage.database.db);
      expect(totals).toEqual([
        [40, 40, 40, 40],
        [55, 55, 55, 55],
      ]);
    });
  });
});

describe('a promotion of one day', () => {
  it('begins and ends in every shop by the clock there', async () => {
    const { server, world } = stage;
    server.clock.at = new Date('2026-11-20T09:00:00.000Z');
    const made = await server.call(world.admin, 'promotions.create', {
      body: {
        name: 'День лампы',
        mechanic: 'fixed_per_unit',
        params: { points: 30 },
        conditions: { productIds: [world.lamp.id] },
        startsAt: '2026-12-10 00:00:00.000',
        endsAt: '2026-12-10 00:00:00.000',
        submitUntil: '2026-12-10 00:00:00.000',
      },
    });
    const other = await addPerson(stage.database.db, 'admin');
    await server.call(other, 'promotions.setStatus', { params: { id: made.data.id }, body: { action: 'activate' } });
    const seen: [string, string, number, string, number | null][] = [];
    const edges = [
      ['2026-12-09', '23:55'],
      ['2026-12-10', '00:05'],
      ['2026-12-10', '23:55'],
      ['2026-12-11', '00:05'],
    ] as const;
    const steps = [...shops.values()]
      .flatMap((shop) => edges.map(([day, time]) => ({ shop, day, time, at: moment(shop, day, time) })))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { shop, day, time } of steps) {
      await setClock(shop, day, time);
      await server.runClock(advanceStatuses);
      // A sale of the day of the promotion, sent as late as the next day.
      const sale = await sell(shop, day === '2026-12-11' ? '2026-12-10' : day);
      // What the member reads of it is what the sale has earned.
      const { state, daysLeft } = (await server.call(shop.member, 'promotions.get', { params: { id: made.data.id } }))
        .data;
      seen.push([shop.zone, `${day} ${time}`, sale.data.pointsTotal, state, daysLeft]);
      const tab = await server.call(shop.member, 'promotions.list', { body: { tab: state as 'soon' } });
      expect(
        tab.data.items.map(({ id }) => id),
        `${shop.zone} ${day} ${time}`,
      ).toContain(made.data.id);
    }
    const facts = [
      [40, 'soon', 1],
      [70, 'active', 0],
      [70, 'active', 0],
      [40, 'finished', null],
    ] as const;
    const expected = steps.map(({ shop, day, time }) => [
      shop.zone,
      `${day} ${time}`,
      ...(facts[edges.findIndex(([d, t]) => d === day && t === time)] ?? []),
    ]);
    expect(seen).toEqual(expected);
    const card = await server.call(world.admin, 'promotions.adminGet', { params: { id: made.data.id } });
    expect(card.data.status).toBe('finished');
  });
});

it('a sale at 00:05 in Kamchatka goes from its receipt to points', async () => {
  const { server, world } = stage;
  const shop = shops.get('Asia/Kamchatka')!;
  await setClock(shop, '2026-12-15', '00:05');
  const sale = await sell(shop, undefined, { receipt: { qr: codeOf('2026-12-15', '00:03') } });
  expect([sale.code, sale.data]).toMatchObject([
    undefined,
    { status: 'moderation', saleDate: '2026-12-15', receipt: { datetime: '2026-12-15 00:03:00.000' } },
  ]);
  const { id, version, items } = sale.data;
  // East of the programme the day of the sale has not begun here: all the same it is confirmed, and can come back.
  const decided = await server.call(world.moderator, 'sales.moderate', {
    params: { id },
    body: { version, items: items.map((item) => ({ id: item.id, decision: 'approve' as const })) },
  });
  expect([decided.code, decided.data]).toMatchObject([
    undefined,
    { status: 'confirmed', pointsTotal: 40, pointsState: 'pending' },
  ]);
  const { rows } = await sql<{ points: number }>`
    select points from accruals where sale_id = ${id}`.execute(stage.database.db);
  expect(rows.map(({ points }) => points)).toEqual([40]);
  const listed = await server.call(world.moderator, 'sales.adminList', {
    body: { filters: { saleDate: { from: '2026-12-15', to: '2026-12-15' }, storeIds: [shop.storeId] } },
  });
  expect(listed.data.items.map((row) => row.id)).toEqual([id]);
  const returned = await server.call(world.admin, 'sales.return', {
    params: { id },
    body: {
      items: [{ id: items[0]!.id, quantity: 1 }],
      reasonCode: 'customer',
      returnedAt: '2026-12-15',
      documentNumber: 'В-1',
    },
  });
  expect([returned.code, returned.data?.sale?.status]).toEqual([undefined, 'returned']);
  expect(await auditLedger(stage.database.db)).toEqual([]);
});
