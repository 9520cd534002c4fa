import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps a query of the builder under its name, and answers as the query does', async () => {
  await database.db.transaction().execute(async (tx) => {
    const query = (code: string) =>
      tx.selectFrom('roles').select(['code', 'isSystem', 'dataScope']).where('code', '=', code);
    const ask = (code: string) => prepared(tx, 'test.role', query(code));
    expect(await ask('member')).toEqual(await query('member').execute());
    expect(await ask('admin')).toMatchObject([{ code: 'admin', isSystem: true, dataScope: 'all' }]);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where name = 'test.role'`.execute(tx);
    expect(rows).toMatchObject([{ statement: expect.stringContaining('/*test.role*/ select') }]);
  });
});
