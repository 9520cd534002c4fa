import { schemas } from '@pribavka/api/schemas';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { administratorUrl } from '../../test/database.ts';
import { fillDatabase } from '../../test/fill/fill.ts';
import { createUser, type Person } from '../../test/people.ts';
import { refreshDays } from '../../modules/summaries/jobs.ts';
import { encodeCursor } from './cursor.ts';

// Tables of some hundreds of pages each: a page of a list that reads more than these has no index.
const members = 8000;
const pageBlocks = 60;

// What is found through another table costs a few blocks for each row found, however large the tables are.
const elsewhere = new Set([
  'members.list: sort active asc',
  'members.list: sort active desc',
  'members.list: sort pending asc',
  'members.list: sort pending desc',
  'members.list: search 0000000005',
  'members.list: filter storeGroupIds',
  'members.list: filter passportStatuses',
  'members.list: filter activeFrom',
  'members.list: filter activeTo',
  'members.list: filter hasDebt',
  'sales.adminList: filter productIds',
  'sales.adminList: filter promotionIds',
  'operations.adminList: filter pointsTo',
  'operations.adminList: search П-000777',
  'withdrawals.adminList: filter partnerIds',
]);
const limitOf = (name: string, found: number): number =>
  pageBlocks + (elsewhere.has(name) ? 5 * (name.includes('sort') ? 21 : found) : 0);

type GrowingList =
  | 'members.list'
  | 'sales.adminList'
  | 'operations.adminList'
  | 'withdrawals.adminList'
  | 'tunings.list'
  | 'logs.list'
  | 'processes.list'
  | 'support.adminList';

interface Asked {
  name: string;
  body: Record<string, unknown>;
}

