import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import { adoptBaseline } from './adopt.ts';
import { applyObjects, readPresent } from './apply-objects.ts';
import { buildIndexes } from './build-indexes.ts';
import {
  compareWithCode,
  ensureMigrationTable,
  hasMigrationTable,
  readApplied,
  recordApplied,
} from './migration-rows.ts';
import { readSources, type Sources } from './sources.ts';
import { postgresErrors, sqlState } from './sql-errors.ts';
import { withClient } from './with-client.ts';
import { StartupError } from '../startup-error.ts';

// Any fixed number of ours: two processes that start together migrate one after the other.
const lockKey = 7_042_026_111;

async function run(client: Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartupError(`Миграция ${name} не применилась: ${(error as Error).message}`, { cause: error });
  }
}

/** Tables first, then functions and views, then triggers. Returns what was applied. */
async function applyMissing(client: Client, sources: Sources): Promise<string[]> {
  const { baseline, migrations, objects } = sources;
  await ensureMigrationTable(client);
  const applied = await adoptBaseline(client, baseline, await readApplied(client));
  // The newer server's functions and views stay: they serve this one, ours might not serve what is in the tables.
  if (compareWithCode(sources, applied).isNewer) return [];
  const known = new Set(applied.map(({ name }) => name));
  const missing = [...baseline, ...migrations].filter(({ name }) => !known.has(name));
  const present = await readPresent(client);
  for (const { name, sql } of missing) await run(client, name, sql);
  const changed = await applyObjects(client, objects, present);
  for (const file of missing) {
    await run(client, file.name, file.afterObjects);
    await recordApplied(client, file);
  }
  return [...missing.map(({ name }) => name), ...changed];
}

// A table somebody reads for long is not waited for: behind a migration that waits, everybody else would wait too.
const lockTimeout = '2s';

// Of those who wait for each other the database may end this one: what it needs is held as well.
const held: ReadonlySet<string | undefined> = new Set([
  postgresErrors.lockNotAvailable,
  postgresErrors.deadlockDetected,
]);

const isHeld = (error: unknown): boolean => held.has(sqlState((error as Error).cause));

/** One transaction: nothing of a failed attempt stays. */
async function attempt(client: Client, sources: Sources, onWait: () => void): Promise<string[]> {
  await client.query('begin');
  try {
    // Of the transaction, not of the session: a pooler gives the next statement to another connection.
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_xact_lock($1) as "isMine"', [
      lockKey,
    ]);
    if (!rows[0]?.isMine) {
      onWait();
      await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    }
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

async function attemptUntilFree(
  client: Client,
  sources: Sources,
  pausesMs: readonly number[],
  onWait: () => void,
): Promise<string[]> {
  for (const pause of pausesMs) {
    try {
      return await attempt(client, sources, onWait);
    } catch (error) {
      if (!isHeld(error)) throw error;
      onWait();
      await sleep(pause);
    }
  }
  return attempt(client, sources, onWait);
}

const clientOf = (url: string) => ({ connectionString: url, application_name: 'pribavka-migrate' });

/**
 * Brings the database to what the sources say, all or nothing: what is missing of the baseline and the migrations, and
 * the functions and views that have changed; then the indexes that are built next to the work of others. Tries again
 * while what it needs is held. A database of a newer server that goes on with this one is left as it is. `onWait` is
 * called while others are waited for. Returns what was applied now.
 */
export async function migrate(
  url: string,
  sources: Sources = readSources(),
  pausesMs: readonly number[] = pauses,
  onWait: () => void = () => undefined,
): Promise<string[]> {
  return withClient(clientOf(url), async (client) => {
    // The role may have limits for requests; a migration takes as long as it takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    const applied = await attemptUntilFree(client, sources, pausesMs, onWait);
    await buildIndexes(client, sources.migrations, onWait);
    return applied;
  });
}

/** Whether a newer server has opened the database, and this one goes on with it; not where nobody has migrated it yet. */
export async function isNewerThanCode(url: string, sources: Sources = readSources()): Promise<boolean> {
  return withClient(
    clientOf(url),
    async (client) => (await hasMigrationTable(client)) && compareWithCode(sources, await readApplied(client)).isNewer,
  );
}
