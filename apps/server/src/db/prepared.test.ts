import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { executePrepared, prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('prepares a query of the builder under its name, and answers as the query does', async () => {
  await database.db.transaction().execute(async (tx) => {
    const query = (code: string) =>
      tx.selectFrom('roles').select(['code', 'isSystem', 'dataScope']).where('code', '=', code);
    const ask = (code: string) => prepared(tx, 'test.role', query(code));
    expect(await ask('member')).toEqual(await query('member').execute());
    expect(await ask('admin')).toMatchObject([{ code: 'admin', isSystem: true, dataScope: 'all' }]);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where name = 'test.role'`.execute(tx);
    expect(rows).toMatchObject([{ statement: query('member').compile().sql }]);
  });
});

it('prepares SQL text as well, and counts the rows a statement changed', async () => {
  await database.db.connection().execute(async (db) => {
    const ask = (n: number) => prepared(db, 'test.sum', sql<{ wholeSum: number }>`select ${n}::int + 1 as whole_sum`);
    expect(await ask(1)).toEqual([{ wholeSum: 2 }]);
    expect(await ask(2)).toEqual([{ wholeSum: 3 }]);
    const change = CompiledQuery.raw('update roles set name = name where code = any ($1::text[])', [
      ['member', 'admin'],
    ]);
    expect(await executePrepared(db, 'test.rename', change)).toMatchObject({ numAffectedRows: 2n });
    const { rows } = await sql<{ name: string; timesUsed: number }>`
      select name, generic_plans + custom_plans as times_used from pg_prepared_statements
      where name in ('test.rename', 'test.sum') order by name`.execute(db);
    expect(rows).toEqual([
      { name: 'test.rename', timesUsed: 1 },
      { name: 'test.sum', timesUsed: 2 },
    ]);
  });
});

it('refuses a second text under a known name', async () => {
  await database.db.connection().execute(async (db) => {
    await prepared(db, 'test.same', sql`select 1 as n`);
    await expect(prepared(db, 'test.same', sql`select 2 as n`)).rejects.toThrow(/test\.same/);
  });
});

it('closes a connection whose transaction could not be rolled back', async () => {
  const broken = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  // Every connection of the pool answers: the lost one is not handed out again.
  const answers = Array.from({ length: 30 }, () => sql<{ n: number }>`select 1 as n`.execute(database.db));
  expect((await Promise.all(answers)).every(({ rows }) => rows[0]?.n === 1)).toBe(true);
});
