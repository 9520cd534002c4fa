import type { Client } from 'pg';

import type { SqlObject } from './sql-objects.ts';
import { sqlState } from './sql-errors.ts';

const table = `create table if not exists schema_object (
  name text primary key, kind text not null check (kind in ('function', 'view')), sha256 text not null,
  applied_at timestamptz not null default now())`;

/** Names of the functions and views that stand in the database, as `view ledger_audit`. */
export async function readPresent(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
     union
     select 'view ' || relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Counts what stands in the database as made from files whose text is unknown: what has a file is replaced by it, what
 * has none is dropped. For a database that comes from before the files; what extensions brought is theirs.
 */
export async function recordPresent(client: Client): Promise<void> {
  await client.query(table);
  await client.query(
    `insert into schema_object (name, kind, sha256)
     select distinct proname, 'function', '' from pg_proc o where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = o.oid and deptype = 'e')
     union
     select relname, 'view', '' from pg_class o where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = o.oid and deptype = 'e')
     on conflict (name) do nothing`,
  );
}

interface Version {
  /** With the types of its arguments. */
  signature: string;
  xmin: string;
}

const versionsOf = async (client: Client, name: string): Promise<Version[]> => {
  const { rows } = await client.query<Version>(
    `select oid::regprocedure::text as signature, xmin::text from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return rows;
};

async function drop(client: Client, kind: SqlObject['kind'], name: string): Promise<void> {
  if (kind === 'view') {
    await client.query(`drop view if exists ${client.escapeIdentifier(name)}`);
    return;
  }
  for (const { signature } of await versionsOf(client, name)) await client.query(`drop routine ${signature}`);
}

// What «create or replace» refuses to replace: another result, other names of parameters, fewer columns of a view.
const notReplaceable = new Set(['42P13', '42P16']);

async function create(client: Client, object: SqlObject): Promise<void> {
  await client.query('savepoint object');
  try {
    await client.query(object.sql);
  } catch (error) {
    if (!notReplaceable.has(sqlState(error) ?? '')) throw error;
    await client.query('rollback to savepoint object');
    await drop(client, object.kind, object.name);
    await client.query(object.sql);
  }
  await client.query('release savepoint object');
}

/** Creates or replaces one object; a version of it with other arguments does not stay next to it. */
async function apply(client: Client, object: SqlObject): Promise<void> {
  const before = object.kind === 'function' ? await versionsOf(client, object.name) : [];
  await create(client, object);
  if (before.length > 0) {
    const untouched = (await versionsOf(client, object.name)).filter((now) =>
      before.some(({ signature, xmin }) => signature === now.signature && xmin === now.xmin),
    );
    for (const { signature } of untouched) await client.query(`drop routine ${signature}`);
  }
  await client.query(
    `insert into schema_object (name, kind, sha256) values ($1, $2, $3)
     on conflict (name) do update set kind = excluded.kind, sha256 = excluded.sha256, applied_at = now()`,
    [object.name, object.kind, object.sha256],
  );
}

async function withFile<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`${file} не применился: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Brings functions and views to what their files say, inside the transaction of the caller: those whose text has changed
 * and those a migration of this transaction has dropped are created, those whose file is gone are dropped. What was
 * missing already (not in `presentBefore`) is not replaced: a database that has lost something must not start.
 * Returns the files applied and the names dropped.
 */
export async function applyObjects(
  client: Client,
  objects: readonly SqlObject[],
  presentBefore: ReadonlySet<string>,
): Promise<string[]> {
  await client.query(table);
  const { rows } = await client.query<Pick<SqlObject, 'kind' | 'name' | 'sha256'>>(
    'select name, kind, sha256 from schema_object order by applied_at desc, name',
  );
  const recorded = new Map(rows.map((row) => [row.name, row.sha256]));
  const present = await readPresent(client);
  const isDropped = ({ kind, name }: SqlObject): boolean => {
    const key = `${kind} ${name}`;
    return presentBefore.has(key) && !present.has(key);
  };
  const changed = objects.filter((object) => recorded.get(object.name) !== object.sha256 || isDropped(object));
  for (const object of changed) await withFile(object.file, apply(client, object));
  const names = new Set(objects.map(({ name }) => name));
  const gone = rows.filter(({ name }) => !names.has(name));
  // Views first: they may use the functions.
  for (const { kind, name } of gone.toSorted((a, b) => b.kind.localeCompare(a.kind))) {
    await withFile(name, drop(client, kind, name));
    await client.query('delete from schema_object where name = $1', [name]);
  }
  return [...changed.map(({ file }) => file), ...gone.map(({ name }) => name)];
}
