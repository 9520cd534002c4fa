import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { sqlType } from '../../db/sql-types.ts';
import { invalid } from '../../http/problem.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** One order of a list. `expr` must be indexed together with the id. */
export interface ListOrder {
  name: string;
  expr: RawBuilder<unknown>;
  /** SQL type of `expr`: the cursor carries it as text and casts it back without losing digits. */
  type: 'timestamptz' | 'text' | 'bigint' | 'date';
  direction: 'asc' | 'desc';
}

/** `from …` with joins the filters need and no more; several where the rows come from places that have none in common. */
export type ListSource = RawBuilder<unknown> | readonly RawBuilder<unknown>[];

export interface ListQuery {
  from: ListSource;
  where: readonly RawBuilder<unknown>[];
  id: RawBuilder<unknown>;
  order: ListOrder;
  size: number;
  /** From 1, within the rows that are counted; ignored when there is a cursor. */
  page?: number | undefined;
  cursor?: string | undefined;
  /** Without the count the answer has `total: undefined`. */
  withTotal?: boolean | undefined;
}

export interface ListIds {
  ids: string[];
  /** What the first and the last of them are ordered by, as text; undefined where there are none. */
  ends: readonly [string, string] | undefined;
  nextCursor: string | undefined;
  /** Exact up to the cap. */
  total: number | undefined;
  /** True when there are more rows than were counted. */
  totalCapped: boolean;
}

/** Counting stops here: «10 000+» (ledger.md §5.1). */
export const countCap = 10_000;

// SQL of an order: comparison with the row before, the direction and the opposite direction.
const sqlOf = ({ direction }: Pick<ListOrder, 'direction'>) =>
  direction === 'desc'
    ? { compare: sql`<`, direction: sql`desc`, back: sql`asc` }
    : { compare: sql`>`, direction: sql`asc`, back: sql`desc` };

const sourcesOf = (from: ListSource): readonly RawBuilder<unknown>[] => ('length' in from ? from : [from]);

// Each source gives as many as are asked for in its own order, so all of them stop early; then the first of those.
function firstRows({ from, ...query }: ListQuery, after: readonly RawBuilder<unknown>[], limit: number) {
  const { order, id } = query;
  const { direction } = sqlOf(order);
  const sources = sourcesOf(from).map(
    (source) => sql`select ${order.expr} as key, ${id} as id ${source} ${where([...query.where, ...after])}
      order by ${order.expr} ${direction}, ${id} ${direction} limit ${limit}`,
  );
  if (sources.length === 1) return sources[0]!;
  return sql`select key, id from (${sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union all `,
  )}) as sources order by key ${direction}, id ${direction} limit ${limit}`;
}

// A page by number starts after the last row of the page before it. That row is found by walking the
// index over no more rows than the count covers, so no page costs more than the count does.
function afterPage(query: ListQuery): RawBuilder<unknown>[] {
  const { order, page = 1, size } = query;
  const skipped = (page - 1) * size;
  if (skipped === 0) return [];
  if (skipped >= countCap) throw invalid({ page: 'LIST_TOO_FAR' });
  const { compare, back } = sqlOf(order);
  return [
    sql`(${order.expr}, ${query.id}) ${compare} (select key, id from (${firstRows(query, [], skipped)}) as before
      order by key ${back}, id ${back} limit 1)`,
  ];
}

function afterCursor({ order, id }: ListQuery, cursor: string): RawBuilder<unknown>[] {
  const after = decodeCursor(cursor, order);
  const value = sql`cast(${after.value} as ${sqlType(order.type)})`;
  return [sql`(${order.expr}, ${id}) ${sqlOf(order).compare} (${value}, ${after.id}::uuid)`];
}

/**
 * Ids of one page: the cheap narrow part of a list. The caller reads the wide rows of these ids
 * only (a deferred join). By cursor any depth costs the same; there is no OFFSET (ledger.md 5.1).
 */
export async function listIds(db: Db, query: ListQuery): Promise<ListIds> {
  const { order, size } = query;
  const after = query.cursor === undefined ? afterPage(query) : afterCursor(query, query.cursor);
  const { direction } = sqlOf(order);
  const [page, total] = await Promise.all([
    sql<{ id: string; key: string }>`
      select page.id, page.key::text as key from (${firstRows(query, after, size + 1)}) as page
      order by page.key ${direction}, page.id ${direction}`.execute(db),
    query.withTotal === false ? undefined : countCapped(db, query.from, query.where),
  ]);
  const rows = page.rows.slice(0, size);
  const last = rows.at(-1);
  return {
    ids: rows.map((row) => row.id),
    ends: rows[0] && last && [rows[0].key, last.key],
    nextCursor: page.rows.length > size && last ? encodeCursor(order, { value: last.key, id: last.id }) : undefined,
    total: total === undefined ? undefined : Math.min(total, countCap),
    totalCapped: total !== undefined && total > countCap,
  };
}

/**
 * That a row of the page stands between its ends, in a list ordered by a moment: of a table in parts only those of the
 * page are read. The value is what PostgreSQL writes; of a moment only it knows (infinity) nothing follows.
 */
export function betweenEnds({ ends }: ListIds, moment: RawBuilder<unknown>): RawBuilder<boolean> {
  const ms = (ends ?? []).map((text) => Date.parse(text));
  if (ms.length === 0 || ms.some((at) => Number.isNaN(at))) return sql`true`;
  // Microseconds are cut off.
  return sql`${moment} between ${new Date(Math.min(...ms))} and ${new Date(Math.max(...ms) + 1)}`;
}

const everyRow = (from: ListSource, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    sourcesOf(from).map((source) => sql`select 1 ${source} ${where(conditions)}`),
    sql` union all `,
  );

/** Rows that pass, but never more than the cap and one. */
export async function countCapped(
  db: Db,
  from: ListSource,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${everyRow(from, conditions)} limit ${countCap + 1}) as counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Rows of each value under the same conditions, each counted up to the cap: tabs above a list. */
export async function countEach<V extends string>(
  db: Db,
  from: ListSource,
  conditions: readonly RawBuilder<unknown>[],
  column: RawBuilder<unknown>,
  values: readonly V[],
): Promise<{ status: V; count: number }[]> {
  const one = (value: V) => sql`
    select ${value}::text as status, (select count(*)::int from
      (${everyRow(from, [...conditions, sql`${column} = ${value}`])} limit ${countCap}) c) as count`;
  return (await sql<{ status: V; count: number }>`${sql.join(values.map(one), sql` union all `)}`.execute(db)).rows;
}

export const where = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Puts rows into the order of the ids; a row that has gone meanwhile is left out. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
