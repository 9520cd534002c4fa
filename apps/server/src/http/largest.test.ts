import { ceilings, defaultRoles, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createWorld, type World } from '../modules/sales/testing/world.ts';
import { companyInn } from '../seed/numbers.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { type Person, signIn } from '../test/people.ts';
import { callRoute } from '../test/requests.ts';
import { newId } from '../ids.ts';

vi.setConfig({ testTimeout: 120_000 });

type Body = Record<string, unknown>;

const saleDate = '2026-11-20';
const long = (length: number): string => 'Ж'.repeat(length);

let server: TestApp;
let world: World;
let manufacturerId: string;
let member: Person;
let admin: Person;
let moderator: Person;
/** An account of every role the programme begins with. */
const readers = new Map<string, Person>();
/** Ids of what was created, by the area of its calls. */
const ids = new Map<string, Set<string>>();
const areaOf = (key: string): string => key.split('.')[0]!;
const remember = (area: string, id: string): unknown => ids.set(area, (ids.get(area) ?? new Set()).add(id));
/** A product of each kind: as dear as may be, with the most base points, with so many that fifty lines of it just fit. */
const goods = { dear: '', rich: '', many: '' };

const as = async (id: string): Promise<Person> => ({
  id,
  phone: null,
  email: null,
  ...(await signIn(server.services, id)),
});
const call = (who: Person | undefined, key: RouteKey, input: Body = {}) =>
  callRoute(server.app, key, { ...input, token: who?.token }) as Promise<{
    status: number;
    data: Body & { id: string; version: number; items: { id: string }[] };
    fields: Record<string, string[]>;
    messages: string[];
  }>;
async function done(who: Person, key: RouteKey, input: Body) {
  const answer = await call(who, key, input);
  expect(answer.status, `${key}: ${JSON.stringify([answer.messages, answer.fields])}`).toBeLessThan(300);
  remember(areaOf(key), key === 'roles.create' ? String(answer.data['code']) : answer.data.id);
  return answer.data;
}

const product = (name: string, extra: Body) => ({
  manufacturerId: manufacturerId,
  brandId: world.brandId,
  article: `${name}-${'А'.repeat(50)}`,
  name: `${name} ${long(290 - name.length)}`,
  model: long(120),
  description: long(5000),
  unit: long(20),
  status: 'active',
  attributes: Array.from({ length: 100 }, (_, n) => ({ name: `${n} ${long(110)}`, value: long(500) })),
  ...extra,
});
const sale = (items: Body[], extra: Body = {}) => ({
  body: { saleDate, items, submit: true, comment: long(1000), ...extra },
});
const lines = (count: number, line: Body): Body[] => Array.from({ length: count }, () => line);
const dearLines = () => lines(10, { productId: goods.dear, quantity: ceilings.quantity, priceKopecks: 10_000_000_000 });
const richLines = () => lines(1, { productId: goods.rich, quantity: 10 });
const manyLines = () =>
  lines(ceilings.items, { productId: goods.many, quantity: ceilings.quantity, priceKopecks: 2_000_000_000 });

async function makeReaders(): Promise<void> {
  const { partnerId } = world;
  for (const role of Object.keys(defaultRoles)) {
    const own = role === 'partner' ? { partnerId } : role === 'manufacturer' ? { manufacturerId } : {};
    readers.set(role, await server.loginAs(role, { ...own, phone: null }));
  }
  const grants: Partial<Record<string, readonly string[]>> = defaultRoles.technical.grants;
  const scopes = Object.entries(grants).flatMap(([group, actions]) => actions!.map((action) => `${group}:${action}`));
  await sql`insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit)
    values (${readers.get('technical')!.id}, ${long(200)}, 'kassa', 'x', 'x', ${JSON.stringify(scopes)}::jsonb, 100000)`.execute(
    server.services.db,
  );
  readers.set('member', member);
}

beforeAll(async () => {
  server = await createTestApp();
  world = await createWorld(server.services.db);
  ({ manufacturerId } = await server.services.db
    .selectFrom('brands')
    .select('manufacturerId')
    .executeTakeFirstOrThrow());
  [member, admin, moderator] = [await as(world.member.id), await as(world.admin.id), await as(world.moderator.id)];
  await makeReaders();
  goods.dear = (await done(admin, 'products.create', { body: product('Дорогой', { rrpKopecks: 10_000_000_000 }) })).id;
  const rich = { rrpKopecks: 1, basePoints: ceilings.basePoints };
  goods.rich = (await done(admin, 'products.create', { body: product('Щедрый', rich) })).id;
  goods.many = (
    await done(admin, 'products.create', { body: product('Частый', { rrpKopecks: 1, basePoints: 200 }) })
  ).id;
  await writeLongest();
  await writeLargest();
}, 120_000);
afterAll(() => server.close());

