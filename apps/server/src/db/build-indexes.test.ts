import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { migrate } from './migrate.ts';
import { parseMigration } from './parse-migration.ts';
import { readSources, type Sources } from './sources.ts';

const sources = readSources();
const name = '29990101T0003_lists.sql';
const file = (text: string): Sources => ({
  ...sources,
  migrations: [...sources.migrations, parseMigration(name, text)],
});
const unique = file(`create table lists (n int);
insert into lists values (1), (1);
--> indexes concurrently
-- One of a kind.
create unique index concurrently lists_n on lists (n);
create index concurrently lists_more on lists (n, n);
drop index concurrently if exists lists_more;
`);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.pool.query(`drop table if exists lists; delete from schema_migration where name = '${name}'`));

const indexes = async (): Promise<Record<string, boolean>> => {
  const { rows } = await database.pool.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'lists'::regclass`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.valid]));
};
const isPending = async (): Promise<boolean> => {
  const { rows } = await database.pool.query<{ pending: boolean }>(
    'select indexes_pending as pending from schema_migration where name = $1',
    [name],
  );
  return rows[0]!.pending;
};

it('an index that failed is named, and built by the next start', async () => {
  await expect(migrate(database.url, unique)).rejects.toThrow(/29990101T0003_lists\.sql не построила индекс lists_n/);
  expect(await indexes()).toEqual({ lists_n: false });
  expect(await isPending()).toBe(true);
  await database.pool.query('delete from lists where ctid = (select min(ctid) from lists)');
  expect(await migrate(database.url, unique)).toEqual([]);
  expect(await indexes()).toEqual({ lists_n: true });
  expect(await isPending()).toBe(false);
});

it('a start that is cut off while it builds is finished by the next, and writes go on meanwhile', async () => {
  const one = file(`create table lists (n int);
--> indexes concurrently
create index concurrently lists_n on lists (n);
`);
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  try {
    // A transaction older than the build: the build waits for it.
    await holder.query('begin isolation level repeatable read; select 1 from users limit 1');
    const cut = migrate(database.url, one).catch((error: unknown) => error);
    const building = () =>
      database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'pribavka-migrate' and query like 'create index%'
         and datname = current_database() and wait_event_type = 'Lock'`,
      );
    await eventually(async () => expect((await building()).rowCount).toBe(1));
    await database.pool.query('insert into lists values (1)');
    const others = migrate(database.url, one);
    await database.pool.query('select pg_terminate_backend($1)', [(await building()).rows[0]!.pid]);
    expect(await cut).toMatchObject({ message: expect.stringMatching(/не построила индекс lists_n/) as string });
    await holder.query('rollback');
    expect(await others).toEqual([]);
    expect(await indexes()).toEqual({ lists_n: true });
  } finally {
    await holder.end();
  }
});

it('of a table in parts it is built in each, also after an interrupted start, and dropped from all', async () => {
  const inParts = file(`--> indexes concurrently
create index concurrently audit_entries_more on audit_entries (fingerprint, at desc) where fingerprint is not null;
`);
  const found = async (): Promise<unknown[]> =>
    (
      await database.pool.query(
        `select i.indexrelid::regclass::text as name, i.indisvalid as valid from pg_index i
         where i.indexrelid::regclass::text like '%\\_more' order by 1`,
      )
    ).rows;
  await database.pool.query(
    'create index audit_entries_other_more on parts.audit_entries_other (fingerprint, at desc) where fingerprint is not null',
  );
  await migrate(database.url, inParts);
  const { rows } = await database.pool.query<{ part: string }>(
    `select part from table_parts where parent = 'audit_entries' order by part`,
  );
  const wanted = [
    'audit_entries_more',
    ...[...rows.map(({ part }) => part), 'audit_entries_other'].map((part) => `parts.${part}_more`),
  ];
  expect(await found()).toEqual(wanted.map((index) => ({ name: index, valid: true })));
  await database.pool.query(`delete from schema_migration where name = '${name}'`);
  await migrate(database.url, file('--> indexes concurrently\ndrop index concurrently if exists audit_entries_more;'));
  expect(await found()).toEqual([]);
});

it('only indexes stand in that part, and a line nobody knows is refused', () => {
  const parse = (text: string) => () => parseMigration(name, text);
  expect(parse('--> indexes concurrently\nupdate users set email = null;')).toThrow(/create index concurrently/);
  expect(parse('--> indexes concurrently\ncreate index lists_n on lists (n);')).toThrow(/create index concurrently/);
  expect(parse('select 1;\n--> after everything\nselect 2;')).toThrow(/непонятная строка «--> after everything»/);
});
