import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { adoptBaseline } from './adopt.ts';
import { applyObjects, readPresent } from './apply-objects.ts';
import { type Migration, readSources, type Sources } from './sources.ts';
import { postgresErrors, sqlState } from './sql-errors.ts';
import { StartupError } from '../startup-error.ts';

// Any fixed number of ours: two processes that start together migrate one after the other.
const lockKey = 7_042_026_111;

function refuseChanged(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = files.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) {
    throw new StartupError(
      `Миграции изменены после применения: ${changed.map((m) => m.name).join(', ')}. Сервер не запущен.`,
    );
  }
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartupError(`База новее сервера: в ней применены ${unknown.join(', ')}. Сервер не запущен.`);
  }
}

async function run(client: Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartupError(`Миграция ${name} не применилась: ${(error as Error).message}`, { cause: error });
  }
}

async function readApplied(client: Client): Promise<ReadonlyMap<string, string>> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** Tables first, then functions and views, then triggers. Returns what was applied. */
async function applyMissing(client: Client, { baseline, migrations, objects }: Sources): Promise<string[]> {
  const applied = await adoptBaseline(client, baseline, await readApplied(client));
  const files = [...baseline, ...migrations];
  refuseChanged(files, applied);
  const missing = files.filter(({ name }) => !applied.has(name));
  const present = await readPresent(client);
  for (const { name, sql } of missing) await run(client, name, sql);
  const changed = await applyObjects(client, objects, present);
  for (const { name, afterObjects, sha256 } of missing) {
    await run(client, name, afterObjects);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
  }
  return [...missing.map(({ name }) => name), ...changed];
}

// A table somebody reads for long is not waited for: behind a migration that waits, everybody else would wait too.
const lockTimeout = '2s';

const isHeld = (error: unknown): boolean => sqlState((error as Error).cause) === postgresErrors.lockNotAvailable;

/** One transaction: nothing of a failed attempt stays. */
async function attempt(client: Client, sources: Sources): Promise<string[]> {
  await client.query('begin');
  try {
    // Of the transaction, not of the session: a pooler gives the next statement to another connection.
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    const applied = await applyMissing(client, sources);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

// About two minutes in all.
const pauses = [500, 1000, 2000, 5000, 10_000, 15_000, 20_000, 30_000];

/**
 * Brings the database to what the sources say, all or nothing: what is missing of the baseline and the migrations, and
 * the functions and views that have changed. Tries again while what it needs is held. Returns what was applied now.
 */
export async function migrate(
  url: string,
  sources: Sources = readSources(),
  pausesMs: readonly number[] = pauses,
): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'pribavka-migrate' });
  await client.connect();
  try {
    for (const pause of pausesMs) {
      try {
        return await attempt(client, sources);
      } catch (error) {
        if (!isHeld(error)) throw error;
        await sleep(pause);
      }
    }
    return await attempt(client, sources);
  } finally {
    await client.end();
  }
}
