import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { giveCard, hold, holdRequest, readAccount } from './testing/ledger.ts';
import {
  accrue,
  accrueBatch,
  type AccrualLine,
  adjust,
  auditLedger,
  lockMembers,
  requestWithdrawals,
  writeOffDebt,
} from './repository.ts';

// A batch of one and a batch of many keep the same books. Each person of a run stands twice in the database: once
// served by a call of their own, once together with the others.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 8 });
});
afterAll(() => database.drop());

const at = new Date('2026-03-02T10:00:00Z');
const people = 6;

interface Sale {
  member_id: string;
  ref: { sale_id: string };
  lines: AccrualLine[];
}

const call = async <T>(text: string, values: unknown[]): Promise<T[]> =>
  (await database.db.executeQuery<{ v: T }>(CompiledQuery.raw(text, values))).rows.map(({ v }) => v);

/** As the writer of sales calls it, which has locked the accounts and asked about the budgets before. */
const accruePrepared = (sales: readonly Sale[]) =>
  call<unknown>('select ledger_accrue_batch($1::jsonb, $2, true) as v', [JSON.stringify(sales), at]);

const shortOf = (sales: readonly Sale[]) =>
  call<{ n: number; state: string }>('select to_jsonb(s) as v from ledger_short($1::jsonb) s', [JSON.stringify(sales)]);

/** Everything the ledger holds of one person, ids and numbers aside. */
async function bookOf(member: string) {
  const { rows } = await sql`select seq, type, dr, cr, amount, pending_after, active_after, reserved_after, debt_after,
      store_id is null as homeless, actor_kind, at from transfers where member_id = ${member} order by seq`.execute(
    database.db,
  );
  const uses =
    await sql`select seq, expires_on, amount from lot_uses where member_id = ${member} order by 1, 2`.execute(
      database.db,
    );
  const accruals = await sql`select kind, points, left_pending, status, budget_stripe from accruals
    where member_id = ${member} order by kind, points, status`.execute(database.db);
  const requests = await sql`select points, status, net_kopecks from withdrawals where member_id = ${member}
    order by number`.execute(database.db);
  const account = await sql`select earned, paid, expired, seq from wallets where member_id = ${member}`.execute(
    database.db,
  );
  return [rows, uses.rows, accruals.rows, requests.rows, account.rows, await readAccount(database.db, member)];
}

const lots = fc.array(
  fc.record({
    points: fc.integer({ min: 1, max: 60 }),
    day: fc.constantFrom('2026-04-30', '2026-05-31', '2027-01-31'),
  }),
  { maxLength: 4 },
);
const who = fc.nat({ max: people - 1 });
const round = fc.oneof(
  fc.record({
    op: fc.constant('hold' as const),
    asked: fc.uniqueArray(
      fc.record({ who, points: fc.integer({ min: 1, max: 90 }), again: fc.boolean(), other: fc.boolean() }),
      { selector: (ask) => ask.who, minLength: 2, maxLength: people },
    ),
  }),
  fc.record({
    op: fc.constant('accrue' as const),
    asked: fc.array(fc.record({ who, base: fc.nat({ max: 40 }), promo: fc.nat({ max: 20 }) }), {
      minLength: 2,
      maxLength: 9,
    }),
  }),
);

async function addBudget(limit: number, stripes = 1): Promise<string> {
  const promotion = randomUUID();
  await sql`insert into promotion_budgets (promotion_id, stripe, limit_points)
    select ${promotion}, n, ${limit} from generate_series(0, ${stripes}::int - 1) n`.execute(database.db);
  return promotion;
}

const lineOf = (base: number, promo: number, promotion: string): AccrualLine[] => {
  const sale_item_id = randomUUID();
  return [
    { sale_item_id, kind: 'base', points: base },
    { sale_item_id, kind: 'promotion', promotion_id: promotion, promotion_version_id: randomUUID(), points: promo },
  ];
};

