import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import { fieldProblem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { visibleRequests } from '../policy/scope.ts';

export const supportFiles = 'support';

/** The writer's own uploads that hang on no message yet. Keeps the order. */
export async function claimSupportFiles(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.id = any(${unique}::uuid[]) and f.owner_id = ${ownerId}::uuid
      and f.purpose = ${supportFiles} and f.deleted_at is null
      and not exists (select from support_message_files mf where mf.file_id = f.id)`.execute(db);
  const known = new Set(rows.map((row) => row.id));
  if (unique.some((id) => !known.has(id))) throw fieldProblem('FILE_NOT_FOUND', 'fileIds');
  return unique;
}

/** Whether the file hangs on a message this reader sees; files of notes are the desk's. */
export async function isAttachedFor(db: Db, fileId: string, actor: Actor, scope: Scope): Promise<boolean> {
  if (actor.status !== 'confirmed' || !actor.grants.has('technicalSupport.detailRequestTechnicalSupport:read'))
    return false;
  const notes = scope.kind === 'all' ? sql`r.author_id is distinct from ${actor.id}::uuid` : sql`false`;
  const { rows } = await sql`
    select 1 from support_message_files mf join support_messages m on m.id = mf.message_id
    join support_requests r on r.id = m.request_id
    where mf.file_id = ${fileId}::uuid and ${visibleRequests(scope)} and (not m.internal or ${notes}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
