import { createHash, randomBytes } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { administratorUrl } from '../test/database.ts';
import { formerly } from './migrations-formerly.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { verifySchema } from './schema/verify.ts';

const mark = "set ledger.writer = 'on' ";
const first = (text: string, found: string, instead: string): string => {
  if (!text.includes(found)) throw new Error(`No «${found}»`);
  return text.replace(found, () => instead);
};

// The texts as they were applied once: the parameter stood in the headers, and the trigger set nothing itself.
const earlier: Record<string, (text: string) => string> = {
  '20261120T1301_ledger_writer.sql': (text) =>
    first(text, 'returns wallets language plpgsql as', `returns wallets language plpgsql ${mark}as`),
  '20261120T1303_ledger_accruals.sql': (text) =>
    text.replaceAll('bigint language plpgsql as', `bigint language plpgsql ${mark}as`),
  '20261120T1304_ledger_money.sql': (text) =>
    text.replaceAll(/returns (text|jsonb|bigint) language plpgsql as/g, `returns $1 language plpgsql ${mark}as`),
  '20261120T1311_ledger_withdrawals.sql': (text) =>
    text.replaceAll(/returns (jsonb|boolean) language plpgsql as/g, `returns $1 language plpgsql ${mark}as`),
  '20261122T0100_list_indexes.sql': (text) =>
    first(
      text,
      `language plpgsql as $$
begin
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id) values (new.id) on conflict do nothing;
  perform set_config('ledger.writer', '', true);
`,
      `language plpgsql ${mark}as $$
begin
  insert into wallets (member_id) values (new.id) on conflict do nothing;
`,
    ),
  '20261122T0900_ledger_batches.sql': (text) =>
    first(
      first(
        first(text, '\nset lock_timeout', `\n${mark}set lock_timeout`),
        'rows 50 set plan_cache_mode',
        `rows 50 ${mark}set plan_cache_mode`,
      ),
      'rows 50\nset plan_cache_mode',
      `rows 50\n${mark}set plan_cache_mode`,
    ),
  '20261122T1210_ledger-batches.sql': (text) =>
    first(
      first(text, '\nset lock_timeout', `\n${mark}set lock_timeout`),
      'rows 50\nset plan_cache_mode',
      `rows 50\n${mark}set plan_cache_mode`,
    ),
};

const asApplied = ({ name, sql, sha256 }: Migration): Migration => {
  const text = earlier[name]?.(sql) ?? sql;
  const sum = createHash('sha256').update(text).digest('hex');
  return { name, sql: text, sha256: earlier[name] ? sum : sha256 };
};

// Only a superuser could apply them: that was the fault.
const name = `formerly_${randomBytes(6).toString('hex')}`;
const url = (): string => Object.assign(new URL(administratorUrl()), { pathname: `/${name}` }).href;
let admin: Client;
beforeAll(async () => {
  admin = new Client({ connectionString: administratorUrl() });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('the sums that are accepted are those of the texts that were applied, and of no others', () => {
  const sums = readMigrations()
    .filter((migration) => migration.name in earlier)
    .map((migration) => [migration.name, asApplied(migration).sha256]);
  expect(sums).toEqual([...formerly]);
});

it('an installation with the earlier texts goes on and comes to the schema of a fresh one', async () => {
  const all = readMigrations();
  const before = all.filter((migration) => migration.name < '20261124T1610');
  await migrate(url(), before.map(asApplied));
  const marked = async (): Promise<number> => {
    const client = new Client({ connectionString: url() });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_proc where 'ledger.writer=on' = any (proconfig)",
    );
    await client.end();
    return rows[0]!.n;
  };
  expect(await marked()).toBe(16);
  expect(await migrate(url())).toEqual(all.slice(before.length).map((migration) => migration.name));
  expect(await marked()).toBe(0);
  await verifySchema(url());
});
