import { createHash } from 'node:crypto';

import type { Client } from 'pg';

/** What stands in the schema of the server: `function ledger_lock(uuid)` and what it is, as a short hash. */
export type Schema = ReadonlyMap<string, string>;

interface Part {
  name: string;
  /** What has to be the same; null where only the name counts. */
  is: string | null;
}

// Objects of extensions are theirs. Settings of storage are the operator's: they change nothing that is read.
const own = (catalog: string, alias: string): string =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${alias}.oid and x.deptype = 'e')`;
const here = `'public'::regnamespace`;

const query = `
select 'column ' || c.relname || '.' || a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, l.collname,
    pg_get_expr(d.adbin, d.adrelid)) as is
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
  where c.relnamespace = ${here} and c.relkind in ('r', 'p', 'c') and ${own('pg_class', 'c')}
union all
select 'partition of ' || c.relname, pg_get_partkeydef(c.oid) from pg_class c
  where c.relnamespace = ${here} and c.relkind = 'p'
union all
select 'view ' || c.relname, pg_get_viewdef(c.oid) from pg_class c
  where c.relnamespace = ${here} and c.relkind in ('v', 'm') and ${own('pg_class', 'c')}
union all
select 'sequence ' || c.relname, null from pg_class c
  where c.relnamespace = ${here} and c.relkind = 'S' and ${own('pg_class', 'c')}
union all
select case when pg_get_indexdef(i.oid) like '%gin_trgm_ops%' then 'trigram ' else '' end || 'index ' || i.relname, concat_ws(' ', pg_get_indexdef(i.oid), case when not x.indisvalid then 'invalid' end)
  from pg_index x join pg_class i on i.oid = x.indexrelid where i.relnamespace = ${here}
union all
select 'extension ' || extname, null from pg_extension where extname = 'pg_trgm'
union all
select 'constraint ' || c.conrelid::regclass || '.' || c.conname, pg_get_constraintdef(c.oid) from pg_constraint c
  where c.connamespace = ${here} and c.contype in ('c', 'f', 'p', 'u', 'x') and c.conrelid <> 0
union all
select 'trigger ' || t.tgrelid::regclass || '.' || t.tgname, concat_ws(' ', pg_get_triggerdef(t.oid),
    case when t.tgenabled <> 'O' then 'switched ' || t.tgenabled::text end)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${here} and not t.tgisinternal
union all
select 'function ' || p.oid::regprocedure, case when p.prokind = 'f' and p.proname <> 'ledger_id' then pg_get_functiondef(p.oid) end
  from pg_proc p where p.pronamespace = ${here} and ${own('pg_proc', 'p')}
union all
select 'enum ' || t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder)
  from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = ${here} group by t.typname`;

/** Versions of PostgreSQL write one view with different spaces, brackets and qualifiers. */
export const withoutDress = (text: string): string =>
  text.replaceAll(/\b[a-z_][a-z0-9_]*\./g, '').replaceAll(/[\s()]+/g, '');

const hashOf = ({ name, is }: Part): string =>
  createHash('sha256')
    .update(name.startsWith('function') ? (is ?? '') : withoutDress(is ?? ''))
    .digest('hex')
    .slice(0, 8);

/** Reads the schema `public`; by name, in an order of its own that no collation changes. */
export async function readSchema(client: Client): Promise<Schema> {
  await client.query('begin read only');
  try {
    // Names are written without their schema only when it is the one that is looked into.
    await client.query('set local search_path to public');
    const { rows } = await client.query<Part>(query);
    const parts = rows.map((part) => [part.name, hashOf(part)] as const);
    return new Map(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    await client.query('rollback');
  }
}
