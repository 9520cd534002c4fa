import { fileUrl } from './files.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { StoredFile } from './files.ts';

/** Files as references of the contract, in the order asked. */
export async function readFiles(db: Db, ids: readonly string[]): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<StoredFile, 'url'>>`
    select id, name, size, mime from files where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, url: fileUrl(row.id) }]));
}
