import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { inTransaction } from '../db/tx.ts';
import { takeTime } from '../seed/fill.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { seedOnFirstRun } from './seed.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

/** Ends every connection that is in the middle of a transaction, as the server of the database does to idle ones. */
const endTransactions = () =>
  server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  );

it('says in Russian what to do when the connection ends under the seeding, and leaves the database empty', async () => {
  const { services } = server;
  const { putStream, put } = services.store;
  let ended = 0;
  services.store.put = async (...args: Parameters<typeof put>) => {
    ended += (await endTransactions()).rowCount ?? 0;
    return put.apply(services.store, args);
  };
  services.store.putStream = putStream;
  await expect(seedOnFirstRun(services)).rejects.toThrow(/^Демонстрационные данные не успели записаться/);
  expect(ended).toBeGreaterThan(0);
  services.store.put = put;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from users`.execute(services.db);
  expect(rows).toEqual([{ n: 0 }]);
});

it('leaves a mistake of the seeding itself as it is', async () => {
  const { services } = server;
  services.store.put = () => Promise.reject(new TypeError('boom'));
  await expect(seedOnFirstRun(services)).rejects.toThrow('boom');
});

it('gives the seeding its own limits and nobody else', async () => {
  const { db } = server.services;
  const limits = async (tx: typeof db) =>
    (
      await sql<{
        idle: string;
        statement: string;
      }>`select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('statement_timeout') as statement`.execute(tx)
    ).rows[0];
  const inside = await inTransaction(db, async (tx) => {
    await takeTime(tx);
    return limits(tx);
  });
  expect(inside).toEqual({ idle: '30min', statement: '30min' });
  expect(await limits(db)).toEqual({ idle: '1min', statement: '1min' });
});
