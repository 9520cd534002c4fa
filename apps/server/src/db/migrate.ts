import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { applyObjects } from './apply-objects.ts';
import { formerly } from './migrations-formerly.ts';
import { checksumOf, readObjects, type SqlObject } from './sql-objects.ts';
import { sqlState } from './tx.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** One plain SQL file `YYYYMMDDTHHMM_slug.sql`. */
export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

// Any fixed number of ours: two processes that start together migrate one after the other.
const lockKey = 7_042_026_111;
const fileName = /^\d{8}T\d{4}_[a-z0-9_-]+\.sql$/;

export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!fileName.test(name)) throw new Error(`Имя миграции не по образцу YYYYMMDDTHHMM_slug.sql: ${name}`);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, sha256: checksumOf(sql) };
    });
}

/** What a database is made of. */
export interface Sources {
  migrations: readonly Migration[];
  objects: readonly SqlObject[];
}

export const readSources = (): Sources => ({ migrations: readMigrations(), objects: readObjects() });

/** One number for the sources; names the template database of the tests. */
export const fingerprintOf = ({ migrations, objects }: Sources): string =>
  createHash('sha256')
    .update([...migrations, ...objects].map((file) => `${file.name}:${file.sha256}`).join('\n'))
    .digest('hex')
    .slice(0, 16);

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const isKnown = (m: Migration, sum: string): boolean => sum === m.sha256 || sum === formerly.get(m.name);
  const changed = migrations.filter((m) => !isKnown(m, applied.get(m.name) ?? m.sha256));
  if (changed.length > 0) {
    throw new Error(`Миграции изменены после применения: ${changed.map((m) => m.name).join(', ')}. Сервер не запущен.`);
  }
  const known = new Set(migrations.map((m) => m.name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`База новее сервера: в ней применены ${unknown.join(', ')}. Сервер не запущен.`);
  }
}

// A table somebody reads for long is not waited for: behind a migration that waits, everybody else would wait too.
const lockTimeout = '2s';
const lockNotAvailable = '55P03';

const isHeld = (error: unknown): boolean => sqlState((error as Error).cause) === lockNotAvailable;

async function applyMigration(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`Миграция ${name} не применилась: ${(error as Error).message}`, { cause: error });
  }
  await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
}

/** All that is missing in one transaction: nothing of a failed attempt stays. */
async function apply(client: Client, { migrations, objects }: Sources): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    for (const migration of migrations) await applyMigration(client, migration);
    const changed = await applyObjects(client, objects);
    await client.query('commit');
    return [...migrations.map(({ name }) => name), ...changed];
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tries again while what it needs is held, with growing pauses. */
async function applyPatiently(client: Client, missing: Sources, pausesMs: readonly number[]): Promise<string[]> {
  for (const pause of pausesMs) {
    try {
      return await apply(client, missing);
    } catch (error) {
      if (!isHeld(error)) throw error;
      await sleep(pause);
    }
  }
  return apply(client, missing);
}

// About two minutes in all.
const pauses = [500, 1000, 2000, 5000, 10_000, 15_000, 20_000, 30_000];

/** Applies the migrations that are missing, then functions and views that have changed. Returns what was applied now. */
export async function migrate(
  url: string,
  sources: Sources = readSources(),
  pausesMs: readonly number[] = pauses,
): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'pribavka-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    refuseChanged(sources.migrations, applied);
    const migrations = sources.migrations.filter(({ name }) => !applied.has(name));
    return await applyPatiently(client, { migrations, objects: sources.objects }, pausesMs);
  } finally {
    await client.end();
  }
}
