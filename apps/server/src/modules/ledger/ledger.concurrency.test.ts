import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { BudgetSpent, withBudget } from './commands/with-budget.ts';
import { giveCard, hold, readAccount } from './testing/ledger.ts';
import { accrue, adjust, auditLedger, confirmAccruals, resolveWithdrawal } from './repository.ts';

let database: TestDatabase;
const at = new Date('2026-03-02T10:00:00Z');
const days = { today: '2026-03-02', grace: '2026-04-01' };

beforeAll(async () => {
  database = await createTestDatabase({ max: 24 });
});
afterAll(() => database.drop());

const count = <T>(all: readonly T[], wanted: T) => all.filter((x) => x === wanted).length;

async function memberWith(points: number) {
  const member = randomUUID();
  await adjust(database.db, member, points, '2027-01-31', { tuning_id: randomUUID() }, at);
  return { member, card: await giveCard(database.db, member, at) };
}

describe('operations that race for one account', () => {
  it('40 parallel withdrawals of 10 from 100: exactly 10 succeed', async () => {
    const { member, card } = await memberWith(100);
    const answers = await Promise.all(Array.from({ length: 40 }, () => hold(database.db, member, card, 10, at)));
    const outcomes = answers.map((a) => a.outcome);
    expect(count(outcomes, 'created')).toBe(10);
    expect(count(outcomes, 'insufficient')).toBe(30);
    expect((await readAccount(database.db, member)).sums).toEqual({ pending: 0, active: 0, reserved: 100, debt: 0 });
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('twins and late repeats of one key make one withdrawal; other data under the key is refused', async () => {
    const { member, card } = await memberWith(50);
    const key = randomUUID();
    const twins = await Promise.all(Array.from({ length: 20 }, () => hold(database.db, member, card, 50, at, { key })));
    expect(
      count(
        twins.map((a) => a.outcome),
        'created',
      ),
    ).toBe(1);
    expect(
      count(
        twins.map((a) => a.outcome),
        'replay',
      ),
    ).toBe(19);
    expect(new Set(twins.map((a) => a.id)).size).toBe(1);
    expect((await hold(database.db, member, card, 50, at, { key })).outcome).toBe('replay');
    expect((await hold(database.db, member, card, 40, at, { key })).outcome).toBe('mismatch');
    expect((await readAccount(database.db, member)).sums.reserved).toBe(50);
  });

  it('payment and cancellation at the same moment: one wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { member, card } = await memberWith(30);
      const { id = '' } = await hold(database.db, member, card, 30, at);
      const won = await Promise.all([
        resolveWithdrawal(database.db, id, ['new'], 'paid', days, {}, at),
        resolveWithdrawal(database.db, id, ['new'], 'cancelled', days, {}, at),
        resolveWithdrawal(database.db, id, ['new'], 'paid', days, {}, at),
      ]);
      expect(count(won, true)).toBe(1);
      expect((await readAccount(database.db, member)).sums.reserved).toBe(0);
    }
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('limits of a day and a month hold under a race', async () => {
    const { member, card } = await memberWith(1000);
    const day = await Promise.all(
      Array.from({ length: 12 }, () => hold(database.db, member, card, 10, at, { dayMax: 3 })),
    );
    expect(
      count(
        day.map((a) => a.outcome),
        'created',
      ),
    ).toBe(3);
    const month = await Promise.all(
      Array.from({ length: 12 }, () => hold(database.db, member, card, 10, at, { monthPoints: 50 })),
    );
    expect(
      count(
        month.map((a) => a.outcome),
        'created',
      ),
    ).toBe(2);
  });
});

describe('promotion budget', () => {
  it.each([1, 4])('is spent to the last whole accrual and never over, %i stripes', async (stripes) => {
    const promotion = randomUUID();
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      await sql`insert into promotion_budgets (promotion_id, stripe, limit_points)
        values (${promotion}, ${stripe}, ${stripe === 0 ? 305 - 70 * (stripes - 1) : 70})`.execute(database.db);
    }
    const one = async () => {
      const member = randomUUID();
      const line = {
        sale_item_id: randomUUID(),
        kind: 'promotion' as const,
        promotion_id: promotion,
        promotion_version_id: promotion,
        points: 10,
      };
      try {
        await withBudget(database.db, member, () => accrue(database.db, member, [line], { sale_id: randomUUID() }, at));
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(BudgetSpent);
        return false;
      }
    };
    const done = await Promise.all(Array.from({ length: 60 }, one));
    expect(count(done, true)).toBe(30);
    expect(await auditLedger(database.db)).toEqual([]);
  });
});

describe('everything at once', () => {
  it('8 workers on 3 members leave sound books', async () => {
    const people = await Promise.all([memberWith(200), memberWith(200), memberWith(200)]);
    const worker = async (n: number) => {
      const mine: string[] = [];
      for (let i = 0; i < 40; i += 1) {
        const person = people[(n + i) % 3]!;
        const kind = (n * 7 + i * 3) % 4;
        if (kind === 0) {
          const sale = randomUUID();
          const line = { sale_item_id: randomUUID(), kind: 'base' as const, points: 7 };
          await accrue(database.db, person.member, [line], { sale_id: sale }, at);
          const when = { activateAt: at, expiresOn: '2027-03-31' };
          await confirmAccruals(database.db, person.member, sale, null, when, {}, at);
        } else if (kind === 1) await adjust(database.db, person.member, -3, '2027-01-31', {}, at);
        else if (kind === 2) {
          const { id } = await hold(database.db, person.member, person.card, 11, at);
          if (id) mine.push(id);
        } else if (mine.length > 0) {
          const to = i % 2 ? ('paid' as const) : ('rejected' as const);
          await resolveWithdrawal(database.db, mine.pop()!, ['new'], to, days, {}, at);
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => worker(n)));
    expect(await auditLedger(database.db)).toEqual([]);
  });
});

describe('fences', () => {
  it('refuse any hand but the writer', async () => {
    const { member } = await memberWith(10);
    const { db } = database;
    const codes = await Promise.all(
      [
        sql`update wallets set active = 999 where member_id = ${member}`,
        sql`update lots set remaining = 999 where member_id = ${member}`,
        sql`delete from accruals`,
        sql`update transfers set amount = 999`,
        sql`delete from transfers`,
        sql`delete from lot_uses`,
        sql`truncate transfers, lot_uses`,
        sql`insert into lots values (${member}, '2030-01-01', 5)`,
      ].map((q) =>
        q.execute(db).then(
          () => 'done',
          (e: { code?: string }) => e.code,
        ),
      ),
    );
    expect(codes).toEqual(['PB101', 'PB101', 'PB101', 'PB100', 'PB100', 'PB100', 'PB100', 'PB101']);
  });
});
