import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { keyIdOf, sealedColumns } from '../domain/sealed-columns.ts';

/** How many values of a column, or files, are under a key. */
export interface KeyUse {
  /** `table.column`, or `files`. */
  place: string;
  /** Null for files from before the sealing. */
  key: string | null;
  values: number;
}

/** What is sealed under which key: an old one may be taken away when nothing is under it. */
export async function readKeyUse(db: Db): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { table, column } of sealedColumns) {
    const { rows } = await sql<{ key: Buffer | null; values: number }>`
      select ${keyIdOf(column)} as key, count(*) as values from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1 order by 1`.execute(db);
    uses.push(
      ...rows.map(({ key, values }) => ({ place: `${table}.${column}`, key: key?.toString('latin1') ?? null, values })),
    );
  }
  const files = await db
    .selectFrom('files')
    .select(['keyId', sql<number>`count(*)`.as('values')])
    .where('deletedAt', 'is', null)
    .groupBy('keyId')
    .orderBy('keyId')
    .execute();
  return [...uses, ...files.map(({ keyId, values }) => ({ place: 'files', key: keyId, values }))];
}

/** Every key the database has worked with, and whether it may be taken away. */
export const readKnownKeys = (db: Db) =>
  db.selectFrom('keyPrints').select(['kind', 'id', 'usedAt', 'retiredAt']).orderBy('kind').orderBy('usedAt').execute();
