import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { openReplica } from '../process/replica.ts';
import { type RunningServer, startServer } from '../process/start.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../test/pgbouncer.ts';
import { callRoute } from '../test/requests.ts';
import { openDatabase } from './open.ts';
import { inspectPooler, plainConnections } from './pooler.ts';
import { prepared } from './prepared.ts';
import { ensureRoleSettings } from './role-limits.ts';
import { limitsOf } from './session.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
let folder: string;
let bouncers: Pgbouncer[];
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pribavka-pooler-'));
  bouncers = [];
});
afterEach(async () => {
  for (const bouncer of bouncers) bouncer.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function bounce(mode: 'session' | 'transaction', ...more: string[]): Promise<string> {
  const bouncer = await startPgbouncer(database.url, mode, more);
  bouncers.push(bouncer);
  return bouncer.url;
}

const start = (addresses: Record<string, string>) =>
  startServer(
    readConfig({
      DATA_DIR: folder,
      PORT: '0',
      DEMO_SEED: 'empty',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
      LOG_LEVEL: 'silent',
      ...addresses,
    }),
  );

/** A worker that is notified begins before it would look by itself, every ten seconds. */
const noticedMs = 8000;

/** Signs in, orders an export and waits for its file; gives how long the export waited for its worker, ms. */
async function workThrough({ app }: RunningServer): Promise<number> {
  const body = { login: 'admin@pribavka.example', password: 'Pribavka#2026' };
  const { tokens } = await callRoute(app, 'auth.login', { body });
  const token = tokens?.access;
  const ordered = performance.now();
  const { data } = await callRoute(app, 'logs.export', { token, query: { format: 'csv' } });
  let begun: number | undefined;
  for (;;) {
    const { status } = (await callRoute(app, 'processes.get', { token, params: { id: data.processId } })).data;
    if (status !== 'queued') begun ??= performance.now() - ordered;
    if (status === 'completed') return begun ?? 0;
    expect(['queued', 'running']).toContain(status);
    await sleep(20);
  }
}

it('a database without a pooler is seen as such', async () => {
  expect(await inspectPooler(database.url)).toEqual(plainConnections);
});

it('a connection that is lost while idle fails the next statement, not the process', async () => {
  await withClient({ connectionString: database.url }, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow(/not queryable/);
  });
});

/** One address before several: each connection goes to the next of them. */
async function balance(urls: readonly string[]): Promise<{ url: string; server: Server }> {
  let count = 0;
  const server = createServer((socket) => {
    const { port } = new URL(urls[count++ % urls.length]!);
    const there = connect(Number(port), '127.0.0.1');
    socket
      .on('error', () => undefined)
      .pipe(there.on('error', () => undefined))
      .pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  return { url: Object.assign(new URL(urls[0]!), { port }).href, server };
}

describe.skipIf(findPgbouncer() === undefined)('behind pgbouncer (apt-get install pgbouncer)', () => {
  it('in session mode everything goes through it', async () => {
    const url = await bounce('session');
    expect(await inspectPooler(url)).toEqual(plainConnections);
    const server = await start({ DATABASE_URL: url });
    expect(await workThrough(server)).toBeLessThan(noticedMs);
    await server.stop();
  });

  it('in transaction mode it needs the direct address, by which an export begins at once', async () => {
    const url = await bounce('transaction');
    await expect(start({ DATABASE_URL: url })).rejects.toThrow(/задайте в DATABASE_DIRECT_URL адрес самой базы/);
    await expect(start({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).rejects.toThrow(/^DATABASE_DIRECT_URL ведёт/);
    const server = await start({ DATABASE_URL: url, DATABASE_DIRECT_URL: database.url });
    expect(await workThrough(server)).toBeLessThan(noticedMs);
    const counted = await database.db.selectFrom('addressCounts').select(['scope', 'requests']).execute();
    expect(counted).toEqual([{ scope: 'auth.login', requests: 1 }]);
    await server.stop();
  });

  it('is seen where one address leads to several of them', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => bounce('transaction')));
    const { url, server } = await balance(urls);
    expect((await inspectPooler(url)).sharesConnections).toBe(true);
    server.close();
  });

  it('before the replica is seen too: none of its settings stay with the next client', async () => {
    const url = await bounce('transaction', 'default_pool_size = 1');
    const primary = openDatabase({ url: database.url, max: 1 });
    const closers = [primary.close];
    const config = { databaseReplicaUrl: url, databasePool: 2, replicaMaxLagSeconds: 60 };
    try {
      const said: unknown[] = [];
      await openReplica(config, primary, closers, (error) => said.push(error));
      // It did ask through the pooler.
      expect(said[0]).toEqual(new Error('The database of DATABASE_REPLICA_URL is no replica'));
      const { rows } = await withClient({ connectionString: url }, (client) => client.query('show statement_timeout'));
      expect(rows).toEqual([{ statement_timeout: '0' }]);
    } finally {
      for (const close of closers) await close();
    }
  });

  it('in transaction mode every connection has the limits, however many clients take turns on it', async () => {
    const url = await bounce('transaction', 'default_pool_size = 3');
    const pooler = await inspectPooler(url);
    expect(pooler.sharesConnections).toBe(true);
    expect(await ensureRoleSettings(url, database.url, limitsOf({}))).toBe(true);
    const through = openDatabase({ url, pooler, max: 8 });
    try {
      const asked = Array.from({ length: 40 }, (_, n) =>
        prepared(
          through.db,
          'test.limits',
          sql<Record<string, unknown>>`
            select ${n}::int as n, current_setting('statement_timeout') as statements, current_setting('jit') as jit,
              current_setting('timezone') as zone, current_setting('lock_timeout') as locks`,
        ),
      );
      const rows = (await Promise.all(asked)).flat();
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
      for (const row of rows) expect(row).toMatchObject({ statements: '1min', jit: 'off', zone: 'UTC', locks: '10s' });
    } finally {
      await through.close();
    }
  });
});
