import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { addPerson, createWorld } from '../sales/testing/world.ts';
import { refreshDays } from './jobs.ts';
import { compareSums, type Reader, readersOf } from './testing/compare.ts';
import { act, dayMs, dayOf, type Step, step, type Things } from './testing/concurrent-writers.ts';
import { shrinkHorizon } from './testing/shrink-horizon.ts';

let database: TestDatabase;
let things: Things;
let readers: Reader[];

// The clock of the database decides what is young: the days of the test lie before it.
const base = Date.now() - 14 * dayMs;
const periods = [
  { from: dayOf(base - 5 * dayMs), to: dayOf(base + 16 * dayMs) },
  { from: dayOf(base + 3 * dayMs), to: dayOf(base + 9 * dayMs) },
  { from: dayOf(base + 12 * dayMs), to: dayOf(base + 14 * dayMs) },
];
const asleep = dayOf(base + 7 * dayMs);
const compare = () => compareSums(database.db, readers, periods.slice(0, 2), asleep);
// In the middle of the work two readers and one period at a time: each comparison is a hundred statements.
const glance = (n: number) =>
  compareSums(database.db, [readers[n % readers.length]!, readers[0]!], [periods[n % 3]!], asleep);

async function refreshAll(): Promise<void> {
  while (await refreshDays(database.db));
}

beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
  const { db } = database;
  const w = await createWorld(db);
  const stores = [
    { partnerId: w.partnerId, storeId: w.storeId },
    { partnerId: w.partnerId, storeId: randomUUID() },
    { partnerId: w.otherPartnerId, storeId: w.otherStoreId },
  ];
  await sql`insert into stores (id, partner_id, name, code, address, city, region)
    values (${stores[1]!.storeId}, ${w.partnerId}, 'Второй', 'В-2', 'ул. Советская, 2', 'Тверь', 'Тверская область')`.execute(
    db,
  );
  const [groupId, otherManufacturerId, otherBrandId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into store_groups (id, name) values (${groupId}, 'Тверь')`.execute(db);
  await sql`insert into store_group_stores values (${groupId}, ${w.storeId})`.execute(db);
  await sql`insert into manufacturers (id, name, legal_name, inn)
    values (${otherManufacturerId}, 'Верфь', 'АО Верфь', '0000000048')`.execute(db);
  await sql`insert into brands (id, manufacturer_id, name) values (${otherBrandId}, ${otherManufacturerId}, 'Якорь')`.execute(
    db,
  );
  const { rows } = await sql<{
    manufacturerId: string;
  }>`select manufacturer_id from brands where id = ${w.brandId}`.execute(db);
  const { manufacturerId } = rows[0]!;
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => addPerson(db, 'member', stores[n % 3])));
  things = {
    members: people.map(({ id }) => id),
    stores,
    products: [w.drill.id, w.lamp.id],
    brands: [
      { brandId: w.brandId, manufacturerId },
      { brandId: otherBrandId, manufacturerId: otherManufacturerId },
      { brandId: w.brandId, manufacturerId: otherManufacturerId },
    ],
    groupId,
    sales: [],
    payouts: [],
    base,
  };
  readers = readersOf({ ...w, groupId, manufacturerId, otherManufacturerId });
}, 60_000);
afterAll(() => database.drop());

async function take(one: Step): Promise<void> {
  if (one.op === 'fold') await refreshAll();
  else if (one.op === 'compare') await glance(one.n);
  else await act(database.db, things, one);
}

it('are the direct sums before anything is folded', async () => {
  for (const [n, op] of (['sale', 'post', 'payout', 'login', 'sale'] as const).entries()) {
    await take({ op, who: n, day: 2 + n, n: 200 + n });
  }
  expect(await compare()).toBeGreaterThan(100);
});

it('folded sums are the direct ones at every moment, whatever is written, moved and folded beside them', async () => {
  await shrinkHorizon(database.db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 24, maxLength: 48 }), async (steps) => {
      // Four writers at once.
      const concurrentWriters = [0, 1, 2, 3].map(async (writer) => {
        for (const one of steps.filter((_, index) => index % 4 === writer)) await take(one);
      });
      await Promise.all(concurrentWriters);
      await compare();
      await refreshAll();
      await glance(steps.length);
    }),
    { seed: 5_000_000, numRuns: 8 },
  );
}, 300_000);

it('takes what is folded from the sums alone, and sees what each mark is for', async () => {
  for (const who of things.members.keys()) {
    for (const op of ['role', 'sale', 'post', 'payout'] as const) await take({ op, who, day: 2, n: 200 });
  }
  await refreshAll();
  await compare();
  const { rows } = await sql<{ state: number; marks: number; sales: number }>`
    select (select extract(epoch from now() - horizon) from summary_state)::float8 as state,
      (select count(*) from summary_marks) as marks, (select count(*) from summary_sales) as sales`.execute(
    database.db,
  );
  expect(rows[0]?.marks).toBe(0);
  expect(rows[0]?.sales).toBeGreaterThan(things.members.length);
  const writes: [string, Step][] = [
    ['transfers', { op: 'post', who: 0, day: 2, n: 300 }],
    ['sales', { op: 'decide', who: 0, day: 0, n: 3 }],
    ['sale_items', { op: 'item', who: 0, day: 0, n: 0 }],
    ['withdrawals', { op: 'payout', who: 0, day: 2, n: 10 }],
    ['users', { op: 'status', who: 0, day: 2, n: 1 }],
  ];
  for (const [table, one] of writes) {
    const whole = table === 'sales' || table === 'sale_items';
    if (whole) await sql`update sales set status = 'confirmed'`.execute(database.db);
    if (whole) await sql`update sale_items set status = 'approved', removed_at = null`.execute(database.db);
    await refreshAll();
    await glance(0);
    await sql`alter table ${sql.ref(table)} disable trigger user`.execute(database.db);
    await take(one);
    await expect(glance(0), table).rejects.toThrow();
    await sql`alter table ${sql.ref(table)} enable trigger user`.execute(database.db);
    await sql`update summary_state set horizon = '-infinity'`.execute(database.db);
    await glance(0);
  }
}, 120_000);

it('refuses to fold outside one snapshot', async () => {
  await expect(sql`select summary_refresh('Europe/Moscow', now(), 1)`.execute(database.db)).rejects.toThrow(
    'one snapshot',
  );
});