it('one by one or in a batch: the same answers and the same books', { timeout: 240_000 }, async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(lots, { minLength: people, maxLength: people }),
      fc.array(round, { maxLength: 5 }),
      async (given, rounds) => {
        const pairs = await Promise.all(
          given.map(async (own, index) => {
            const made = {
              alone: randomUUID(),
              together: randomUUID(),
              card: { alone: '', together: '' },
              keys: [] as string[],
            };
            for (const side of ['alone', 'together'] as const) {
              made.card[side] = await giveCard(db, made[side], at);
              for (const lot of own) await adjust(db, made[side], lot.points, lot.day, {}, at);
              // One of them has nothing at all, not even an account.
              if (own.length === 0 && index > 0) await writeOffDebt(db, made[side], 1, {}, at);
            }
            return made;
          }),
        );
        const promotions = { alone: await addBudget(100_000), together: await addBudget(100_000) };
        for (const { op, asked } of rounds) {
          if (op === 'accrue') {
            const sales = asked.map((ask) => ({ ...ask, lines: lineOf(ask.base, ask.promo, promotions.together) }));
            for (const { who: n, base, promo } of asked) {
              await accrue(db, pairs[n]!.alone, lineOf(base, promo, promotions.alone), { sale_id: randomUUID() }, at);
            }
            await accrueBatch(
              db,
              sales.map(({ who: n, lines }) => ({
                member_id: pairs[n]!.together,
                ref: { sale_id: randomUUID() },
                lines,
              })),
              at,
            );
            continue;
          }
          // A key already used, with the same request or with another one.
          const keyed = asked.map((ask) => {
            const pair = pairs[ask.who]!;
            const key = (ask.again && pair.keys.at(-1)) || randomUUID();
            pair.keys.push(key);
            return { ...ask, pair, options: { key, hash: ask.other ? 'other' : 'same' } };
          });
          const single = [];
          for (const { pair, points, options } of keyed) {
            single.push(await hold(db, pair.alone, pair.card.alone, points, at, options));
          }
          const many = await requestWithdrawals(
            db,
            keyed.map(({ pair, points, options }) => holdRequest(pair.together, pair.card.together, points, options)),
            at,
          );
          expect(many.map(({ outcome, left }) => ({ outcome, left }))).toEqual(
            single.map(({ outcome, left }) => ({ outcome, left })),
          );
        }
        for (const pair of pairs) expect(await bookOf(pair.together)).toEqual(await bookOf(pair.alone));
        expect(await auditLedger(db)).toEqual([]);
      },
    ),
    { numRuns: 12, seed: 20261122 },
  );
});

it('a second withdrawal of one person in a batch has to come individually', async () => {
  const { db } = database;
  const member = randomUUID();
  const card = await giveCard(db, member, at);
  await adjust(db, member, 100, '2027-01-31', {}, at);
  const answers = await requestWithdrawals(db, [holdRequest(member, card, 10), holdRequest(member, card, 20)], at);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['created', 'individual']);
  expect((await readAccount(db, member)).sums).toMatchObject({ active: 90, reserved: 10 });
});

it('a sale that the budget does not cover is named, and what is written stays within it', async () => {
  const { db } = database;
  const promotion = await addBudget(100);
  const sale = (points: number): Sale => ({
    member_id: randomUUID(),
    ref: { sale_id: randomUUID() },
    lines: lineOf(5, points, promotion),
  });
  const sales = [sale(60), sale(50), sale(0), sale(30)];
  expect(await shortOf(sales)).toMatchObject([
    { n: 2, state: 'PB001' },
    { n: 4, state: 'PB001' },
  ]);
  await expect(accrueBatch(db, sales, at)).rejects.toMatchObject({ code: 'PB001', detail: promotion });
  await expect(accruePrepared(sales), 'accounts that nobody has opened').rejects.toMatchObject({ code: 'PB102' });
  await lockMembers(
    db,
    sales.map(({ member_id }) => member_id),
  );
  await expect(accruePrepared(sales)).rejects.toThrow('promotion_budgets_limit');
  await accrueBatch(db, [sales[0]!, sales[2]!], at);
  expect(await shortOf([sale(41)])).toMatchObject([{ n: 1, state: 'PB002' }]);
  await expect(accrueBatch(db, [sale(41)], at)).rejects.toMatchObject({ code: 'PB002', detail: promotion });
  expect(await shortOf([sale(40)])).toEqual([]);
  expect(await auditLedger(db)).toEqual([]);
});

