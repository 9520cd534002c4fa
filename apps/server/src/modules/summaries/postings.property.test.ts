import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { adjust } from '../ledger/writer.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { foldDays } from './fold.ts';
import { type DaySum, foldedFor, readDaySums, readOwed } from './postings.ts';
import { systemScope } from '../../http/scope.ts';

let database: TestDatabase;
let w: World;
let members: string[];
beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
  w = await createWorld(database.db);
  members = (await Promise.all(Array.from({ length: 6 }, () => addPerson(database.db, 'member', w)))).map(
    ({ id }) => id,
  );
});
afterAll(() => database.drop());

const everybody = foldedFor(systemScope(), {})!;
const dayMs = 86_400_000;
// The clock of the database decides which days are over: the days of the test lie before it.
const base = Date.now() - 12 * dayMs;
const text = (at: number): string => new Date(at).toISOString().slice(0, 10);
const period = { from: text(base - dayMs), to: text(base + 14 * dayMs) };

const directSums = async (db: Db, partner: string): Promise<DaySum[]> =>
  (
    await sql<DaySum>`select (t.at at time zone 'Europe/Moscow')::date as day, t.type::text as type, count(*) as postings,
        sum(t.amount)::bigint as points
      from transfers t join users u on u.id = t.member_id
      where u.role_code = 'member' and (${partner} = ${everybody} or u.partner_id = ${partner}::uuid) group by 1, 2`.execute(
      db,
    )
  ).rows;

const directOwed = async (db: Db, partner: string) =>
  (
    await sql<{ points: number; debt: number }>`
      select coalesce(sum(w.pending + w.active + w.reserved), 0)::bigint as points, coalesce(sum(w.debt), 0)::bigint as debt
      from wallets w join users u on u.id = w.member_id
      where u.role_code = 'member' and (${partner} = ${everybody} or u.partner_id = ${partner}::uuid)`.execute(db)
  ).rows[0];

const sorted = (rows: readonly DaySum[]): string[] =>
  rows.map(({ day, type, postings, points }) => `${day} ${type} ${postings} ${points}`).sort();

/** Both ways in one snapshot, for everybody and for each partner. */
const compare = () =>
  inTransaction(
    database.db,
    async (tx) => {
      for (const whose of [everybody, w.partnerId, w.otherPartnerId]) {
        expect(sorted((await readDaySums(tx, whose, period))!)).toEqual(sorted(await directSums(tx, whose)));
        expect(await readOwed(tx, whose)).toEqual(await directOwed(tx, whose));
      }
    },
    { isolation: 'repeatable read' },
  );

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constant('post' as const), who: fc.nat(5), day: fc.nat(13), n: fc.nat(400) }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('move' as const), who: fc.nat(5), home: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('role' as const), who: fc.nat(5), member: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('fold' as const) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('compare' as const) }) },
);

async function take(one: typeof step extends fc.Arbitrary<infer T> ? T : never): Promise<unknown> {
  const { db } = database;
  switch (one.op) {
    case 'post': {
      const at = new Date(base + one.day * dayMs);
      const points = one.n === 0 ? 1 : one.n - 150 || 1;
      return adjust(db, members[one.who]!, points, text(base + 90 * dayMs), { tuning_id: randomUUID() }, at);
    }
    case 'move':
      return sql`update users set partner_id = ${one.home ? w.partnerId : w.otherPartnerId} where id = ${members[one.who]!}`.execute(
        db,
      );
    case 'role':
      return sql`update users set role_code = ${one.member ? 'member' : 'partner'} where id = ${members[one.who]!}`.execute(
        db,
      );
    case 'fold':
      return foldDays(db);
    case 'compare':
      return compare();
  }
}

it('folded sums are the direct ones at every moment, whatever is written, moved and folded beside them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      // Four hands at once.
      const hands = [0, 1, 2, 3].map(async (hand) => {
        for (const one of steps.filter((_, index) => index % 4 === hand)) await take(one);
      });
      await Promise.all(hands);
      await compare();
    }),
    { seed: 5_000_000, numRuns: 12 },
  );
});

it('takes a folded day from its sums alone, and sees what a mark is for', async () => {
  for (const who of members.keys()) {
    await take({ op: 'role', who, member: true });
    await take({ op: 'post', who, day: 2, n: 400 });
  }
  while ((await foldDays(database.db)) > 0);
  await compare();
  const { rows } = await sql<{ folded: number; days: number; sums: number; marks: number }>`
    select (select count(*)::int from summary_folded) as folded, (select count(*)::int from summary_days) as sums,
      (now() - interval '1 hour')::date - (select min(at)::date from transfers) as days,
      (select count(*)::int from summary_marks where at < now() - interval '3 days') as marks`.execute(database.db);
  const { folded, days, sums, marks } = rows[0]!;
  // Every day that is over, give or take the one the zone divides.
  expect(folded).toBeGreaterThanOrEqual(days - 1);
  expect(days).toBeGreaterThan(5);
  expect(sums).toBeGreaterThan(days);
  expect(marks).toBe(0);
  await sql`alter table transfers disable trigger transfers_summary`.execute(database.db);
  await take({ op: 'post', who: 0, day: 2, n: 300 });
  await expect(compare()).rejects.toThrow();
  await sql`alter table transfers enable trigger transfers_summary`.execute(database.db);
  await take({ op: 'post', who: 0, day: 2, n: 300 });
  await compare();
});

it('leaves it to the rows themselves when hardly anything is folded', async () => {
  const long = { from: text(base - 60 * dayMs), to: text(base) };
  expect(await readDaySums(database.db, everybody, long)).toBeUndefined();
  await sql`insert into summary_folded (day, zone)
    select day::date, 'Europe/Moscow' from generate_series(${long.from}::timestamp, ${long.to}, '1 day') as day
    on conflict do nothing`.execute(database.db);
  expect(await readDaySums(database.db, everybody, long)).toBeDefined();
});

it('refuses to fold outside one snapshot', async () => {
  await expect(sql`select summary_fold('Europe/Moscow', 1)`.execute(database.db)).rejects.toThrow('one snapshot');
});
