import type { Client } from 'pg';

import { type Migration, stampOf } from './parse-migration.ts';
import type { Sources } from './sources.ts';
import { StartupError } from '../startup-error.ts';

/** What the database remembers of a migration. */
export interface AppliedRow {
  name: string;
  sha256: string;
  worksFrom: string | null;
}

// The columns came after the table: a database of an earlier server has it without them.
const later = { works_from: 'text', indexes_pending: 'boolean not null default false' } as const;

/** Makes the table that remembers migrations, or brings it to its present form; nothing is locked when it is there. */
export async function ensureMigrationTable(client: Client): Promise<void> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.schema_migration'::regclass and attnum > 0`,
  );
  for (const [name, type] of Object.entries(later)) {
    if (rows.some((row) => row.name === name)) continue;
    await client.query(`alter table schema_migration add column ${name} ${type}`);
  }
}

/** Whether the table is there in its present form: in a database nobody has migrated, or an earlier server has, it is not. */
export async function hasMigrationTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_attribute
     where attrelid = to_regclass('public.schema_migration') and attnum > 0 and attname = any ($1)`,
    [Object.keys(later)],
  );
  return rows[0]?.n === Object.keys(later).length;
}

export async function readApplied(client: Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    'select name, sha256, works_from as "worksFrom" from schema_migration order by name',
  );
  return rows;
}

export async function recordApplied(client: Client, { name, sha256, worksFrom, indexes }: Migration): Promise<void> {
  await client.query(
    'insert into schema_migration (name, sha256, works_from, indexes_pending) values ($1, $2, $3, $4)',
    [name, sha256, worksFrom, indexes.length > 0],
  );
}

/**
 * Whether the database has been opened by a newer server than this code, which goes on working with it; throws where it
 * cannot, where that server has left out a file of this code, and where a file was changed after it had been applied.
 */
export function compareWithCode(
  { baseline, migrations }: Sources,
  applied: readonly AppliedRow[],
): { isNewer: boolean } {
  const files = new Map([...baseline, ...migrations].map((file) => [file.name, file.sha256]));
  const changed = applied.filter(({ name, sha256 }) => (files.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) {
    throw new StartupError(
      `Миграции изменены после применения: ${changed.map((m) => m.name).join(', ')}. Сервер не запущен.`,
    );
  }
  const level = stampOf(migrations.at(-1)?.name ?? '');
  const unknown = applied.filter(({ name }) => !files.has(name));
  const refused = unknown.filter(({ worksFrom }) => worksFrom === null || worksFrom > level);
  if (refused.length > 0) {
    throw new StartupError(
      `База новее сервера: в ней применены ${refused.map(({ name }) => name).join(', ')}. Сервер не запущен.`,
    );
  }
  if (unknown.length === 0) return { isNewer: false };
  const names = new Set(applied.map(({ name }) => name));
  const missing = [...files.keys()].filter((name) => !names.has(name));
  if (missing.length > 0) {
    throw new StartupError(
      `База обновлена более новой версией, но в ней нет миграций этой: ${missing.join(', ')}. Сервер не запущен.`,
    );
  }
  return { isNewer: true };
}
