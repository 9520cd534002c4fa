import { checksumOf } from './sql-objects.ts';

/** A file that is applied once: of the baseline, or a migration `YYYYMMDDTHHMM_slug.sql`. */
export interface Migration {
  name: string;
  /** Tables, indexes, rows: before the functions and views. */
  sql: string;
  /** Triggers, which need their functions; empty when there are none. */
  afterObjects: string;
  /** Indexes made and dropped next to the work of others, after the transaction; usually none. */
  indexes: readonly IndexChange[];
  /** The stamp of the last migration of the oldest server that goes on working with it; null: none does. */
  worksFrom: string | null;
  sha256: string;
}

/** `create index concurrently` or `drop index concurrently`, one statement. */
export interface IndexChange {
  kind: 'create' | 'drop';
  index: string;
  sql: string;
  /** Of one that is made: its table, and the statement for an index of another name and table. */
  made?: { table: string; on: (index: string, table: string, how?: 'concurrently') => string };
}

const titles = { objects: 'after functions and views', indexes: 'indexes concurrently' } as const;
const directive = /^--> (.*)$/m;
const fromServers = /^works with servers from (\d{8}T\d{4})$/;
const creation = /^(create (?:unique )?index) concurrently (\w+) on (\w+)\b/i;
const removal = /^drop index concurrently if exists (\w+)$/i;

/** The stamp a name begins with. */
export const stampOf = (name: string): string => name.slice(0, 13);

function parseIndexChange(name: string, statement: string): IndexChange {
  const sql = statement.replaceAll(/--.*/g, '').trim();
  const created = creation.exec(sql);
  if (created) {
    const [begin, create = '', index = '', table = ''] = created;
    const rest = sql.slice(begin.length);
    const on = (of: string, where: string, how = ''): string => `${create} ${how} ${of} on ${where}${rest}`;
    return { kind: 'create', index, sql, made: { table, on } };
  }
  const index = removal.exec(sql)?.[1];
  if (index === undefined) {
    throw new Error(
      `${name}: после «--> ${titles.indexes}» стоят create index concurrently … и drop index concurrently if exists …`,
    );
  }
  return { kind: 'drop', index, sql };
}

/** Reads a file: its parts stand after lines that begin with `-->` (`migrations/README.md`). */
export function parseMigration(name: string, text: string): Migration {
  const [sql = '', ...rest] = text.split(directive);
  const parts = new Map<string, string>();
  let [lines, worksFrom] = [sql, null as string | null];
  for (let at = 0; at < rest.length; at += 2) {
    const [title = '', body = ''] = rest.slice(at, at + 2);
    const from = fromServers.exec(title)?.[1];
    if (from === undefined) {
      if (parts.has(title)) throw new Error(`${name}: «--> ${title}» может стоять один раз`);
      parts.set(title, body);
    } else {
      if (parts.size > 0) throw new Error(`${name}: «--> ${title}» стоит в начале файла`);
      [lines, worksFrom] = [lines + body, from];
    }
  }
  const unknown = [...parts.keys()].find((title) => !Object.values<string>(titles).includes(title));
  if (unknown !== undefined) throw new Error(`${name}: непонятная строка «--> ${unknown}»`);
  return {
    name,
    sql: lines,
    afterObjects: parts.get(titles.objects) ?? '',
    indexes: (parts.get(titles.indexes) ?? '')
      .split(/;$/m)
      .filter((statement) => statement.replaceAll(/--.*/g, '').trim() !== '')
      .map((statement) => parseIndexChange(name, statement)),
    worksFrom,
    sha256: checksumOf(text),
  };
}
