import { sql } from 'kysely';

import { giveFiles } from '../../../core/files/files.ts';
import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';
import type { CommandContext } from '../policy/member.ts';

/**
 * Uploads of the member, or of the system that writes for him, only: an id of somebody else's file is as unknown as
 * any. The system's become the member's, who reads them with his sale. Keeps the order.
 */
export async function claimFiles(
  db: Db,
  { memberId, actor }: Pick<CommandContext, 'memberId' | 'actor'>,
  ids: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${unique}::uuid[]) and owner_id in (${memberId}, ${actor.id}) and purpose = 'receipt'
      and deleted_at is null`.execute(db);
  const known = new Set(rows.map((row) => row.id));
  if (unique.some((id) => !known.has(id))) throw fieldProblem('FILE_NOT_FOUND', 'fileIds');
  if (actor.id !== memberId) await giveFiles(db, unique, actor.id, memberId);
  return unique;
}
