import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { TablePlan } from './plan.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function insertOf({ table, columns }: TablePlan, rows: readonly string[]): string {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const target = `public.${quoted(table)}`;
  return (
    `insert into ${target} (${names}) overriding system value select ${names} ` +
    `from jsonb_populate_recordset(null::${target}, ${literal(`[${rows.join(',')}]`)}::jsonb);\n`
  );
}

/** The rows of one table as statements that insert them; by a cursor, so that a table of any length takes little memory. */
export async function* rowsOf(tx: Db, plan: TablePlan): AsyncGenerator<string> {
  const columns = sql.join(plan.columns.map(({ name, value }) => sql`${value} as ${sql.ref(name)}`));
  await sql`declare anonymous_rows no scroll cursor for
    select to_jsonb(x)::text as row from (select ${columns} from ${sql.table(plan.table)}) x`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch 500 from anonymous_rows`.execute(tx);
    if (rows.length === 0) break;
    yield insertOf(
      plan,
      rows.map(({ row }) => row),
    );
  }
  await sql`close anonymous_rows`.execute(tx);
}

/** Where the numbers people read go on from. */
export async function* sequencesOf(tx: Db): AsyncGenerator<string> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(tx);
  for (const { name, last } of rows) yield `select setval(${literal(`public.${quoted(name)}`)}, ${last});\n`;
}
