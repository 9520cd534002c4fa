import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('asks of every server the same, whatever its own settings are', async () => {
  const { rows } = await database.pool.query<{ name: string; setting: string; source: string }>(
    "select name, setting, source from pg_settings where name in ('TimeZone', 'jit', 'lock_timeout') order by name collate \"C\"",
  );
  expect(rows).toEqual([
    { name: 'TimeZone', setting: 'UTC', source: 'client' },
    { name: 'jit', setting: 'off', source: 'client' },
    { name: 'lock_timeout', setting: '10000', source: 'client' },
  ]);
});
