import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import type { IndexChange, Migration } from './parse-migration.ts';
import { postgresErrors, sqlState } from './sql-errors.ts';
import { StartupError } from '../startup-error.ts';

// Of the session, for no transaction lasts through it. Others look again instead of waiting in it: a build waits until
// every statement older than itself has ended, theirs too.
const lockKey = 7_042_026_112;
const lookAgainMs = 300;

const readPending = async (client: Client, migrations: readonly Migration[]): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration where indexes_pending');
  const names = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => names.has(name));
};

/** Builds one unless it stands, in the schema it is named with. */
async function buildOne(client: Client, index: string, sql: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [index],
  );
  const [found] = rows;
  if (found?.isValid) return;
  // What an interrupted build left is never used and slows every write.
  if (found) await client.query(`drop index concurrently ${index}`);
  await client.query(sql);
}

// Others wait behind a statement that waits for a table, so it asks again and again.
async function whenFree(client: Client, sql: string, onWait: () => void): Promise<void> {
  for (;;) {
    try {
      await client.query(`set lock_timeout = '2s'`);
      await client.query(sql);
      return;
    } catch (error) {
      if (sqlState(error) !== postgresErrors.lockNotAvailable) throw error;
      onWait();
      await sleep(lookAgainMs);
    } finally {
      // Of a lost connection there is nothing to set, and what it was lost by is thrown.
      await client.query('set lock_timeout = 0').catch(() => undefined);
    }
  }
}

const kindOf = async (client: Client, name: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ kind: string }>(
    'select relkind as kind from pg_class where oid = to_regclass($1)',
    [`public.${name}`],
  );
  return rows[0]?.kind;
};

/** Of a table in parts: in each part next to the work of others; the table then takes them over at once. */
async function makeInParts(
  client: Client,
  index: string,
  { table, on }: NonNullable<IndexChange['made']>,
  onWait: () => void,
): Promise<void> {
  if ((await kindOf(client, index)) !== undefined) return;
  const { rows: parts } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`,
    [`public.${table}`],
  );
  for (const { name } of parts) {
    const own = `${name}_${index.replace(`${table}_`, '')}`;
    await buildOne(client, `parts.${own}`, on(own, `parts.${name}`, 'concurrently'));
  }
  await whenFree(client, on(index, table), onWait);
}

async function change(client: Client, { kind, index, sql, made }: IndexChange, onWait: () => void): Promise<void> {
  if (made && (await kindOf(client, made.table)) === 'p') return makeInParts(client, index, made, onWait);
  if (kind === 'create') return buildOne(client, `public.${index}`, sql);
  if ((await kindOf(client, index)) === 'I') return whenFree(client, `drop index ${index}`, onWait);
  await client.query(sql);
}

async function build(client: Client, { name, indexes }: Migration, onWait: () => void): Promise<void> {
  for (const one of indexes) {
    try {
      await change(client, one, onWait);
    } catch (error) {
      throw new StartupError(`Миграция ${name} не построила индекс ${one.index}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  await client.query('update schema_migration set indexes_pending = false where name = $1', [name]);
}

/**
 * Builds the indexes that applied migrations still lack, without holding anybody up; what an interrupted start has left
 * is finished. One process builds, the others wait for it.
 */
export async function buildIndexes(
  client: Client,
  migrations: readonly Migration[],
  onWait: () => void,
): Promise<void> {
  while ((await readPending(client, migrations)).length > 0) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockKey]);
    if (!rows[0]?.isMine) {
      onWait();
      await sleep(lookAgainMs);
      continue;
    }
    try {
      for (const migration of await readPending(client, migrations)) await build(client, migration, onWait);
    } finally {
      // Of a lost connection it is free already, and what it was lost by is thrown.
      await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    }
  }
}
