import { Client } from 'pg';

interface Column {
  table: string;
  column: string;
  type: string;
  element: string | null;
  notNull: boolean;
  hasDefault: boolean;
  alwaysGenerated: boolean;
}

interface Check {
  table: string;
  definition: string;
}

const scalars: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  citext: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
};

const wrapped: Record<string, string> = {
  timestamptz: 'Timestamp',
  timestamp: 'Timestamp',
  jsonb: 'Json',
  json: 'Json',
};

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`_${name}`);

async function readColumns(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as "table", a.attname as "column", t.typname as "type", e.typname as "element",
           a.attnotnull as "notNull", a.atthasdef or a.attidentity <> '' as "hasDefault",
           a.attgenerated <> '' or a.attidentity = 'a' as "alwaysGenerated"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attname`);
  return rows;
}

async function readChecks(client: Client): Promise<Check[]> {
  const { rows } = await client.query<Check>(`
    select c.relname as "table", pg_get_constraintdef(k.oid) as "definition"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where k.contype = 'c'`);
  return rows;
}

/** `check (status in ('a', 'b'))` gives the column the type `'a' | 'b'`. */
function literalUnions(checks: readonly Check[]): Map<string, string> {
  const unions = new Map<string, string>();
  for (const { table, definition } of checks) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(definition);
    if (!match) continue;
    const values = [...(match[2] ?? '').matchAll(/'([^']*)'::text/g)].map((m) => `'${m[1]}'`);
    unions.set(`${table}.${match[1]}`, values.join(' | '));
  }
  return unions;
}

function typeOf(column: Column, unions: ReadonlyMap<string, string>): string {
  const known = wrapped[column.type] ?? scalars[column.type];
  const element = column.element === null ? undefined : (scalars[column.element] ?? 'unknown');
  let type = unions.get(`${column.table}.${column.column}`) ?? known ?? (element && `${element}[]`) ?? 'unknown';
  if (!column.notNull) type = `${type} | null`;
  if (column.alwaysGenerated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

/** The text of `types.gen.ts` for the database at `url`. */
export async function generateTypes(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const columns = await readColumns(client);
    const unions = literalUnions(await readChecks(client));
    const tables = [...new Set(columns.map((c) => c.table))];
    const interfaces = tables.map((table) => {
      const lines = columns.filter((c) => c.table === table).map((c) => `  ${camel(c.column)}: ${typeOf(c, unions)};`);
      return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}\n`;
    });
    return [
      '// Written by `node apps/server/scripts/generate-types.ts` from the migrated database. Do not edit.',
      "import type { ColumnType } from 'kysely';\n",
      'type Generated<T> = T extends ColumnType<infer S, infer I, infer U>',
      '  ? ColumnType<S, I | undefined, U>',
      '  : ColumnType<T, T | undefined, T>;',
      'type GeneratedAlways<T> = ColumnType<T, never, never>;',
      'export type JsonValue = boolean | number | string | null | { [key: string]: JsonValue | undefined } | JsonValue[];',
      '/** Written as `JSON.stringify(value)`: the driver would send a bare array as an SQL array. */',
      'type Json = ColumnType<JsonValue, string, string>;',
      'type Timestamp = ColumnType<Date, Date | string, Date | string>;\n',
      ...interfaces,
      `export interface DB {\n${tables.map((t) => `  ${camel(t)}: ${pascal(t)};`).join('\n')}\n}\n`,
    ].join('\n');
  } finally {
    await client.end();
  }
}
