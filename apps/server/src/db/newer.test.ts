import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { startServer } from '../process/start.ts';
import { waitForSchema } from '../process/wait-for-schema.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { freePort } from './embedded/free-port.ts';
import { isNewerThanCode, migrate } from './migrate.ts';
import { parseMigration, stampOf } from './parse-migration.ts';
import { checksumOf } from './sql-objects.ts';
import { readSources, type Sources } from './sources.ts';

const sources = readSources();
const last = stampOf(sources.migrations.at(-1)!.name);

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pribavka-newer-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A release that adds a column and says more in a function, from whose migration servers of `from` go on. */
function release(from: string): Sources {
  const text = `--> works with servers from ${from}\nalter table users add column nickname text;`;
  const objects = sources.objects.map((object) => {
    const sql = object.sql.replace(/(\$\w*\$)/, '$1 -- of the newer release\n');
    return object.name === 'ledger_audit' || object.kind === 'view'
      ? object
      : { ...object, sql, sha256: checksumOf(sql) };
  });
  return { ...sources, objects, migrations: [...sources.migrations, parseMigration('29990101T0000_names.sql', text)] };
}

const functions = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_proc where prosrc like '%of the newer release%'`,
  );
  return rows[0]!.n;
};

const metricsToken = 'scrape-me-if-you-can';
const start = (port: number) =>
  startServer(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      METRICS_TOKEN: metricsToken,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
    }),
  );

it('an older server goes on over a newer schema that says it may, and leaves the newer functions', async () => {
  await migrate(database.url, release(last));
  const newer = await functions();
  expect(newer).toBeGreaterThan(50);
  expect(await isNewerThanCode(database.url)).toBe(true);
  const older = await start(0);
  const health = await fetch(`http://127.0.0.1:${older.port}/health/ready`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(health.status).toBe(200);
  const { parts } = (await health.json()) as { parts: { name: string }[] };
  expect(parts).toContainEqual(
    expect.objectContaining({ name: 'migrations', state: 'ok', detail: expect.stringMatching(/ 1 newer$/) }),
  );
  await older.stop();
  expect(await functions()).toBe(newer);
  // The newer one finds everything as it left it.
  expect(await migrate(database.url, release(last))).toEqual([]);
});

it('is refused where the newer schema needs a later server', async () => {
  await migrate(database.url, release('29981231T0000'));
  await expect(migrate(database.url)).rejects.toThrow(/База новее сервера: в ней применены 29990101T0000_names\.sql/);
});

it('is refused where the newer server has left out a migration of this one', async () => {
  const { name } = sources.migrations.at(-1)!;
  await migrate(database.url, release(last));
  await database.pool.query('delete from schema_migration where name = $1', [name]);
  await expect(migrate(database.url)).rejects.toThrow(`в ней нет миграций этой: ${name}`);
  await expect(isNewerThanCode(database.url)).rejects.toThrow(name);
});

it.each([
  ['an empty database', 'drop schema public, parts cascade; create schema public'],
  ['a database of an earlier server', 'alter table schema_migration drop works_from, drop column indexes_pending'],
])('a process without migrations waits over %s until it is migrated', async (_, earlier) => {
  await database.pool.query(earlier);
  const said: string[] = [];
  let waiting: Promise<void> | undefined;
  await new Promise<unknown>((resolve, reject) => {
    waiting = waitForSchema(database.url, (line) => resolve(said.push(line)));
    waiting.catch(reject);
  });
  expect(said[0]).toMatch(/^Ждём, пока «main\.js migrate» приведёт базу/);
  await migrate(database.url);
  await waiting;
});

it('a server that waits for a migration says so at its port', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(base + path).then(
      async (answer) => ({
        status: answer.status,
        retry: answer.headers.get('retry-after'),
        body: (await answer.json()) as object,
      }),
      () => undefined,
    );
  try {
    await holder.query('begin; select pg_advisory_xact_lock(7042026111)');
    const starting = start(port);
    const waits = { status: 503, retry: '5', body: { status: 'unavailable', stage: 'ждёт миграции' } };
    await eventually(async () => expect(await status('/health/ready')).toEqual(waits));
    expect(await status('/health/live')).toEqual({ status: 200, retry: null, body: { status: 'ok' } });
    expect(await status('/api/v1/public/documents')).toMatchObject({
      status: 503,
      retry: '5',
      body: { code: 'UNAVAILABLE' },
    });
    await holder.query('rollback');
    const server = await starting;
    expect(server.port).toBe(port);
    expect((await status('/health/ready'))?.status).toBe(200);
    await server.stop();
  } finally {
    await holder.end();
  }
});
