import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../db/open.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { giveCard, holdRequest } from './testing/ledger.ts';
import {
  accrue,
  accrueBatch,
  activateDue,
  adjust,
  auditLedger,
  cancelAccruals,
  confirmAccruals,
  expireDue,
  lockMember,
  lockMembers,
  requestWithdrawals,
  resolveWithdrawal,
  returnPoints,
  unconfirmAccruals,
  writeOffDebt,
} from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-03-02T10:00:00Z');
const later = new Date('2026-03-20T10:00:00Z');
const days = { today: '2026-03-02', grace: '2026-04-01' };
const tables = ['wallets', 'transfers', 'accruals', 'lots', 'lot_uses'] as const;
let member: string;
let card: string;
beforeEach(async () => {
  member = randomUUID();
  await adjust(database.db, member, 500, '2027-01-31', {}, at);
  card = await giveCard(database.db, member, at);
});

const line = (points = 5) => ({ sale_item_id: randomUUID(), kind: 'base' as const, points });
const sale = async (db: Db): Promise<string> => {
  const id = randomUUID();
  await accrue(db, member, [line(), line(7)], { sale_id: id }, at);
  return id;
};
const hold = async (db: Db, points = 10): Promise<string> =>
  (await requestWithdrawals(db, [holdRequest(member, card, points)], at))[0]!.id!;
const batch = (who: string) => [{ member_id: who, ref: { sale_id: randomUUID() }, lines: [line()] }];

// Each writer, and each way out of it: done, nothing to do, refused.
const writers: [string, (db: Db) => Promise<unknown>][] = [
  ['lock', (db) => lockMember(db, randomUUID())],
  ['locks of many', (db) => lockMembers(db, [member, randomUUID()])],
  ['accrue', sale],
  ['accrue nothing', (db) => accrue(db, member, [], { sale_id: randomUUID() }, at)],
  ['accrue many', (db) => accrueBatch(db, [...batch(member), ...batch(member)], at)],
  ['cancel', async (db) => cancelAccruals(db, member, await sale(db), null, {}, at)],
  ['cancel nothing', (db) => cancelAccruals(db, member, randomUUID(), null, {}, at)],
  [
    'confirm',
    async (db) =>
      confirmAccruals(db, member, await sale(db), null, { activateAt: later, expiresOn: '2027-03-31' }, {}, at),
  ],
  [
    'confirm what is due',
    async (db) =>
      confirmAccruals(db, member, await sale(db), null, { activateAt: at, expiresOn: '2027-03-31' }, {}, at),
  ],
  [
    'undo of a confirmation',
    async (db) => {
      const id = await sale(db);
      await confirmAccruals(db, member, id, null, { activateAt: at, expiresOn: '2027-03-31' }, {}, at);
      await unconfirmAccruals(db, member, id, {}, at);
    },
  ],
  [
    'activation',
    async (db) => {
      await confirmAccruals(db, member, await sale(db), null, { activateAt: later, expiresOn: '2027-03-31' }, {}, at);
      expect(await activateDue(db, later, 10)).toBeGreaterThan(0);
    },
  ],
  ['expiry', async (db) => expect(await expireDue(db, '2028-01-01', later, 10)).toBeGreaterThan(0)],
  ['credit', (db) => adjust(db, member, 10, '2027-01-31', {}, at)],
  ['debit', (db) => adjust(db, member, -10, '2027-01-31', {}, at)],
  ['debit refused', async (db) => expect(await adjust(db, member, -900, '2027-01-31', {}, at)).toBe('insufficient')],
  ['write-off refused', async (db) => expect(await writeOffDebt(db, member, 1, {}, at)).toBe('insufficient')],
  [
    'return to debt and its write-off',
    async (db) => {
      const rules = { policy: 'to_debt', debtCap: null } as const;
      const item = line(50);
      const id = randomUUID();
      await accrue(db, member, [item], { sale_id: id }, at);
      await confirmAccruals(db, member, id, null, { activateAt: at, expiresOn: '2027-03-31' }, {}, at);
      await hold(db, 540);
      await returnPoints(db, member, id, [item], rules, {}, at);
      expect(await writeOffDebt(db, member, 40, {}, at)).toBe('ok');
    },
  ],
  ['hold', (db) => hold(db)],
  ['hold over the day', (db) => requestWithdrawals(db, [holdRequest(member, card, 1, { dayMax: 0 })], at)],
  ['holds', (db) => requestWithdrawals(db, [holdRequest(member, card, 10)], at)],
  ['hold refused', (db) => requestWithdrawals(db, [holdRequest(member, card, 9000)], at)],
  ['release', async (db) => resolveWithdrawal(db, await hold(db), ['new'], 'cancelled', days, {}, at)],
  [
    'release of another status',
    async (db) => resolveWithdrawal(db, await hold(db), ['approved'], 'paid', days, {}, at),
  ],
  [
    'a new member',
    (db) =>
      sql`insert into users (id, external_id, role_code, status, last_name, registered_at)
        values (gen_random_uuid(), ${randomUUID()}, 'member', 'confirmed', 'Новый', ${at})`.execute(db),
  ],
];

describe('only the writer writes', () => {
  it.each(writers)('after «%s» the same transaction is refused again', async (_name, write) => {
    await database.db.transaction().execute(async (tx) => {
      await write(tx);
      for (const table of tables) {
        await sql`savepoint before`.execute(tx);
        await expect(sql`insert into ${sql.ref(table)} default values`.execute(tx), table).rejects.toThrow(
          /is written only by the ledger functions/,
        );
        await sql`rollback to savepoint before`.execute(tx);
      }
    });
  });

  it('after a failure inside of the writer the transaction that goes on is refused', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`savepoint before`.execute(tx);
      await expect(accrue(tx, member, [line(-5)], { sale_id: randomUUID() }, at)).rejects.toThrow(/check/);
      await sql`rollback to savepoint before`.execute(tx);
      await expect(sql`update wallets set active = 0`.execute(tx)).rejects.toThrow(/only by the ledger functions/);
      await sql`rollback to savepoint before`.execute(tx);
    });
  });

  it('inner parts of the writer do not write when they are called from outside', async () => {
    const post = sql`
      select ledger_post(w, ledger_ref_of('{}'), 'ADJUST_CREDIT', 'ADJUST', 'active', 5, ${at}) from wallets w
      where member_id = ${member}`;
    await expect(post.execute(database.db)).rejects.toThrow(/only by the ledger functions/);
    await expect(sql`select ledger_put(${member}, 1, '2027-01-31', 5)`.execute(database.db)).rejects.toThrow(
      /only by the ledger functions/,
    );
  });

  it('no function needs a parameter of one’s own in its header, and no role more than its database', async () => {
    const { rows } = await sql`
      select proname from pg_proc, unnest(proconfig) as setting
      where pronamespace = 'public'::regnamespace and split_part(setting, '=', 1) like '%.%'`.execute(database.db);
    expect(rows).toEqual([]);
    const role = await sql`select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles
      where rolname = current_user`.execute(database.db);
    expect(role.rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }]);
    expect(await auditLedger(database.db)).toEqual([]);
  });
});
