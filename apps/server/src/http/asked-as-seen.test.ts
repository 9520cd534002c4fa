import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

/**
 * A receipt with goods of two manufacturers: what one of them is not shown of it, neither filters, sorts, counts, the
 * search nor the file find (domain 3.23).
 */
let t: TestApp;
let maker: Person;
let rival: Person;
/** The shared sale, and what stands on the rival's line alone. */
let shared: { id: string; memberId: string; phone: string; surname: string; promotionId: string };
const theirs = { serial: 'RVL-778899', name: 'Люстра Заречная', price: 9_900_000, points: 4_321 };
let rivals: { id: string; brandId: string; productId: string };

const one = async <T>(text: string, values: readonly unknown[] = []): Promise<T> =>
  (await t.database.pool.query(text, [...values])).rows[0] as T;

beforeAll(async () => {
  t = await createTestApp({ demo: true });
  const own = await one<{ manufacturerId: string; id: string; memberId: string; phone: string; surname: string }>(`
    select p.manufacturer_id as "manufacturerId", s.id, s.member_id as "memberId", u.phone, u.last_name as surname
    from sales s join sale_items i on i.sale_id = s.id and i.removed_at is null join products p on p.id = i.product_id
      join users u on u.id = s.member_id
    where s.status = 'confirmed' and i.status = 'approved' and i.points > 0 and u.phone is not null
    group by 1, 2, 3, 4, 5 having count(*) = 1 order by s.number limit 1`);
  rivals = { id: randomUUID(), brandId: randomUUID(), productId: randomUUID() };
  const { pool } = t.database;
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Заречье', 'АО Заречье', '0000000048')`,
    [rivals.id],
  );
  await pool.query(`insert into brands (id, manufacturer_id, name) values ($1, $2, 'Заречье')`, [
    rivals.brandId,
    rivals.id,
  ]);
  await pool.query(
    `insert into products (id, manufacturer_id, brand_id, article, name, rrp_kopecks, serial_source, status)
      values ($1, $2, $3, 'ЗР-1', $4, 100000, 'none', 'active')`,
    [rivals.productId, rivals.id, rivals.brandId, theirs.name],
  );
  await pool.query(
    `insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, serial_number, serial_key, status, points)
      values ($1, $2, 40, $3, 1, $4, $5, 'RVL778899', 'approved', $6)`,
    [randomUUID(), own.id, rivals.productId, theirs.price, theirs.serial, theirs.points],
  );
  await pool.query(
    `update sales set total_kopecks = total_kopecks + $2, points_total = points_total + $3, moderator_id =
      (select id from users where role_code = 'moderator' limit 1) where id = $1`,
    [own.id, theirs.price, theirs.points],
  );
  await pool.query(
    `insert into sale_flags (sale_id, position, code, text, weight) values ($1, 99, 'velocity', 'Слишком часто', 10)
      on conflict do nothing`,
    [own.id],
  );
  maker = await t.loginAs('manufacturer', { manufacturerId: own.manufacturerId });
  rival = await t.loginAs('manufacturer', { manufacturerId: rivals.id });
  shared = { ...own, promotionId: randomUUID() };
}, 180_000);
afterAll(() => t.close());

const list = async (as: Person, body: object) => (await t.call('sales.adminList', { as, body })).data;
const finds = async (as: Person, body: object): Promise<boolean> =>
  (await list(as, { ...body, size: 200 })).items.some(({ id }) => id === shared.id);

