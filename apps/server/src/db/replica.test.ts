import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import type { Person } from '../test/people.ts';
import { type StreamingPair, startStreamingPair } from '../test/streaming.ts';
import { writeAudit } from '../core/audit/audit.ts';
import { readCsv } from '../core/tables/testing/read-csv.ts';
import { openReplica } from '../process/replica.ts';
import { startFaultyProxy } from '../test/proxy.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';
import { type Replica, watchReplica } from './replica.ts';

let pair: StreamingPair;
let copy: Database;
let replica: Replica;
let t: TestApp;
let admin: Person;
const failures: unknown[] = [];
beforeAll(async () => {
  pair = await startStreamingPair();
  await migrate(pair.primary);
  const primary = openDatabase({ url: pair.primary, max: 6 });
  copy = openDatabase({ url: pair.replica, max: 4 });
  replica = await watchReplica(
    primary.db,
    async () => copy,
    3000,
    (error) => failures.push(error),
  );
  t = await createTestApp({ on: { ...primary, drop: primary.close }, replica });
  admin = await t.loginAs('admin');
}, 90_000);
afterAll(async () => {
  await replica.close();
  await t.close();
  await pair.stop();
});

const auditLog = () => t.call('logs.list', { as: admin, body: { size: 1 } });
const ageOf = async (): Promise<number | undefined> => {
  const answer = await auditLog();
  expect(answer.status).toBe(200);
  const age = answer.headers['x-data-age'];
  return age === undefined ? undefined : Number(age);
};
const control = (call: string) => copy.pool.query(`select ${call}`);

it('what may be old is read from it, with its age; the rest from the primary', async () => {
  const days = { from: '2026-11-01', to: '2026-11-20' };
  await eventually(async () => expect(await ageOf()).toBeLessThanOrEqual(3));
  const summary = await t.call('summaries.members', { as: admin, query: days });
  expect(summary.status).toBe(200);
  expect(summary.headers['x-data-age']).toBeDefined();
  expect((await t.call('staff.list', { as: admin, body: {} })).headers['x-data-age']).toBeUndefined();
});

it('an export is read from it, and its progress written to the primary', async () => {
  const { data } = await t.call('logs.export', { as: admin, query: { format: 'csv' } });
  await t.drain();
  const params = { id: data.processId };
  expect((await t.call('processes.get', { as: admin, params })).data.status).toBe('completed');
  const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
  expect((await readCsv(bytes)).length).toBeGreaterThan(0);
});

it('one that stands still is read until it is too old, and again when it has caught up', async () => {
  await control('pg_wal_replay_pause()');
  const nickname = `log${Date.now()}`;
  await t.database.pool.query(`create table ${nickname} (n int)`);
  const ages: (number | undefined)[] = [];
  await expect
    .poll(async () => ages.push(await ageOf()) > 0 && ages.at(-1), { timeout: 15_000, interval: 300 })
    .toBeUndefined();
  expect(Math.max(...ages.map((age) => age ?? 0))).toBeLessThanOrEqual(3);
  expect(ages.length).toBeGreaterThan(1);
  await control('pg_wal_replay_resume()');
  await eventually(async () => expect(await ageOf()).toBeLessThanOrEqual(3));
  expect(failures).toEqual([]);
});

it('one that was away at the start is read when it comes, with the limits of every connection', async () => {
  const address = new URL(pair.replica);
  const proxy = await startFaultyProxy(Number(address.port));
  address.port = new URL(proxy.url).port;
  proxy.fault = 'failing';
  const config = { databaseReplicaUrl: address.href, databasePool: 2, replicaMaxLagSeconds: 3 };
  const away: unknown[] = [];
  const late = await openReplica(config, t.database, [], (error) => away.push(error));
  try {
    expect(late?.read()).toBeUndefined();
    expect(away.length).toBeGreaterThan(0);
    proxy.fault = 'none';
    await eventually(() => expect(late?.read()).toBeDefined());
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(late!.read()!.db);
    expect(rows).toEqual([{ statement: '1min', idle: '1min' }]);
  } finally {
    await late?.close();
    await proxy.stop();
  }
});

it('one that answers no more is not asked: the primary answers', async () => {
  await eventually(async () => expect(await ageOf()).toBeLessThanOrEqual(3));
  await pair.stopReplica();
  // At once, whether it has been noticed or not.
  expect(await ageOf()).toBeUndefined();
  await eventually(() => expect(failures.length).toBeGreaterThan(0));
  const name = 'Запись после остановки реплики';
  await writeAudit(t.database.db, [
    { actor: { id: null, name: 'Система', roleCode: null, kind: 'system' }, action: 'update', entityLabel: name },
  ]);
  const { data, headers } = await auditLog();
  expect(data.items[0]?.entityLabel).toBe(name);
  expect(headers['x-data-age']).toBeUndefined();
});