it('two batches over the same people in opposite orders wait for each other and lose nothing', async () => {
  const { db } = database;
  const members = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const id = randomUUID();
      await adjust(db, id, 100, '2027-01-31', {}, at);
      return { id, card: await giveCard(db, id, at) };
    }),
  );
  const batch = (list: typeof members) =>
    requestWithdrawals(
      db,
      list.map(({ id, card }) => holdRequest(id, card, 7)),
      at,
    );
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => batch(n % 2 === 0 ? members : members.toReversed())),
  );
  expect(answers.flat().every(({ outcome }) => outcome === 'created')).toBe(true);
  for (const { id } of members) expect((await readAccount(db, id)).sums).toMatchObject({ active: 58, reserved: 42 });
  expect(await auditLedger(db)).toEqual([]);
});

it('an account somebody else has moved breaks the batch of a caller that says it holds it', async () => {
  const member = randomUUID();
  const sale = (points: number): Sale => ({
    member_id: member,
    ref: { sale_id: randomUUID() },
    lines: [{ sale_item_id: randomUUID(), kind: 'base', points }],
  });
  const post = 'select ledger_accrue_batch($1::jsonb, $2, $3)';
  await accrueBatch(database.db, [sale(5)], at);
  const [holder, other] = [await database.pool.connect(), await database.pool.connect()];
  try {
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const blockers = () => call<number[]>('select pg_blocking_pids($1) as v', [rows[0]!.pid]);
    await holder.query('begin');
    await holder.query(post, [JSON.stringify([sale(7)]), at, false]);
    const liar = other.query(post, [JSON.stringify([sale(11)]), at, true]);
    const refused = expect(liar).rejects.toMatchObject({ code: expect.stringMatching(/^(23505|PB102)$/) });
    await eventually(async () => expect((await blockers())[0]).toHaveLength(1));
    await holder.query('commit');
    await refused;
  } finally {
    holder.release();
    other.release();
  }
  expect((await readAccount(database.db, member)).sums).toMatchObject({ pending: 12 });
  expect(await auditLedger(database.db)).toEqual([]);
});

it('a posting changes its account where it stands: no index of accounts is written', async () => {
  // Of its own: versions of other tests may fill the page, and what finds no room on it moves for that reason alone.
  const own = await createTestDatabase();
  try {
    const member = randomUUID();
    await adjust(own.db, member, 100, '2027-01-01', { tuning_id: randomUUID() }, at);
    await own.db.transaction().execute(async (tx) => {
      for (let n = 0; n < 5; n += 1) await adjust(tx, member, 100, '2027-01-01', { tuning_id: randomUUID() }, at);
      await accrue(
        tx,
        member,
        [{ sale_item_id: randomUUID(), kind: 'base', points: 7 }],
        { sale_id: randomUUID() },
        at,
      );
      const { rows } = await sql<{ updated: number; inPlace: number }>`
        select pg_stat_get_xact_tuples_updated('wallets'::regclass)::int as updated,
          pg_stat_get_xact_tuples_hot_updated('wallets'::regclass)::int as "inPlace"`.execute(tx);
      expect(rows[0]!.updated).toBeGreaterThanOrEqual(6);
      expect(rows[0]!.inPlace).toBe(rows[0]!.updated);
    });
  } finally {
    await own.drop();
  }
});

it('identifiers are of version 7: they begin with the millisecond they were made in, and none is made twice', async () => {
  const before = Date.now();
  const { rows } = await database.pool.query<{ id: string }>('select ledger_id() as id from generate_series(1, 5000)');
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5000);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    // The clock of the database may differ from ours by a tick.
    expect(madeAt).toBeGreaterThanOrEqual(before - 1000);
    expect(madeAt).toBeLessThanOrEqual(Date.now() + 1000);
  }
});
