import type { BlobStore } from '../../../core/files/store/blobs.ts';
import { openSealed } from '../../../core/files/store/sealed.ts';
import type { FileCipher } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import { type FileRow, fileRows, forEach, isWhole } from '../queries/file-rows.ts';

/** What is moved, and from where to where. */
export interface Move {
  db: Db;
  cipher: FileCipher;
  from: BlobStore;
  to: BlobStore;
  /** Only counts. */
  dryRun: boolean;
  /** Called after every batch with what has been done so far. */
  onProgress?: ((report: MoveReport) => void) | undefined;
}

export interface MoveReport {
  /** Rows looked at. */
  files: number;
  /** Copied now, or to be copied; bytes as they lie, sealed. */
  copied: number;
  bytes: number;
  /** Already there, opened and found equal (with `dryRun`: there). */
  present: number;
  /** Rows without a file in either place: of deleted ones nothing is missed. */
  missing: string[];
  /** Rows whose file, once copied, is not what the row says, or could not be copied; and why. */
  failed: { id: string; reason: string }[];
}

const isEqual = ({ cipher, to }: Move, row: FileRow): Promise<boolean> => isWhole(openSealed(to, cipher, row), row);

async function moveOne(move: Move, row: FileRow, report: MoveReport): Promise<void> {
  const { from, to, dryRun } = move;
  const [source, target] = [await from.stat(row.storageKey), await to.stat(row.storageKey)];
  // One that was cut off in the middle of its proof is proved again; one that does not open is copied again.
  if (target && (dryRun || (await isEqual(move, row).catch(() => false)))) {
    report.present += 1;
  } else if (!source) {
    if (row.deletedAt === null) report.missing.push(row.id);
  } else {
    if (!dryRun) {
      await to.write(row.storageKey, from.read(row.storageKey));
      if (!(await isEqual(move, row))) throw new Error('not the content its row names');
    }
    report.copied += 1;
    report.bytes += source.size;
  }
}

/**
 * Copies the file of every row from one store to the other as it is, sealed, and proves each by opening the copy:
 * size and SHA-256 as in its row. Nothing is removed. It may be stopped and called again: what is there is proved, not
 * copied.
 */
export async function moveFiles(move: Move): Promise<MoveReport> {
  const report: MoveReport = { files: 0, copied: 0, bytes: 0, present: 0, missing: [], failed: [] };
  for await (const rows of fileRows(move.db)) {
    await forEach(rows, async (row) => {
      report.files += 1;
      await moveOne(move, row, report).catch((error: unknown) =>
        report.failed.push({ id: row.id, reason: error instanceof Error ? error.message : String(error) }),
      );
    });
    move.onProgress?.(report);
  }
  return report;
}
