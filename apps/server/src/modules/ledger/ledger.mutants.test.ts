import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { codeOf } from '../../db/testing/sql-files.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { giveCard, hold, holdRequest, readAccount } from './testing/ledger.ts';
import {
  accrue,
  accrueBatch,
  adjust,
  auditLedger,
  confirmAccruals,
  requestWithdrawals,
  resolveWithdrawal,
} from './repository.ts';

// Each mutant breaks one rule of the writer in its own database; the workload must notice. If a
// mutant survives, the tests above would pass on a broken ledger.
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ max: 16 });
});
afterEach(() => database.drop());

const at = new Date('2026-03-02T10:00:00Z');
const days = { today: '2026-03-02', grace: '2026-04-01' };

async function mutate(name: string, from: string | RegExp, to: string): Promise<void> {
  const before = codeOf(name);
  const after = before.replace(from, to);
  expect(after, `mutation of ${name} must change it`).not.toBe(before);
  await database.pool.query(after);
}

/** Problems seen by the auditor, errors of the calls, and answers that break the promises. */
async function workload(): Promise<string[]> {
  const { db } = database;
  const member = randomUUID();
  const card = await giveCard(db, member, at);
  const problems: string[] = [];
  const attempt = <T>(work: Promise<T>) =>
    work.catch((error: Error) => {
      problems.push(error.message);
      return undefined;
    });
  await attempt(adjust(db, member, 60, '2027-01-31', {}, at));
  await attempt(adjust(db, member, 40, '2026-03-20', {}, at));
  const other = randomUUID();
  await attempt(adjust(db, other, 60, '2027-01-31', {}, at));
  await attempt(adjust(db, other, 40, '2026-03-20', {}, at));
  await attempt(adjust(db, other, -40, '2027-01-31', {}, at));
  if ((await readAccount(db, other)).lots['2026-03-20']) problems.push('soonest lot was not spent first');
  const key = randomUUID();
  const first = await attempt(hold(db, member, card, 40, at, { key }));
  if ((await readAccount(db, member)).lots['2026-03-20']) problems.push('soonest lot was not spent first');
  const second = await attempt(hold(db, member, card, 60, at));
  if ((await attempt(hold(db, member, card, 40, at, { key })))?.outcome !== 'replay') problems.push('replay refused');
  const won = await Promise.all(
    (['paid', 'rejected', 'paid', 'rejected'] as const).map((to) =>
      attempt(resolveWithdrawal(db, first?.id ?? '', ['new'], to, days, {}, at)),
    ),
  );
  if (won.filter(Boolean).length !== 1) problems.push('resolved more than once');
  await attempt(resolveWithdrawal(db, second?.id ?? '', ['new'], 'rejected', days, {}, at));
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const sale = randomUUID();
      const line = { sale_item_id: randomUUID(), kind: 'base' as const, points: 5 };
      await attempt(accrue(db, member, [line], { sale_id: sale }, at));
      await attempt(confirmAccruals(db, member, sale, null, { activateAt: at, expiresOn: '2027-03-31' }, {}, at));
    }),
  );
  problems.push(...(await together(db, attempt)));
  problems.push(...(await auditLedger(db)).map((row) => row.problem));
  return problems;
}

type Attempt = <T>(work: Promise<T>) => Promise<T | undefined>;

/** The same promises of the calls for many. */
async function together(db: TestDatabase['db'], attempt: Attempt): Promise<string[]> {
  const problems: string[] = [];
  const people = await Promise.all(
    [0, 1, 2].map(async () => {
      const id = randomUUID();
      await attempt(adjust(db, id, 60, '2027-01-31', {}, at));
      await attempt(adjust(db, id, 40, '2026-03-20', {}, at));
      return { id, card: await giveCard(db, id, at), key: randomUUID() };
    }),
  );
  const ask = (points: number, own: boolean) =>
    attempt(
      requestWithdrawals(
        db,
        people.map(({ id, card, key }) => holdRequest(id, card, points, own ? { key } : {})),
        at,
      ),
    );
  await ask(40, true);
  for (const { id } of people) {
    if ((await readAccount(db, id)).lots['2026-03-20']) problems.push('soonest lot was not spent first');
  }
  // All that is left, then the first requests once more: their keys come before «not enough».
  await Promise.all(Array.from({ length: 12 }, () => ask(5, false)));
  const again = await ask(40, true);
  if (again?.some(({ outcome }) => outcome !== 'replay')) problems.push('replay refused');
  const sales = people.map(({ id }) => ({
    member_id: id,
    ref: { sale_id: randomUUID() },
    lines: [1, 2].map((n) => ({ sale_item_id: randomUUID(), kind: 'base' as const, points: n })),
  }));
  await attempt(accrueBatch(db, sales, at));
  return problems;
}

describe('mutants of the writer', () => {
  it('the healthy writer passes the workload', async () => {
    expect(await workload()).toEqual([]);
  });

  it.each([
    ['the lock is gone', 'ledger_lock', /for update/gi, ''],
    ['lots are spent latest first', 'ledger_take', /nulls last, expires_on/i, 'nulls last, expires_on desc'],
    [
      'a resolution ignores the state',
      'withdrawal_resolve',
      /status = any \(p_from\)\s+and status not in [^)]+\)/i,
      'true',
    ],
    ['the lot is not filled on activation', 'ledger_activate', /perform ledger_put\([^;]+;/i, ''],
    ['the released points go nowhere', 'withdrawal_resolve', /perform ledger_put\([^;]+;/i, ''],
    ['the locks of a batch are gone', 'ledger_lock_batch', /for update/gi, ''],
    [
      'a batch looks the key up after the balance',
      'withdrawal_request_batch',
      /when o\.id is not null then/i,
      'when w.active >= a.points and o.id is not null then',
    ],
    [
      'a batch spends lots latest first',
      'withdrawal_request_batch',
      /order by l\.expires_on/i,
      'order by l.expires_on desc',
    ],
    [
      'a batch forgets what the lots gave',
      'withdrawal_request_batch',
      /-amount from taken/i,
      '-amount from taken where amount > points',
    ],
    [
      'a batch does not chain its postings',
      'ledger_accrue_batch',
      /over account as hash/i,
      'over (partition by l.member_id, l.turn) as hash',
    ],
    [
      'a batch keeps its first posting as the last',
      'ledger_accrue_batch',
      /order by member_id, seq desc/i,
      'order by member_id, seq',
    ],
    [
      'a batch posts to nobody’s account',
      'ledger_accrue_batch',
      'select member_id, seq, ledger_id()',
      'select gen_random_uuid(), seq, ledger_id()',
    ],
    ['the running balance is not kept', 'ledger_save', /active = w\.active, /i, ''],
  ])('%s: noticed', async (_, name, from, to) => {
    await mutate(name, from, to);
    expect(await workload()).not.toEqual([]);
  });
});
