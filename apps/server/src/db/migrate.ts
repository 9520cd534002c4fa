import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { formerly } from './migrations-formerly.ts';
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
      return { name, sql, sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    });
}

/** One number for a set of migrations; names the template database of the tests. */
export const fingerprintOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map((m) => `${m.name}:${m.sha256}`).join('\n'))
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

/** Tries again while what it needs is held, with growing pauses; nothing of a failed attempt stays. */
async function applyPatiently(client: Client, migration: Migration, pausesMs: readonly number[]): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isHeld(error)) throw error;
      await sleep(pause);
    }
  }
  return apply(client, migration);
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Миграция ${migration.name} не применилась: ${(error as Error).message}`, { cause: error });
  }
}

// About two minutes in all.
const pauses = [500, 1000, 2000, 5000, 10_000, 15_000, 20_000, 30_000];

/** Applies what is missing, each file in its own transaction. Returns the names applied now. */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
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
    refuseChanged(migrations, applied);
    const missing = migrations.filter((m) => !applied.has(m.name));
    for (const migration of missing) await applyPatiently(client, migration, pausesMs);
    return missing.map((m) => m.name);
  } finally {
    await client.end();
  }
}
