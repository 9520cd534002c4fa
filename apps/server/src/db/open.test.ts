import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { startFaultyProxy } from '../test/proxy.ts';
import { isLostConnection } from './lost.ts';
import { openDatabase } from './open.ts';
import { giveTime } from './statement-time.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ lockTimeoutMs: undefined });
});
afterAll(() => database.drop());

it('asks of every server the same, whatever its own settings are', async () => {
  const { rows } = await database.pool.query<{ name: string; setting: string; source: string }>(
    "select name, setting, source from pg_settings where name in ('TimeZone', 'jit', 'lock_timeout') order by name collate \"C\"",
  );
  expect(rows).toEqual([
    { name: 'TimeZone', setting: 'UTC', source: 'session' },
    { name: 'jit', setting: 'off', source: 'session' },
    { name: 'lock_timeout', setting: '10000', source: 'session' },
  ]);
});

it('waits for a database that is frozen twice as long as for a statement, and no longer', async () => {
  const address = new URL(database.url);
  const proxy = await startFaultyProxy(Number(address.port));
  address.port = new URL(proxy.url).port;
  const { db, pool, close } = openDatabase({ url: address.href, max: 1, statementTimeoutMs: 150, waitMs: 1000 });
  try {
    await sql`select 1`.execute(db);
    proxy.fault = 'silent';
    const alone = await sql`select 1`.execute(db).catch((error: unknown) => error);
    expect(isLostConnection(alone)).toBe(true);
    expect(pool.totalCount).toBe(0);

    // Inside a transaction, whose rollback is not answered either.
    proxy.fault = 'none';
    const frozen = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.fault = 'silent';
      await sql`select 1`.execute(tx);
    });
    expect(isLostConnection(await frozen.catch((error: unknown) => error))).toBe(true);
    proxy.fault = 'none';
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
    await proxy.stop();
  }
});

it('waits longer in a transaction that was given time, and in no other', async () => {
  const { db, close } = openDatabase({ url: database.url, max: 1, statementTimeoutMs: 100 });
  const slow = sql`select pg_sleep(0.4)`;
  try {
    await db.transaction().execute(async (tx) => {
      await giveTime(tx, 60_000);
      await slow.execute(tx);
    });
    // By the database, whose limit is the usual one again.
    await expect(slow.execute(db)).rejects.toMatchObject({ code: '57014' });
  } finally {
    await close();
  }
});
