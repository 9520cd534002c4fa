import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { verifySchema } from './verify.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** What the start says after this has happened to the database; undefined when it starts. */
async function refusalAfter(statement: string): Promise<string | undefined> {
  await database.pool.query(statement);
  return verifySchema(database.url).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

it('lets a database start that is what the code expects', async () => {
  expect(await refusalAfter('select 1')).toBeUndefined();
});

it.each([
  [
    'drop function ledger_expire_due(date, timestamptz, int)',
    'function ledger_expire_due(date,timestamp with time zone,integer)',
  ],
  ['drop view ledger_audit', 'view ledger_audit'],
  ['drop trigger transfers_append_only on transfers', 'trigger transfers.transfers_append_only'],
  ['drop index transfers_at', 'index transfers_at'],
  ['alter table users drop column last_login_at cascade', 'column users.last_login_at'],
  ['alter table wallets drop constraint wallets_debt_before_active', 'constraint wallets.wallets_debt_before_active'],
  ['drop table support_requests cascade', 'column support_requests.id'],
])('%s: the start names what is missing', async (statement, name) => {
  const refusal = await refusalAfter(statement);
  expect(refusal).toMatch(
    /^Схема базы не та, с которой работает эта версия\. Сервер не запущен\.\nНе хватает \(\d+\):\n/,
  );
  expect(refusal).toContain(`• ${name}`);
});

it.each([
  [
    `create or replace function ledger_save(w wallets) returns void language plpgsql as $$ begin end $$`,
    'function ledger_save(wallets)',
  ],
  ['alter table transfers disable trigger transfers_append_only', 'trigger transfers.transfers_append_only'],
  ['alter table users alter column last_name drop not null', 'column users.last_name'],
  ['alter table users alter column version set default 7', 'column users.version'],
  [
    'alter function withdrawal_request_batch(jsonb, timestamptz) reset enable_seqscan',
    'function withdrawal_request_batch(jsonb,timestamp with time zone)',
  ],
])('%s: the start names what is different', async (statement, name) => {
  expect(await refusalAfter(statement)).toContain(`Отличаются (1):\n  • ${name}\n`);
});

it('a list that is long is cut, with how many more there are', async () => {
  const refusal = await refusalAfter('drop table users cascade');
  expect(refusal).toMatch(/… и ещё \d+\n/);
  expect(refusal!.length).toBeLessThan(2000);
});

it('what the operator has added stands in nobody’s way', async () => {
  const additions = `create index extra on users (updated_at); create table notes (id int); alter table users set (fillfactor = 90);
    create function helper() returns int language sql as 'select 1'`;
  expect(await refusalAfter(additions)).toBeUndefined();
});

it('a server without trigram indexes starts when it has no such extension', async () => {
  expect(await refusalAfter('drop extension if exists pg_trgm cascade')).toBeUndefined();
});
