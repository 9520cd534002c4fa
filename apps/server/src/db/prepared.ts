import type { Compilable } from 'kysely';

import type { Db } from './open.ts';

/**
 * A query of the builder as a statement with a name (see `named-client.ts`): one name, one text. It names its columns:
 * after `*` the kept statement breaks when a migration adds one.
 */
export async function prepared<Row>(db: Db, name: string, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: `/*${name}*/ ${compiled.sql}` });
  return rows;
}
