import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { migrate } from './migrate.ts';
import { generateExpected } from './schema/generate.ts';
import { withoutDress } from './schema/read.ts';
import { generateStructure } from './schema/structure.ts';
import { type Migration, parseMigration } from './parse-migration.ts';
import { readSources, type Sources } from './sources.ts';
import { generateTypes } from './type-generator.ts';

const sources = readSources();
/** The sources with a migration more. */
const withMigration = (migration: Migration): Sources => ({
  ...sources,
  migrations: [...sources.migrations, migration],
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('applies nothing the second time', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

it('refuses to start when an applied file has changed', async () => {
  const [first, ...rest] = sources.baseline;
  const changed = { ...sources, baseline: [{ ...first!, sha256: 'other' }, ...rest] };
  await expect(migrate(database.url, changed)).rejects.toThrow(/изменены после применения: schema\/roles\.sql/);
});

it('refuses a database newer than the code', async () => {
  const newer = parseMigration('29990101T0000_newer.sql', 'select 1');
  await migrate(database.url, withMigration(newer));
  await expect(migrate(database.url)).rejects.toThrow(/База новее сервера: в ней применены 29990101T0000_newer\.sql/);
  await database.pool.query('delete from schema_migration where name = $1', [newer.name]);
});

it('leaves nothing of a migration that fails half-way', async () => {
  const broken = parseMigration('29990101T0000_broken.sql', 'create table half (id int); select nonsense;');
  await expect(migrate(database.url, withMigration(broken))).rejects.toThrow(/29990101T0000_broken/);
  const { rows } = await database.pool.query("select to_regclass('half') as found");
  expect(rows[0].found).toBeNull();
});

it('a migration has its tables before the functions, and its triggers after them', async () => {
  const migration = parseMigration(
    '29990101T0000_trigger.sql',
    `create table watched (id int);
--> after functions and views
create trigger watched after insert on watched for each row execute function watched();`,
  );
  const sql = 'create or replace function watched() returns trigger language plpgsql as $$ begin return null; end $$';
  const object = { kind: 'function' as const, name: 'watched', file: 'watched.sql', sql, sha256: 'w' };
  const more = withMigration(migration);
  expect(await migrate(database.url, { ...more, objects: [...more.objects, object] })).toEqual([
    migration.name,
    object.file,
  ]);
  await database.pool.query(`drop table watched; delete from schema_migration where name = '${migration.name}'`);
  expect(await migrate(database.url)).toEqual(['watched']);
});

it('two processes that migrate together apply each file once', async () => {
  const extra = parseMigration('29990101T0001_extra.sql', 'create table extra (id int)');
  const answers = await Promise.all([1, 2, 3].map(() => migrate(database.url, withMigration(extra))));
  expect(answers.flat()).toEqual([extra.name]);
  await database.pool.query(`drop table extra; delete from schema_migration where name = '${extra.name}'`);
});

describe('a table somebody holds', () => {
  const held = async (work: (holder: Client) => Promise<unknown>): Promise<void> => {
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('begin; lock table users in access share mode');
      await work(holder);
    } finally {
      await holder.end();
    }
  };
  const change = (name: string): Migration =>
    parseMigration(`29990101T0002_${name}.sql`, `alter table users add column ${name} int`);
  const forget = (name: string) =>
    database.pool.query(
      `alter table users drop column ${name}; delete from schema_migration where name like '29990101T0002%'`,
    );

  it('is waited for in turns: others pass in between, and the change is made when it is free', async () => {
    let applied: Promise<string[]> | undefined;
    await held(async () => {
      applied = migrate(database.url, withMigration(change('in_turns')), [50, 50, 50, 50]);
      const started = performance.now();
      // Behind a change that waits for the table this would wait as long as it does.
      await expect
        .poll(() => database.pool.query('select 1 from users limit 1').then(() => performance.now() - started), {
          timeout: 20_000,
        })
        .toBeGreaterThan(3000);
    });
    expect(await applied).toEqual(['29990101T0002_in_turns.sql']);
    await forget('in_turns');
  });

  it('whose holder waits for the migration in turn is had when the holder is through', async () => {
    let applied: Promise<string[]> | undefined;
    await held(async (holder) => {
      const both = parseMigration(
        '29990101T0002_crossed.sql',
        'lock table roles in access exclusive mode; alter table users add column crossed int',
      );
      applied = migrate(database.url, withMigration(both), [50, 50]);
      const isWaiting = async () =>
        (
          await database.pool.query(
            // Tables of other copies of the template have the same numbers.
            `select from pg_locks where not granted and relation = 'users'::regclass
               and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount;
      await eventually(async () => expect(await isWaiting()).toBe(1));
      await holder.query('lock table roles in access share mode');
    });
    expect(await applied).toEqual(['29990101T0002_crossed.sql']);
    await forget('crossed');
  });

  it('stops the start with one sentence when it is never free, and nothing is left', async () => {
    await held(async () => {
      await expect(migrate(database.url, withMigration(change('never')), [10])).rejects.toThrow(
        'Миграция 29990101T0002_never.sql не применилась: canceling statement due to lock timeout',
      );
    });
    expect(await migrate(database.url)).toEqual([]);
  });
});

it('types.gen.ts is what the migrated database gives', async () => {
  const file = readFileSync(join(import.meta.dirname, 'types.gen.ts'), 'utf8');
  expect(await generateTypes(database.url)).toBe(file);
});

it('schema/expected.gen.ts is what the migrated database gives, on every version of PostgreSQL', async () => {
  const file = readFileSync(join(import.meta.dirname, 'schema/expected.gen.ts'), 'utf8');
  expect(await generateExpected(database.url)).toBe(file);
});

it('structure.sql is what the migrated database gives', async () => {
  const file = readFileSync(join(import.meta.dirname, 'structure.sql'), 'utf8');
  const found = await generateStructure(database.url);
  const lines = (text: string): string[] => text.split('\n').map(withoutDress);
  expect(lines(found)).toEqual(lines(file));
});

it('the journal can only grow', async () => {
  await database.pool.query(
    "insert into audit_entries (id, actor_kind, action) values ('00000000-0000-7000-8000-000000000001', 'system', 'status')",
  );
  await expect(database.pool.query('update audit_entries set action = action')).rejects.toThrow(/append-only/);
  await expect(database.pool.query('delete from audit_entries')).rejects.toThrow(/append-only/);
  await expect(database.pool.query('truncate audit_entries')).rejects.toThrow(/append-only/);
});