/** Whatever has a name, with the longest texts its command takes. */
async function writeLongest(): Promise<void> {
  const company = (n: number) => ({
    name: `${n}${long(298)}`,
    legalName: long(300),
    inn: companyInn(n),
    contactName: `${long(99)} ${long(100)}`,
    login: `company${n}@example.ru`,
  });
  const region = 'Ханты-Мансийский автономный округ — Югра';
  const stores = [
    { name: long(300), code: long(64), address: long(500), city: long(120), region, externalId: long(64) },
  ];
  const partner = { ...company(71), ogrn: '1'.repeat(15), region, contractNumber: long(64), stores };
  const { id: partnerId } = await done(admin, 'partners.register', { body: partner });
  const { id: ownerId } = await done(admin, 'manufacturers.register', { body: company(72) });
  const brand = { name: long(120), manufacturerId: ownerId, description: long(2000) };
  const { id: brandId } = await done(admin, 'brands.create', { body: brand });
  const { id: categoryId } = await done(admin, 'categories.create', { body: { name: long(120) } });
  const goodsOf = { manufacturerId: ownerId, brandId, categoryId, article: long(64), name: long(300), unit: long(20) };
  const serial = { serialHint: long(500), serialExample: long(64), model: long(120), description: long(5000) };
  const { id: productId } = await done(admin, 'products.create', { body: { ...goodsOf, ...serial, status: 'active' } });
  const group = { name: long(200), description: long(1000), kind: 'manual', storeIds: [world.storeId] };
  const { id: groupId } = await done(admin, 'storeGroups.create', { body: group });
  await done(admin, 'promotions.create', {
    body: {
      name: long(200),
      shortText: long(300),
      description: 'Слово '.repeat(3333),
      mechanic: 'percent_of_price',
      params: { percent: 99.99 },
      limits: { memberTotal: 1_000_000, memberDay: 1_000_000, onLimit: 'cut' },
      conditions: { productIds: [productId], brandIds: [brandId], storeGroupIds: [groupId] },
      startsAt: '2026-11-01 00:00:00.000',
      endsAt: '2026-11-30 23:59:59.999',
      budgetPoints: 1_000_000_000,
    },
  });
  await done(admin, 'support.createCategory', { body: { name: long(120) } });
  await done(admin, 'support.createTemplate', { body: { title: long(120), text: long(5000) } });
  const names = { lastName: long(60), firstName: long(60), middleName: long(60) };
  await done(admin, 'staff.create', { body: { ...names, email: 'long@example.ru', roleCode: 'auditor' } });
  await done(admin, 'technical.register', {
    body: { name: long(200), description: long(1000), login: 'a'.repeat(64), scopes: [], ownerPartnerId: partnerId },
  });
  await done(admin, 'roles.create', {
    body: { code: 'r'.repeat(40), name: long(100), description: long(500), dataScope: 'own', items: [] },
  });
}

/** Sales as large as may be, in every status, and what belongs to them. */
async function writeLargest(): Promise<void> {
  const from = { 'x-fingerprint': 'one-device' };
  const receipt = { fn: '9282440300829880', fd: '4294967295', fpd: '4294967295', totalKopecks: 1 };
  const colleague = await as(world.colleague.id);
  await done(colleague, 'sales.create', { ...sale(dearLines(), { receipt }), headers: from });
  const flagged = await done(member, 'sales.create', {
    ...sale(manyLines(), { receipt: { ...receipt, fd: '1' } }),
    headers: from,
  });
  await done(member, 'sales.create', sale(manyLines(), { submit: false }));
  // A hundred of them are more points than a billion, and more money than a number holds exactly.
  for (let n = 0; n < 105; n += 1) {
    const { id, version, items } = await done(member, 'sales.create', sale([...richLines(), ...dearLines()]));
    // Of those that wait one of each kind is looked at.
    if (n > 8) ids.get('sales')!.delete(id);
    if (n < 6) {
      const decision = n < 4 ? 'approve' : 'reject';
      const reason = n < 4 ? {} : { reasonCode: 'duplicate', reasonText: long(1000) };
      const body = { items: items.map((item) => ({ id: item.id, decision, ...reason })), version };
      await done(moderator, 'sales.moderate', { params: { id }, body });
    }
    if (n === 6) {
      await done(moderator, 'sales.moderate', {
        params: { id },
        body: { decision: 'clarify', message: long(2000), version },
      });
      await done(member, 'sales.answer', { params: { id }, body: { text: long(2000) } });
    }
    if (n === 5) await done(member, 'sales.dispute', { params: { id }, body: { text: long(2000) } });
  }
  const { data } = await call(moderator, 'sales.get', { params: { id: flagged.id } });
  expect((data['review'] as { flags: { code: string }[] }).flags.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['F7', 'F9', 'F11']),
  );
  await done(admin, 'tunings.create', {
    body: {
      memberId: member.id,
      direction: 'credit',
      points: 1_000_000,
      reasonCode: 'compensation',
      comment: long(1000),
    },
  });
  await done(member, 'support.create', {
    body: { category: 'sales', subject: long(200), text: long(5000), saleId: flagged.id },
  });
}

