import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';

/** Purpose of the documents of an adjustment. */
export const adjustmentFiles = 'tuning';

/** The author's own uploads only: an id of somebody else's file is as unknown as any. Keeps the order. */
export async function requireOwnFiles(db: Db, author: string, ids: readonly string[] = []): Promise<string[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${unique}::uuid[]) and owner_id = ${author}::uuid and purpose = ${adjustmentFiles}
      and deleted_at is null`.execute(db);
  if (rows.length !== unique.length) throw fieldProblem('FILE_NOT_FOUND', 'fileIds');
  return unique;
}