describe('a manufacturer', () => {
  it('reads of a shared sale its own part alone', async () => {
    const { items } = await list(maker, { search: await numberOf() });
    const row = items.find(({ id }) => id === shared.id)!;
    expect(row.member).toEqual({ id: null, name: 'Участник' });
    expect([row.flags, row.filesCount, row.moderator, row.lockedBy]).toEqual([[], 0, null, null]);
    expect(JSON.stringify(row)).not.toMatch(/Люстра|RVL|Заречье/u);
    const card = (await t.call('sales.get', { as: maker, params: { id: shared.id } })).data;
    expect(card.member).toEqual({ id: null, fullName: 'Участник', phone: null });
    expect(JSON.stringify(card)).not.toContain(shared.memberId);
  });

  it.each<[string, () => object, boolean]>([
    ['brand', () => ({ filters: { brandIds: [rivals.brandId] } }), true],
    ['product', () => ({ filters: { productIds: [rivals.productId] } }), true],
    ['serial number', () => ({ filters: { serialNumber: theirs.serial } }), true],
    ['pasted serial numbers', () => ({ filters: { pasted: [theirs.serial] } }), true],
    ['search by serial number', () => ({ search: theirs.serial }), true],
    ['search by product', () => ({ search: 'люстра заречная' }), true],
    ['points of the whole', () => ({ filters: { pointsFrom: theirs.points + 1 } }), false],
    ['sum of the whole', () => ({ filters: { totalFromKopecks: theirs.price + 1 } }), false],
    ['seller', () => ({ filters: { memberId: shared.memberId } }), false],
    ['phone', () => ({ search: shared.phone }), false],
    ['surname', () => ({ search: shared.surname }), false],
    ['flag', () => ({ filters: { flags: ['velocity'] } }), false],
    ['flagged', () => ({ filters: { hasFlags: true } }), false],
  ])('does not find it by the %s it is not shown', async (_, body, ofRival) => {
    const admin = await t.loginAs('admin');
    expect(await finds(admin, body())).toBe(true);
    expect(await finds(maker, body())).toBe(false);
    // What stands on the rival's own line is found by the rival.
    expect(await finds(rival, body())).toBe(ofRival);
    const { total, totals } = await list(maker, body());
    const counted = await list(maker, {});
    expect(total).toBeLessThan(counted.total ?? 0);
    expect((totals?.statuses ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('sorts by the points and sums it is shown', async () => {
    for (const field of ['points', 'totalKopecks'] as const) {
      const { items } = await list(maker, { size: 200, sort: [{ field, direction: 'desc' }] });
      const shown = items.map((row) => row[field]);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      const page = await list(maker, { size: 3, sort: [{ field, direction: 'desc' }] });
      const next = await list(maker, { size: 3, cursor: page.nextCursor, sort: [{ field, direction: 'desc' }] });
      expect([...page.items, ...next.items].map(({ id }) => id)).toEqual(items.slice(0, 6).map(({ id }) => id));
    }
  });

  it('finds nothing of the rival in the palette', async () => {
    const asked = async (as: Person, text: string) =>
      (await t.call('search.records', { as, body: { search: text } })).data.flatMap(({ items }) =>
        items.map(({ id }) => id),
      );
    for (const text of [theirs.serial, theirs.name, shared.phone, shared.surname]) {
      expect(await asked(maker, text), text).not.toContain(shared.id);
    }
    expect(await asked(rival, theirs.serial)).toContain(shared.id);
  });

  const numberOf = async (): Promise<string> =>
    `П-${(await one<{ number: string }>('select number from sales where id = $1', [shared.id])).number}`;
});

describe('a role that reads phones masked', () => {
  let clerk: Person;
  let person: { id: string; phone: string; email: string };
  beforeAll(async () => {
    await t.database.pool.query(`insert into roles (code, name, data_scope) values ('clerk', 'Учётчик', 'all');
      insert into role_grants (role_code, group_code, action)
        select 'clerk', group_code, 'read' from role_grants
        where role_code = 'admin' and action = 'read' and group_code <> 'memberPage.memberCard'`);
    clerk = await t.loginAs('clerk');
    person = await one(`select u.id, u.phone, u.email from users u
      join transfers t on t.member_id = u.id join tunings c on c.member_id = u.id join withdrawals w on w.member_id = u.id
      where u.phone is not null and u.email is not null and u.role_code = 'member' limit 1`);
  });

  const lists = [
    'members.list',
    'operations.adminList',
    'tunings.list',
    'withdrawals.adminList',
    'sales.adminList',
  ] as const;
  const found = async (as: Person, route: (typeof lists)[number], body: object): Promise<number> =>
    (await t.call(route, { as, body: body as never })).data.items.length;

  it.each(lists)('%s says no phone and finds nobody by one', async (route) => {
    const admin = await t.loginAs('admin');
    const { data } = await t.call(route, { as: clerk, body: { size: 200 } as never });
    expect(data.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/"phone":"\+?7\d{10}"/);
    const asked: object[] = [{ search: person.phone }];
    if (route !== 'members.list' && route !== 'sales.adminList')
      asked.push({ filters: { phone: person.phone.slice(5) } });
    if (route === 'members.list') {
      asked.push({ search: person.email }, { search: person.phone.slice(5) }, { filters: { pasted: [person.phone] } });
    }
    for (const body of asked) {
      expect(await found(admin, route, body), JSON.stringify(body)).toBeGreaterThan(0);
      expect(await found(clerk, route, body), JSON.stringify(body)).toBe(0);
    }
  });

  it('reads the phone of a sale, an adjustment and a payout masked', async () => {
    const idOf = async (table: string): Promise<string> =>
      (await one<{ id: string }>(`select id from ${table} where member_id = $1 limit 1`, [person.id])).id;
    const cards = [
      await t.call('sales.get', { as: clerk, params: { id: await idOf('sales') } }),
      await t.call('tunings.get', { as: clerk, params: { id: await idOf('tunings') } }),
      await t.call('withdrawals.get', { as: clerk, params: { id: await idOf('withdrawals') } }),
    ];
    for (const { status, data } of cards) {
      expect(status).toBe(200);
      expect(data.member.phone).toContain('•');
      expect(JSON.stringify(data)).not.toContain(person.phone);
    }
  });
});
