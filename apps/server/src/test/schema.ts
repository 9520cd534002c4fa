import type { ClientBase } from 'pg';

const here = `'public'::regnamespace`;
const own = (catalog: string, alias: string): string =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${alias}.oid and x.deptype = 'e')`;

// A definition that has been through a dump comes back with other brackets.
const plain = (definition: string): string => `regexp_replace(${definition}, '[\\s()]+', '', 'g')`;

/** Every property that a statement can give to an object of the schema; columns in their order. */
const queries: readonly string[] = [
  `select 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
     format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, l.collname, a.attstorage,
     a.attcompression, a.attstattarget, a.attoptions, a.attacl, ${plain('pg_get_expr(d.adbin, d.adrelid)')}, col_description(c.oid, a.attnum)
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
     where c.relnamespace = ${here} and c.relkind in ('r', 'p', 'c', 'v', 'm') and ${own('pg_class', 'c')} order by 2, 3`,
  `select 'constraint', conrelid::regclass::text, conname, contype, convalidated, ${plain('pg_get_constraintdef(oid)')}
     from pg_constraint where connamespace = ${here} order by 2, 3`,
  `select 'index', tablename, indexname, ${plain('indexdef')} from pg_indexes where schemaname = 'public' order by 3`,
  `select 'trigger', tgrelid::regclass::text, tgname, tgenabled, ${plain('pg_get_triggerdef(oid)')} from pg_trigger
     where not tgisinternal order by 2, 3`,
  `select 'function', p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_arguments(p.oid),
     pg_get_function_result(p.oid), p.prokind, p.prosecdef, p.proleakproof, p.proisstrict, p.provolatile, p.proparallel,
     p.procost, p.prorows, p.proconfig, p.proacl, l.lanname, p.proowner = c.relowner, p.prosrc
     from pg_proc p join pg_language l on l.oid = p.prolang join pg_class c on c.oid = 'users'::regclass
     where p.pronamespace = ${here} and ${own('pg_proc', 'p')} order by 2, 3`,
  `select 'aggregate', aggfnoid::text, aggtransfn::text, aggtranstype::regtype::text, agginitval, aggkind
     from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid where p.pronamespace = ${here} and ${own('pg_proc', 'p')}`,
  `select 'view', c.relname, ${plain('pg_get_viewdef(c.oid)')} from pg_class c
     where c.relnamespace = ${here} and c.relkind in ('v', 'm') and ${own('pg_class', 'c')} order by 2`,
  `select 'sequence', c.relname, s.seqtypid::regtype::text, s.seqstart, s.seqincrement, s.seqmin::text, s.seqmax::text, s.seqcycle
     from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = ${here} order by 2`,
  `select 'enum', t.typname, e.enumlabel, row_number() over (partition by t.oid order by e.enumsortorder)
     from pg_enum e join pg_type t on t.oid = e.enumtypid where t.typnamespace = ${here} order by 2, 4`,
  `select 'relation', c.relname, c.relkind, c.relpersistence, c.relrowsecurity, c.reloptions, c.relacl,
     c.relowner = u.relowner, obj_description(c.oid, 'pg_class') from pg_class c join pg_class u on u.oid = 'users'::regclass
     where c.relnamespace = ${here} and c.relkind <> 'S' and ${own('pg_class', 'c')} order by 2`,
  `select 'extension', extname from pg_extension order by 2`,
  `select 'statistics', stxname, stxkeys::text, stxkind::text from pg_statistic_ext order by 2`,
];

/** Everything a schema is, as text, one line an object. */
export async function schemaOf(client: ClientBase): Promise<string> {
  const lines: string[] = [];
  for (const text of queries) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    lines.push(...rows.map((row) => JSON.stringify(row)));
  }
  return lines.join('\n');
}

const bookkeeping = ['schema_migration', 'schema_object'];

/** The rows of every table, each as JSON, in an order of their own; what the migrations record of themselves is left out. */
export async function rowsOf(client: ClientBase): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = ${here} and relkind in ('r', 'p') and relname <> all ($1) order by 1`,
    [bookkeeping],
  );
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${client.escapeIdentifier(name)} t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
