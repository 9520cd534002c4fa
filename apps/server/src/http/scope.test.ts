import { defaultRoles, parseGrant, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../ids.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { type Node, validOf } from '../test/fuzz/arbitrary.ts';
import { createUser, type Person, signIn } from '../test/people.ts';
import { requestOf } from '../test/requests.ts';
import { companyOf, findThings, type ScopedRole, scopedRoles, type Things } from '../test/two-users.ts';

let server: TestApp;
/** Two accounts of each kind; everything in `things` belongs to the first. */
const pairs = new Map<ScopedRole, { a: Person; b: Person; homeless: Person; things: Things }>();

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  const login = async (role: ScopedRole, company: object): Promise<Person> => server.loginAs(role, company);
  for (const role of scopedRoles) {
    const [first, second] = await companyOf(server.database.pool, role);
    const homeless = await login(role, {});
    if (role === 'member') {
      const a = { id: first, phone: null, email: null, ...(await signIn(server.services, first)) };
      const b = { id: second, phone: null, email: null, ...(await signIn(server.services, second)) };
      pairs.set(role, { a, b, homeless, things: await findThings(server, role, first, a) });
      continue;
    }
    const field = role === 'partner' ? 'partnerId' : 'manufacturerId';
    const [a, b] = [await login(role, { [field]: first }), await login(role, { [field]: second })];
    pairs.set(role, { a, b, homeless, things: await findThings(server, role, first, a) });
  }
}, 180_000);
afterAll(() => server.close());

const grantsOf = (role: ScopedRole): Partial<Record<string, readonly string[]>> => defaultRoles[role].grants;

const isOpen = (route: Route, role: ScopedRole): boolean => {
  if (route.access === 'public') return false;
  const kinds = role === 'member' ? ['member', 'person'] : ['staff', 'office', 'person'];
  if (route.audience && !kinds.includes(route.audience)) return false;
  if (route.access === 'session') return true;
  const { group, action } = parseGrant(route.access);
  return grantsOf(role)[group]?.includes(action) ?? false;
};

const open = (role: ScopedRole, wanted: (route: Route, key: RouteKey) => boolean): RouteKey[] =>
  (Object.entries(routes) as [RouteKey, Route][])
    .filter(([key, route]) => isOpen(route, role) && wanted(route, key))
    .map(([key]) => key);

/** Part of the catalogue every holder of the right reads: there is nobody whose it is. */
const shared: Record<ScopedRole, readonly string[]> = {
  member: ['products.get', 'promotions.get', 'promotions.progress'],
  // Passport data of their own sellers is not for partners either: members.identity.http.test.ts. The desk of support
  // and the tree of categories belong to the programme: support.http.test.ts, nomenclature/keep.http.test.ts.
  partner: [
    // People of the programme send the invitation of a company: sessions/invitations.http.test.ts.
    'partners.invite',
    'products.get',
    // Of the programme and of manufacturers: nomenclature/product-card.http.test.ts.
    'products.promotions',
    'serials.list',
    'serials.export',
    'members.passport',
    // Devices are for the programme's own people: members.card.http.test.ts.
    'members.signIns',
    'support.update',
    'support.answer',
    'support.merge',
    'support.updateTemplate',
  ],
  manufacturer: [
    'manufacturers.invite',
    'support.update',
    'support.answer',
    'support.merge',
    'support.updateTemplate',
    'categories.update',
    // A price that is not there is nobody's: nomenclature/product-card.http.test.ts.
    'products.removePoints',
  ],
};

const file = { name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };

/** A right request about the thing with this id, as the schema describes it. */
const ask = async (key: RouteKey, person: Person, id: string, seed = 1) => {
  const parts = schemas[key] as Partial<Record<'query' | 'body', Node>>;
  const part = (name: 'query' | 'body'): unknown =>
    parts[name] ? fc.sample(validOf(parts[name], { ids: [newId()] }), { seed, numRuns: 1 })[0] : undefined;
  const { multipart }: Route = routes[key];
  const answer = await server.app.inject(
    requestOf(key, {
      token: person.token,
      params: { id } as never,
      query: part('query') as never,
      body: part('body') as never,
      ...(multipart ? { file } : {}),
    }),
  );
  return answer;
};

