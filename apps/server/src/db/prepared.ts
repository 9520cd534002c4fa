import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';

import type { Db } from './open.ts';

/** A statement that each connection prepares once under its name (see `dialect.ts`). */
export interface PreparedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string;
}

export const isPrepared = (query: CompiledQuery): query is PreparedQuery => 'name' in query;

/**
 * Executes a query as a prepared statement: the database neither parses nor plans it again on that connection.
 *
 * For statements whose plan does not depend on the values. One name, one text: the driver refuses a second text under
 * a known name. Name the columns: after `*` the prepared statement breaks when a migration adds one. Write a list as
 * `(select $1::uuid[])` and the bound of a range as `(select $2::timestamptz)`: when the planner sees the value, plans
 * for that value look cheaper than the generic one, and it goes on planning each time.
 */
export function executePrepared<Row>(
  db: Db,
  name: string,
  query: Compilable<Row> | RawBuilder<Row> | CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const compiled = 'compile' in query ? query.compile(db) : query;
  const preparedQuery: PreparedQuery<Row> = { ...compiled, name };
  return db.executeQuery<Row>(preparedQuery);
}

/** The rows of `executePrepared`. */
export async function prepared<Row>(
  db: Db,
  name: string,
  query: Compilable<Row> | RawBuilder<Row> | CompiledQuery<Row>,
): Promise<Row[]> {
  return (await executePrepared(db, name, query)).rows;
}
