import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { Refusal } from '../command.ts';
import { emptied } from './emptied.ts';
import { kept } from './kept.ts';

interface Column {
  table: string;
  name: string;
  /** Somebody may have written it, or been described by it. */
  isText: boolean;
}

/** How the rows of a table are read: each of its columns as it is, or what stands instead. */
export interface TablePlan {
  table: string;
  columns: readonly { name: string; value: RawBuilder<unknown> }[];
}

const readColumns = async (db: Db): Promise<Column[]> =>
  (
    await sql<Column>`
      select c.relname as table, a.attname as name,
        format_type(a.atttypid, null) ~ '^(text|character varying|character|json|jsonb|bytea|inet|citext)' as is_text
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attgenerated = ''
      order by 1, a.attnum`.execute(db)
  ).rows;

type Replaced = Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>>;

/** Texts nothing is said of; the dump does not begin while there are any. */
const undescribed = (columns: readonly Column[], replaced: Replaced): string[] =>
  columns
    .filter(
      ({ table, name, isText }) =>
        isText && !emptied.has(table) && !kept[table]?.includes(name) && !replaced[table]?.[name],
    )
    .map(({ table, name }) => `${table}.${name}`);

/** What is read of every table that has rows in the dump. */
export async function planTables(db: Db, replaced: Replaced): Promise<TablePlan[]> {
  const columns = await readColumns(db);
  const unknown = undescribed(columns, replaced);
  if (unknown.length > 0) throw new Refusal(`Столбцы, о которых не сказано, чьи они: ${unknown.join(', ')}`);
  const plans = new Map<string, TablePlan['columns'][number][]>();
  for (const { table, name } of columns) {
    if (emptied.has(table)) continue;
    const list = plans.get(table) ?? [];
    list.push({ name, value: replaced[table]?.[name] ?? sql.ref(name) });
    plans.set(table, list);
  }
  return [...plans].map(([table, list]) => ({ table, columns: list }));
}
