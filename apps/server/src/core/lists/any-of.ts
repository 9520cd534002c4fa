import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { ListQuery } from './list-ids.ts';
import { where } from './list-ids.ts';

/** One kind of number a row is known by. */
export interface Identifier {
  /** The number as it is kept, from any writing; undefined for what cannot be one. */
  readonly read: (text: string) => string | undefined;
  /** `select id, known` of the rows that have one of the numbers, by an index of their own. */
  readonly rows: (values: readonly string[]) => RawBuilder<unknown>;
}

/** Each kind with the pasted numbers it can read; a kind that reads none is not asked about. */
const asked = (identifiers: readonly Identifier[], texts: readonly string[]) =>
  identifiers.flatMap(({ read, rows }, part) => {
    const values = [...new Set(texts.map((text) => read(text.trim())).filter((value) => value !== undefined))];
    return values.length > 0 ? [{ part, rows: rows(values) }] : [];
  });

// Each part of a union has an index of its own; an OR over several tables would have none.
const union = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` union all `);

/** Condition of the rows that have one of the pasted numbers; none where nothing was pasted. */
export function anyOf(
  id: RawBuilder<unknown>,
  identifiers: readonly Identifier[],
  texts: readonly string[] | undefined,
): RawBuilder<unknown>[] {
  if (texts === undefined || texts.length === 0) return [];
  const parts = asked(identifiers, texts).map(({ rows }) => sql`select id from (${rows}) as named`);
  return [parts.length > 0 ? sql`${id} in (${union(parts)})` : sql`false`];
}

/** Pasted numbers the list has no row for, as they were pasted, each once. */
export async function notFound(
  db: Db,
  list: { from: RawBuilder<unknown> } & Pick<ListQuery, 'where' | 'id'>,
  identifiers: readonly Identifier[],
  texts: readonly string[] | undefined,
): Promise<string[]> {
  if (texts === undefined || texts.length === 0) return [];
  const parts = asked(identifiers, texts).map(
    ({ part, rows }) => sql`select ${part}::int as part, id, known from (${rows}) as named`,
  );
  if (parts.length === 0) return [...new Set(texts.map((text) => text.trim()))];
  const { rows } = await sql<{ part: number; known: string }>`
    select distinct n.part, n.known from (${union(parts)}) as n
    where n.id in (select ${list.id} ${list.from} ${where(list.where)})`.execute(db);
  const found = new Set(rows.map(({ part, known }) => `${part}:${known}`));
  const isFound = (text: string): boolean =>
    identifiers.some(({ read }, part) => {
      const value = read(text);
      return value !== undefined && found.has(`${part}:${value}`);
    });
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => !isFound(text));
}

/** Identifiers of our own, as they stand in an address. */
export const byId = (table: string): Identifier => ({
  read: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined),
  rows: (values) => sql`select id, id::text as known from ${sql.table(table)} where id = any(${[...values]}::uuid[])`,
});
