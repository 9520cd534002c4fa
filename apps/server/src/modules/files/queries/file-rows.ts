import { createHash } from 'node:crypto';

import { forEachConcurrently } from '../../../core/for-each-concurrently.ts';
import type { Db } from '../../../db/open.ts';

const batch = 500;
const atOnce = 4;

/** A row of a file, as far as the whole of its bytes is worked on. */
export interface FileRow {
  id: string;
  storageKey: string;
  keyId: string | null;
  mime: string;
  /** Of the content, in bytes. */
  size: number;
  sha256: Buffer;
  deletedAt: Date | null;
}

/** Every row, deleted ones too, in portions. */
export async function* fileRows(db: Db): AsyncGenerator<FileRow[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'storageKey', 'keyId', 'mime', 'size', 'sha256', 'deletedAt'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}

/** Does the work for all, as many at the same time as files are worked on at once. */
export const forEach = <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> =>
  forEachConcurrently(items, atOnce, work);

/** Whether the content, read to its end, is exactly what the row says: size and SHA-256. */
export async function isWhole(
  content: AsyncIterable<Uint8Array>,
  row: Pick<FileRow, 'size' | 'sha256'>,
): Promise<boolean> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of content) {
    hash.update(part);
    size += part.length;
  }
  return size === row.size && hash.digest().equals(row.sha256);
}