const entries = Object.entries(routes) as [RouteKey, Route][];
const period = { from: '2026-11-01', to: '2026-11-20' };

/** Whether a question of this contract may be asked for this period. */
const asksPeriod = (key: RouteKey): boolean => {
  const { query } = schemas[key] as { query?: { properties: object } };
  return query !== undefined && 'from' in query.properties && 'to' in query.properties;
};

it('what is as large as may be is shown in every list, card and summary to everybody who may see it', async () => {
  const tables = { operations: 'transfers', processes: 'processes', partners: 'partners', stores: 'stores' } as const;
  for (const [area, table] of Object.entries(tables)) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 5`.execute(server.services.db);
    for (const { id } of rows) remember(area, id);
  }
  for (const area of ['members', 'users']) remember(area, member.id);
  const failed: string[] = [];
  let shown = 0;
  for (const [key, route] of entries.filter(([, { kind, multipart }]) => kind === 'query' && !multipart)) {
    const asked = asksPeriod(key) ? { query: period } : {};
    const known = [...(ids.get(areaOf(key)) ?? [member.id])];
    let places: Body[] = route.path.includes('{') ? known.map((id) => ({ id, sessionId: id, code: id })) : [{}];
    for (const who of [admin, ...readers.values()]) {
      const found: Body[] = [];
      for (const params of places) {
        const { status, messages } = await call(who, key, {
          params,
          ...asked,
          ...(route.method === 'GET' ? {} : { body: {} }),
        });
        if (status >= 500) failed.push(`${key} ${JSON.stringify(params)}: ${status} ${messages.join()}`);
        if (status === 200) found.push(params);
      }
      shown += found.length;
      // What the administrator is shown is asked by the others, and by those who see their own rows alone.
      if (who === admin && found.length > 0) places = found;
    }
  }
  expect(failed).toEqual([]);
  expect(shown).toBeGreaterThan(300);
});

it('and in every export', async () => {
  const exports = entries.filter(([key, { kind }]) => kind === 'command' && /\.export(List)?$/.test(key));
  const queued: number[] = [];
  for (const [key] of exports) {
    const { query, body } = schemas[key] as { query?: { properties: object }; body?: { properties: object } };
    const purpose = (part: { properties: object } | undefined) =>
      part && 'purpose' in part.properties ? { purpose: 'Сверка' } : {};
    const { status, messages } = await call(admin, key, {
      ...(query && { query: purpose(query) }),
      ...(body && { body: purpose(body) }),
    });
    expect(status, `${key}: ${messages.join()}`).toBeLessThan(500);
    queued.push(status);
  }
  expect(queued.filter((status) => status === 202).length).toBeGreaterThan(10);
  await server.drain();
  const { rows } = await sql<{ kind: string; status: string }>`
    select kind, status from processes where status not in ('done', 'completed')`.execute(server.services.db);
  expect(rows).toEqual([]);
});

/** Everything a refused command must not have written. */
async function countRows(): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from sales) as sales, (select count(*) from sale_items) as items,
    (select count(*) from transfers) as transfers, (select count(*) from products) as products,
    (select max(version) from products) as version, (select count(*) from product_points) as points,
    (select count(*) from tunings) as tunings, (select count(*) from sale_keys) as keys`.execute(server.services.db);
  return rows[0];
}

const line = (extra: Body) => ({ productId: goods.many, quantity: 1, ...extra });
it.each<[string, RouteKey, () => Body, string]>([
  ['a price', 'sales.create', () => sale([line({ priceKopecks: ceilings.priceKopecks + 1 })]), 'items[0].priceKopecks'],
  ['units', 'sales.create', () => sale([line({ quantity: ceilings.quantity + 1 })]), 'items[0].quantity'],
  ['lines', 'sales.create', () => sale(lines(ceilings.items + 1, line({}))), 'items'],
  [
    'the sum of a sale',
    'sales.create',
    () => sale([...dearLines(), ...dearLines()].slice(0, 11)),
    'items[0].priceKopecks',
  ],
  [
    'points of a line',
    'sales.create',
    () => sale([line({}), { productId: goods.rich, quantity: 11 }]),
    'items[1].quantity',
  ],
  ['points of a sale', 'sales.create', () => sale([line({}), ...richLines()]), 'items[1].quantity'],
  ['points of a draft', 'sales.create', () => sale([line({}), ...richLines()], { submit: false }), 'items[1].quantity'],
])(
  'a sale just above the ceiling of %s is refused at its field, also when it is only calculated',
  async (_, key, of, field) => {
    const before = await countRows();
    const input = of() as { body: Body };
    const { submit: _submit, comment: _comment, ...asked } = input.body;
    for (const [route, body] of [
      [key, input.body],
      ['sales.calculate', asked],
    ] as const) {
      const answer = await call(member, route, { body });
      expect([answer.status, ...Object.keys(answer.fields)], route).toEqual([400, field]);
      expect(answer.fields[field]![0]).toMatch(/ольше \d/);
    }
    expect(await countRows()).toEqual(before);
  },
);

it('a draft that grows above a ceiling stays as it was', async () => {
  const draft = await done(member, 'sales.create', sale(richLines(), { submit: false }));
  const body = { ...sale([...richLines(), line({})]).body, version: draft.version };
  const answer = await call(member, 'sales.update', { params: { id: draft.id }, body });
  expect([answer.status, ...Object.keys(answer.fields)]).toEqual([400, 'items[0].quantity']);
  expect((await call(member, 'sales.get', { params: { id: draft.id } })).data).toMatchObject({
    status: 'draft',
    version: draft.version,
    pointsPreview: ceilings.salePoints,
  });
});

it.each<[string, RouteKey, () => Body, string]>([
  [
    'a recommended price',
    'products.create',
    () => ({ body: product('Выше', { rrpKopecks: ceilings.priceKopecks + 1 }) }),
    'rrpKopecks',
  ],
  [
    'base points',
    'products.create',
    () => ({ body: product('Выше', { basePoints: ceilings.basePoints + 1 }) }),
    'basePoints',
  ],
  [
    'base points of many',
    'products.setPoints',
    () => ({ body: { ids: [goods.many], points: ceilings.basePoints + 1, from: '2026-11-20' } }),
    'points',
  ],
  [
    'points of an operation',
    'tunings.create',
    () => ({
      body: {
        memberId: member.id,
        direction: 'credit',
        points: ceilings.operationPoints + 1,
        reasonCode: 'compensation',
        comment: 'x',
      },
    }),
    'points',
  ],
])('%s just above the ceiling is refused at its field', async (_, key, input, field) => {
  const before = await countRows();
  const answer = await call(admin, key, input());
  expect([answer.status, ...Object.keys(answer.fields)]).toEqual([400, field]);
  expect(await countRows()).toEqual(before);
});

it('the database refuses it once more', async () => {
  const { db } = server.services;
  const refusals = [
    sql`insert into products (manufacturer_id, article, name, rrp_kopecks)
      select manufacturer_id, 'x', 'x', 10000000001 from products limit 1`,
    sql`update products set rrp_kopecks = 10000000001 where id = ${goods.many}`,
    sql`insert into product_points (product_id, valid_from, points) values (${goods.many}, '2030-01-01', 1000001)`,
    sql`update sales set points_preview = 10000001`,
    sql`update sales set total_kopecks = 100000000000001`,
    ...['price_kopecks', 'base_points', 'points', 'position'].map(
      (
        column,
      ) => sql`insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, base_points, points)
        select ${newId()}, sale_id, ${column === 'position' ? 51 : 1}, product_id, 1,
          ${column === 'price_kopecks' ? 10_000_000_001 : 0}, ${column === 'base_points' ? 1_000_001 : 0},
          ${column === 'points' ? 10_000_001 : 0} from sale_items limit 1`,
    ),
  ];
  for (const refusal of refusals) await expect(refusal.execute(db)).rejects.toMatchObject({ code: '23514' });
});