describe.each(scopedRoles)('two accounts of the kind %s', (role) => {
  const byId = open(role, ({ path }, key) => path.includes('{id}') && !shared[role].includes(key));

  it.each(byId)('%s: the thing of another does not exist', async (key) => {
    const { a, b, things } = pairs.get(role)!;
    const id = things.idFor(key);
    expect(id, `no thing of ${role} for ${key}`).toBeDefined();
    const stranger = await ask(key, b, id!);
    expect(stranger.statusCode, stranger.body).toBe(404);
    const own = await ask(key, a, id!);
    expect(own.statusCode, own.body).toBeLessThan(500);
    expect([401, 403, 404], own.body).not.toContain(own.statusCode);
  });

  const lists = open(role, ({ kind, path }) => kind === 'query' && !path.includes('{'));

  it.each(lists)('%s: holds nothing of another', async (key) => {
    const { b, things } = pairs.get(role)!;
    const route: Route = routes[key];
    const isList = route.path.endsWith('/list');
    const answer = await server.app.inject(
      requestOf(key, { token: b.token, ...(isList ? { body: { size: 200 } as never } : {}) }),
    );
    if (isList) expect(answer.statusCode, answer.body).toBe(200);
    expect(things.own.filter((id) => answer.body.includes(id))).toEqual([]);
  });
});

/** What such an account may still do for itself: to ask why it has no company. */
const forItself = new Set<RouteKey>(['support.create', 'support.uploadFile']);

describe.each(['partner', 'manufacturer'] as const)('an account of a %s without a company', (role) => {
  const commands = open(
    role,
    ({ kind, access }, key) => kind === 'command' && access !== 'session' && !forItself.has(key),
  );

  it.each(commands)('%s: writes nothing', async (key) => {
    const { homeless, things } = pairs.get(role)!;
    const before = await things.snapshot();
    for (const seed of [1, 2, 3]) {
      const answer = await ask(key, homeless, things.idFor(key) ?? newId(), seed);
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    }
    expect(await things.snapshot()).toBe(before);
  });

  it('sees nothing of anybody', async () => {
    const { homeless, things } = pairs.get(role)!;
    const sharedLists = new Set(['products.list', 'brands.list']);
    const lists = open(
      role,
      ({ path, kind }, key) => kind === 'query' && path.endsWith('/list') && !sharedLists.has(key),
    );
    for (const key of lists) {
      const answer = await server.app.inject(requestOf(key, { token: homeless.token, body: { size: 200 } as never }));
      expect(
        things.own.filter((id) => answer.body.includes(id)),
        key,
      ).toEqual([]);
    }
  });
});

describe('a system', () => {
  const sales = 'sales.adminList' as const;
  const systemOf = async (company: { partnerId?: string; manufacturerId?: string }): Promise<Person> => {
    const robot = await server.loginAs('technical', company);
    await server.database.pool.query(
      `insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit, created_at)
       values ($1, 'Касса', $2, 'x', 'x', '["sales.salesListAdmin:read"]', 1000, now())`,
      [robot.id, `robot-${robot.id}`],
    );
    return robot;
  };
  const idsFor = async (as: Person): Promise<string[]> =>
    (await server.call(sales, { as, body: { size: 200 } })).data.items.map(({ id }) => id);

  it.each(['partner', 'manufacturer'] as const)('of a %s sees exactly what its owner sees', async (role) => {
    const field = role === 'partner' ? 'partnerId' : 'manufacturerId';
    const [first, second] = await companyOf(server.database.pool, role);
    const [one, other] = [await systemOf({ [field]: first }), await systemOf({ [field]: second })];
    const seen = await idsFor(one);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(await idsFor(pairs.get(role)!.a));
    expect(await idsFor(other)).toEqual(await idsFor(pairs.get(role)!.b));
  });

  it('of nobody sees nothing', async () => {
    expect(await idsFor(await systemOf({}))).toEqual([]);
  });
});

it('keeps its pairs honest: members of the test have different partners', async () => {
  const { a, b } = pairs.get('member')!;
  const rows = await server.services.db
    .selectFrom('users')
    .select('partnerId')
    .where('id', 'in', [a.id, b.id])
    .execute();
  expect(new Set(rows.map((row) => row.partnerId)).size).toBe(2);
  expect(await createUser(server.services)).toHaveProperty('id');
});
