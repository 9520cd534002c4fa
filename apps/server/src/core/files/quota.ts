import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Actor } from '../../http/actor.ts';
import { problem } from '../../http/problem.ts';
import type { Upload } from './files.ts';

const hour = 3_600_000;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** What one member may upload over any 24 hours: several times what a shop sells. Files of receipts wait for their sale. */
export const uploadQuota = { files: 300, bytes: 300 * megabyte } as const;

interface Uploading {
  actor: Pick<Actor, 'id' | 'roleCode'> | undefined;
  upload: Pick<Upload, 'bytes'> | undefined;
}

/**
 * 409 `FILES_DAY` when the file of a member's request would be too many. The caller holds the member's row, so uploads
 * sent at once are counted one after another. Files that were removed count too: their bytes stay for a month.
 */
export async function requireUploadRoom(db: Db, { actor, upload }: Uploading, at: Date): Promise<void> {
  if (!upload || actor?.roleCode !== 'member') return;
  const { rows } = await sql<{ size: number; createdAt: Date }>`
    select size, created_at from files where owner_id = ${actor.id}::uuid and created_at > ${new Date(at.getTime() - day)}
    order by created_at`.execute(db);
  let files = rows.length;
  let bytes = rows.reduce((sum, { size }) => sum + size, upload.bytes.length);
  let until = at.getTime();
  // The first ones leave the day first, until there is room for this one.
  for (const { size, createdAt } of rows) {
    if (files < uploadQuota.files && bytes <= uploadQuota.bytes) break;
    files -= 1;
    bytes -= size;
    until = createdAt.getTime() + day;
  }
  if (until > at.getTime()) throw problem('FILES_DAY', { n: Math.ceil((until - at.getTime()) / hour) });
}