let t: TestApp;
let admin: Person;
let plain: Client;
const said: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  t = await createTestApp();
  await fillDatabase(administratorUrl(t.database.url), members);
  // The server does this every minute; members who have changed since then are read separately.
  while (await refreshDays(t.database.db));
  const made = await createUser(t.services, { roleCode: 'admin' });
  admin = await t.loginAs('admin', { lastName: `Списков${made.id.slice(-3)}` });
  plain = new Client({ connectionString: t.database.url });
  await plain.connect();
  // These tables are small enough to be read whole; a million rows are not.
  await plain.query('set enable_seqscan = off');
  const { query: ask } = Client.prototype as { query: (...args: unknown[]) => unknown };
  vi.spyOn(Client.prototype, 'query').mockImplementation(function spy(this: Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (Array.isArray(values)) said.push({ text, values });
    return Reflect.apply(ask, this, args) as never;
  });
}, 300_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await plain.end();
  await t.close();
});

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Blocks the page itself reads: the narrow statement of `listIds`, run again under EXPLAIN. */
async function blocksOf(route: GrowingList, body: Record<string, unknown>): Promise<{ blocks: number; found: number }> {
  said.length = 0;
  const answer = await t.call(route, { as: admin, body: body as never });
  expect(answer.status, JSON.stringify(answer.messages)).toBe(200);
  const page = said.filter(({ text }) => text.includes('::text as key'));
  expect(page).toHaveLength(1);
  const [{ text, values }] = page as [(typeof said)[number]];
  const { rows } = await plain.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, buffers, format json) ${text}`,
    values,
  });
  const plan = rows[0]!['QUERY PLAN'][0].Plan;
  const { total } = answer.data as { total: number };
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], found: total };
}

let ids: Record<string, string>;
beforeAll(async () => {
  const kinds = {
    member: [1, 7],
    partner: [2, 5],
    store: [3, 5],
    group: [4, 1],
    product: [7, 9],
    promotion: [11, 0],
    sale: [9, 9],
  };
  const pairs = await Promise.all(
    Object.entries(kinds).map(async ([name, [kind, n]]) => {
      const { rows } = await plain.query<{ id: string }>('select fill_id($1, $2) as id', [kind, n]);
      return [name, rows[0]!.id];
    }),
  );
  ids = Object.fromEntries(pairs) as Record<string, string>;
});

const july = { from: '2024-07-01 00:00:00.000', to: '2024-07-02 23:59:59.999' };

/** A rare value for every filter: what is common is found by the order itself. */
const filters: Record<GrowingList, () => Record<string, unknown>> = {
  'members.list': () => ({
    statuses: ['moderation'],
    partnerIds: [ids['partner']],
    storeIds: [ids['store']],
    storeGroupIds: [ids['group']],
    regions: ['Область 7'],
    passportStatuses: ['on_check'],
    taxStatuses: ['self_employed'],
    riskLevels: ['high'],
    activeFrom: 6990,
    activeTo: 2003,
    hasDebt: true,
    isPhoneVerified: false,
    asksForStore: true,
    registeredAt: july,
    pasted: ['8 (900) 000-07-77', '79000000778', 'fill77@example.ru', 'f777', ids['member']],
  }),
  'sales.adminList': () => ({
    statuses: ['rejected'],
    saleDate: july,
    submittedAt: july,
    partnerIds: [ids['partner']],
    storeIds: [ids['store']],
    storeGroupIds: [ids['group']],
    memberId: ids['member'],
    brandIds: ['00000000-0000-7000-8000-000000000000'],
    productIds: [ids['product']],
    promotionIds: [ids['promotion']],
    serialNumber: 'SN4321',
    flags: ['F7'],
    hasFlags: true,
    sources: ['api'],
    moderatorId: ids['member'],
    reasonCodes: ['no_receipt'],
    overdue: true,
    pointsFrom: 1065,
    pointsTo: 130,
    totalFromKopecks: 107_500,
    totalToKopecks: 100_400,
    disputed: true,
    checkable: true,
    postponed: true,
    pasted: ['П-000777', 'SN4321', ids['sale']],
  }),
  'operations.adminList': () => ({
    types: ['ADJUST_CREDIT'],
    occurredAt: july,
    direction: 'debit',
    saleNumber: 'П-000777',
    promotionIds: [ids['promotion']],
    pointsFrom: 3495,
    pointsTo: 2,
    memberId: ids['member'],
    phone: '79000000777',
    partnerIds: [ids['partner']],
    initiatorKinds: ['technical'],
  }),
  'withdrawals.adminList': () => ({
    statuses: ['failed'],
    requestedAt: july,
    paidAt: july,
    memberId: ids['member'],
    phone: '79000000775',
    partnerIds: [ids['partner']],
    registryId: '00000000-0000-7000-8000-000000000000',
    pointsFrom: 8490,
    pointsTo: 510,
    waitsForMe: true,
  }),
  'tunings.list': () => ({
    statuses: ['rejected'],
    direction: 'debit',
    memberId: ids['member'],
    phone: '79000000770',
    reasonCodes: ['error'],
    createdAt: july,
    waitsForMe: true,
  }),
  'logs.list': () => ({
    at: july,
    lastHours: 24,
    actorId: ids['member'],
    roleCodes: ['finance'],
    actions: ['read_personal'],
    entityTypes: ['role'],
    entityId: 'e77',
    results: ['denied'],
    requestId: '018bcfe5-6800-7017-8000-000000000000',
    ip: '10.0.3.7',
  }),
  'processes.list': () => ({
    kinds: ['member_export'],
    statuses: ['failed'],
    startedById: ids['member'],
    queuedAt: july,
    lastHours: 168,
  }),
  'support.adminList': () => ({
    statuses: ['new'],
    categories: ['technical'],
    priorities: ['urgent'],
    assigneeIds: [ids['member']],
    mine: true,
    withoutAssignee: true,
    overdue: true,
    createdAt: july,
    authorId: ids['member'],
    partnerIds: [ids['partner']],
    guests: true,
    saleId: ids['sale'],
  }),
};

const searches: Partial<Record<GrowingList, readonly string[]>> = {
  'members.list': [
    '8 (900) 000-07-77',
    '9000000777',
    '0007-77',
    '0000000005',
    'fill77@example.ru',
    'f777',
    'мельникова дбя',
  ],
  'sales.adminList': ['П-000777', '+7 900 000 07 77', 'SN4321', '0777'],
  'operations.adminList': ['П-000777', '89000000777'],
  'withdrawals.adminList': ['В-000077', '8 900 000 07 75', '0775'],
  'tunings.list': ['К-000077', '89000000770'],
  'logs.list': ['П-000777'],
  'support.adminList': [
    'О-000777',
    '8 (900) 000-07-77',
    '0007-77',
    '+7 800 000-06-61',
    'guest661@example.ru',
    'номер 7777',
  ],
};

interface ListShape {
  filters?: { properties: Record<string, unknown> };
  sort?: { items: { properties: { field: { enum: string[] } } } };
}
const shapeOf = (route: GrowingList): ListShape =>
  (schemas[route].body as unknown as { properties: ListShape }).properties;

// The count of recent sales slides every day: nothing keeps it sorted (docs/architecture.md, «The server»).
const counted = new Set(['members.list:salesLast30Days']);

const casesOf = (route: GrowingList): Asked[] => [
  { name: 'as it opens', body: {} },
  { name: 'page 20', body: { page: 20 } },
  ...(shapeOf(route).sort?.items.properties.field.enum ?? [])
    .filter((field) => !counted.has(`${route}:${field}`))
    .flatMap((field) =>
      ['asc', 'desc'].map((direction) => ({
        name: `sort ${field} ${direction}`,
        body: { sort: [{ field, direction }] },
      })),
    ),
  ...(searches[route] ?? []).map((search) => ({ name: `search ${search}`, body: { search } })),
];

/** What most rows fit is asked only within a status: the queue takes its own from what waits. */
const within: Readonly<Record<string, readonly string[]>> = { checkable: ['statuses'] };

describe.each(Object.keys(filters) as GrowingList[])('%s', (route) => {
  it.each(casesOf(route))('$name is served by an index', async ({ name, body }) => {
    const { blocks, found } = await blocksOf(route, body);
    expect(blocks).toBeLessThanOrEqual(limitOf(`${route}: ${name}`, found));
  });

  it.each(Object.keys(shapeOf(route).filters?.properties ?? {}))('filter %s is served by an index', async (name) => {
    const given = filters[route]();
    expect(given).toHaveProperty(name);
    const { blocks, found } = await blocksOf(route, {
      filters: Object.fromEntries([name, ...(within[name] ?? [])].map((each) => [each, given[each]])),
    });
    expect(found).toBeLessThan(700);
    expect(blocks).toBeLessThanOrEqual(limitOf(`${route}: filter ${name}`, found));
  });
});

it('a page two thirds down costs what the first one does', async () => {
  const { rows } = await plain.query<{ id: string; at: string }>(
    `select id, registered_at::text as at from users where id = fill_id(1, ${Math.floor(members / 3)})`,
  );
  const cursor = encodeCursor({ name: 'registeredAt', direction: 'desc' }, { id: rows[0]!.id, value: rows[0]!.at });
  const { blocks: first } = await blocksOf('members.list', {});
  const { blocks: deep } = await blocksOf('members.list', { cursor });
  expect(deep).toBeLessThanOrEqual(first * 1.2 + 2);
});

it('pages by number go on where the last one ended and stop at what is counted', async () => {
  const read = async (body: Record<string, unknown>) =>
    (await t.call('members.list', { as: admin, body: { size: 7, ...body } })).data;
  const first = await read({});
  const second = await read({ page: 2 });
  const byCursor = await read({ cursor: first.nextCursor });
  expect(second.items.map((row) => row.id)).toEqual(byCursor.items.map((row) => row.id));
  expect(new Set([...first.items, ...second.items].map((row) => row.id)).size).toBe(14);
  expect((await read({ page: 1429 })).items).toEqual([]);
  const far = await t.call('members.list', { as: admin, body: { page: 100_000 } });
  expect(far).toMatchObject({ status: 400, fields: { page: [expect.stringContaining('уточните')] } });
});

it.each([
  ['members.list', 'hasDebt'],
  ['members.list', 'isPhoneVerified'],
  ['sales.adminList', 'hasFlags'],
  ['sales.adminList', 'overdue'],
  ['support.adminList', 'overdue'],
  ['support.adminList', 'withoutAssignee'],
  ['support.adminList', 'guests'],
] as const)('%s: %s and its opposite make the whole list', async (route, filter) => {
  const count = async (filters: Record<string, boolean>) =>
    ((await t.call(route, { as: admin, body: { size: 1, filters } as never })).data as { total: number }).total;
  const [whole, yes, no] = [await count({}), await count({ [filter]: true }), await count({ [filter]: false })];
  expect(yes + no).toBe(whole);
  expect(no).toBeLessThan(whole);
});

it('a filter in which nothing is chosen is no filter', async () => {
  const empty = ['statuses', 'partnerIds', 'storeIds', 'storeGroupIds', 'regions', 'passportStatuses', 'riskLevels'];
  const filters = Object.fromEntries(empty.map((name) => [name, []]));
  const read = async (body: object) => (await t.call('members.list', { as: admin, body })).data;
  const [narrowed, whole] = [await read({ filters }), await read({})];
  expect([narrowed.total, narrowed.items]).toEqual([whole.total, whole.items]);
});
