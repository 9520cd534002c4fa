import type { Client } from 'pg';

const queries: readonly string[] = [
  `select 'column', table_name, column_name, data_type, udt_name, is_nullable, column_default, generation_expression,
     is_identity, collation_name from information_schema.columns where table_schema = 'public' order by 2, 3`,
  `select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace order by 2, 3`,
  `select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 3`,
  `select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger
     where not tgisinternal order by 2, 3`,
  `select 'function', p.proname, pg_get_functiondef(p.oid) from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not exists (select from pg_depend d
       where d.objid = p.oid and d.deptype = 'e') order by 2, pg_get_function_identity_arguments(p.oid)`,
  `select 'enum', t.typname, e.enumlabel, e.enumsortorder from pg_enum e join pg_type t on t.oid = e.enumtypid order by 2, 4`,
  `select 'option', relname, reloptions from pg_class where relnamespace = 'public'::regnamespace and reloptions is not null
     order by 2`,
  `select 'extension', extname from pg_extension order by 2`,
  `select 'role', code, name, is_system, data_scope from roles order by 2`,
  `select 'grant', role_code, group_code, action from role_grants order by 2, 3, 4`,
  `select 'settings', version, data::text from points_settings order by 2`,
];

/** Everything a schema is, and the rows it comes with, as text; columns in any order. */
export async function schemaOf(client: Client): Promise<string> {
  const lines: string[] = [];
  for (const text of queries) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    lines.push(...rows.map((row) => JSON.stringify(row)));
  }
  return lines.join('\n');
}
