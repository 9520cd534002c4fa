import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { forgetOld } from './forget-old.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('deletes what is old in portions, and leaves to the next night what is past its bound', async () => {
  await database.pool.query(
    `insert into login_attempts (scope, key_hash, failures, last_at)
     select 'test', int4send(n), 1, timestamptz '2026-11-01' + n * interval '1 hour' from generate_series(1, 12) n`,
  );
  const left = async () => (await database.pool.query('select 1 from login_attempts')).rowCount;
  const [place, before] = [{ table: 'login_attempts', moment: 'last_at' }, new Date('2026-11-01T10:00:00Z')];
  const old = async () =>
    (await database.pool.query('select 1 from login_attempts where last_at < $1', [before])).rowCount!;
  const due = await old();
  expect(due).toBeGreaterThan(6);
  await forgetOld(database.db, place, before, { portion: 2, rounds: 3 });
  expect([await old(), await left()]).toEqual([due - 6, 6]);
  await forgetOld(database.db, place, before);
  expect([await old(), await left()]).toEqual([0, 12 - due]);
});
