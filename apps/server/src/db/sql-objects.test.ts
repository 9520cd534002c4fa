import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { schemaOf } from '../test/schema.ts';
import { baseline } from './baseline.ts';
import { migrate } from './migrate.ts';
import { parseMigration } from './parse-migration.ts';
import { readSources } from './sources.ts';
import { sqlErrors } from './sql-errors.ts';
import { readObjects, type SqlObject } from './sql-objects.ts';

let database: TestDatabase;
const withDatabase = (): void => {
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());
};

const own = (catalog: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

const schema = async (): Promise<string> => {
  const client = await database.pool.connect();
  try {
    return await schemaOf(client);
  } finally {
    client.release();
  }
};

describe('the files of functions and views', () => {
  withDatabase();

  it('are all there is in the database', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select 'function ' || proname as name from pg_proc o where pronamespace = 'public'::regnamespace and ${own('pg_proc')}
       union all
       select 'view ' || relname from pg_class o
       where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and ${own('pg_class')}`,
    );
    const files = readObjects().map(({ kind, name }) => `${kind} ${name}`);
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it('say what stands in the database', async () => {
    const before = await schema();
    for (const { sql } of readObjects()) await database.pool.query(sql);
    expect(await schema()).toBe(before);
  });
});

describe('the texts of functions and views', () => {
  it('are created in an order that needs no second attempt', async () => {
    const objects = readObjects();
    const place = new Map(objects.map(({ name }, index) => [name, index]));
    expect(place.get('ledger_link')).toBeLessThan(place.get('ledger_chain')!);
    expect(place.get('ledger_hash')).toBeLessThan(place.get('ledger_audit')!);
    expect(place.get('ledger_postings')).toBeLessThan(place.get('summary_add_postings')!);
  });

  const headerOf = ({ sql }: SqlObject): string => /^(--.*\n)+/.exec(sql)?.[0] ?? '';
  const code = ({ sql }: SqlObject): string => sql.replaceAll(/--.*/g, '');

  it.each(readObjects().map((object) => [object.file, object] as const))(
    '%s: the header names locks and errors',
    (_, object) => {
      const header = headerOf(object);
      expect(header.split('\n')[0]).toMatch(/^-- \S.+/);
      for (const [, state] of code(object).matchAll(/errcode = '(\w+)'/g)) expect(header).toContain(state);
      if (/\bfor (no key )?update\b|\bfor share\b|advisory/.test(code(object)))
        expect(header).toContain('\n-- Locks: ');
    },
  );
});

// A state may be chosen by one function and raised by another: the word stands in the text of one of them.
it('every error a caller answers to is raised by a function', () => {
  const raised = new Set(
    readObjects().flatMap(({ sql }) =>
      [...sql.replaceAll(/--.*/g, '').matchAll(/'(PB\d{3})'/g)].map(([, state]) => state),
    ),
  );
  expect(Object.values(sqlErrors).filter((state) => !raised.has(state))).toEqual([]);
});

describe('a change of the files', () => {
  withDatabase();
  const sources = readSources();
  const made = (name: string, sql: string): SqlObject => ({
    kind: sql.includes('replace view') ? 'view' : 'function',
    name,
    file: `functions/test/${name}.sql`,
    sql,
    sha256: sql,
  });
  const migrateWith = (...more: SqlObject[]) =>
    migrate(database.url, { ...sources, objects: [...sources.objects, ...more] });
  const answer = async (): Promise<unknown> => {
    const { rows } = await database.pool.query<{ said: unknown }>('select said()::text as said');
    return rows[0]?.said;
  };
  const one = made('said', "create or replace function said() returns text language sql as $$ select 'one' $$");

  it('is applied once, and undone with the file', async () => {
    expect(await migrateWith(one)).toEqual([one.file]);
    expect(await migrateWith(one)).toEqual([]);
    expect(await answer()).toBe('one');
    const two = made('said', "create or replace function said() returns text language sql as $$ select 'two' $$");
    expect(await migrateWith(two)).toEqual([two.file]);
    expect(await answer()).toBe('two');
    expect(await migrateWith()).toEqual(['said']);
    await expect(answer()).rejects.toThrow(/does not exist/);
  });

  it('may change the result and the arguments: the former version does not stay', async () => {
    await migrateWith(one);
    const number = made('said', 'create or replace function said() returns int language sql as $$ select 3 $$');
    await migrateWith(number);
    expect(await answer()).toBe('3');
    const more = made(
      'said',
      'create or replace function said(n int default 4) returns int language sql as $$ select n $$',
    );
    await migrateWith(more);
    expect(await answer()).toBe('4');
    const { rows } = await database.pool.query("select from pg_proc where proname = 'said'");
    expect(rows).toHaveLength(1);
  });

  it('may take columns from a view', async () => {
    await migrateWith(made('seen', 'create or replace view seen as select 1 as a, 2 as b'));
    await migrateWith(made('seen', 'create or replace view seen as select 1 as a'));
    const { rows } = await database.pool.query('select * from seen');
    expect(rows).toEqual([{ a: 1 }]);
  });

  it('that fails leaves everything as it was', async () => {
    await migrateWith(one);
    const broken = made('said', 'create or replace function said() returns text language sql as $$ select nonsense $$');
    await expect(migrateWith(broken)).rejects.toThrow(/^functions\/test\/said\.sql не применился: .*nonsense/);
    expect(await answer()).toBe('one');
  });

  it('is not needed for what a migration drops: it is created again', async () => {
    const migration = parseMigration(
      '29990101T0000_wider.sql',
      'drop view ledger_audit, ledger_postings; alter table transfers alter column request_id type varchar',
    );
    expect(await migrate(database.url, { ...sources, migrations: [...sources.migrations, migration] })).toEqual([
      migration.name,
      'views/ledger/ledger_postings.sql',
      'views/ledger/ledger_audit.sql',
    ]);
  });

  it('does not replace what the database has lost', async () => {
    await database.pool.query('drop view ledger_audit');
    expect(await migrateWith()).toEqual([]);
  });

  it('drops views before the functions they use', async () => {
    const view = made('seen', 'create or replace view seen as select said() as a');
    await migrateWith(one, view);
    expect(await migrateWith()).toEqual(['said', 'seen']);
  });
});

describe('a file', () => {
  const read = (files: Record<string, string>): SqlObject[] => {
    const root = mkdtempSync(join(tmpdir(), 'pribavka-objects-'));
    try {
      mkdirSync(join(root, 'views'));
      for (const [file, sql] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), sql);
      }
      return readObjects(root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };

  it('creates what it is named after', () => {
    expect(() => read({ 'functions/a/one.sql': 'create or replace function other() returns int' })).toThrow(/one\.sql/);
  });

  it('is the only one of its name', () => {
    const sql = 'create or replace function one() returns int';
    expect(() => read({ 'functions/a/one.sql': sql, 'functions/b/one.sql': sql })).toThrow('Два файла создают one');
  });
});

describe('a file of the schema', () => {
  it('is in the list that gives the order', () => {
    const files = readdirSync(join(import.meta.dirname, 'schema')).filter((name) => name.endsWith('.sql'));
    expect(files.map((name) => `schema/${name}`).sort()).toEqual(baseline.toSorted());
  });

  it('is divided once at most', () => {
    const divider = '\n--> after functions and views\n';
    const { sql, afterObjects } = parseMigration('a.sql', `one${divider}two`);
    expect([sql, afterObjects].map((part) => part.trim())).toEqual(['one', 'two']);
    expect(parseMigration('a.sql', 'one').afterObjects).toBe('');
    expect(() => parseMigration('a.sql', `${divider}${divider}`)).toThrow(/один раз/);
  });
});
