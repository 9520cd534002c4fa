import type { JobContext } from '../../../jobs/context.ts';
import { compareFiles } from '../repository/file-findings.ts';

const day = 24 * 3_600_000;
const idsShown = 20;

/** So many files without a row, and so large a share of all, are no litter but the files of another database. */
const unknownAtMost = { files: 100, share: 0.05 };

/** Files of each sort a night removes or moves at most: what is left is of the next one. */
const touchedAtMost = 20_000;

/** What one sweep has found and done; a row of `file_sweeps`. */
export interface SweepReport {
  /** Files in the store when it began. */
  stored: number;
  /** Of rows deleted a month ago. */
  removed: number;
  setAside: number;
  returned: number;
  /** After a month aside. */
  deleted: number;
  /** Rows without their file. */
  missing: number;
  /** The first of them. */
  missingIds: string[];
  /** Files without a row, where there are so many that nothing was touched. */
  unknownRefused: number;
}

/**
 * Files without a row go to the shelf and a month later away, files of rows deleted a month ago go, and what a row
 * wants again comes back from the shelf. With `dryRun` it only counts.
 */
export async function sweepFiles(
  ctx: JobContext,
  { dryRun, most = touchedAtMost }: { dryRun: boolean; most?: number | undefined },
): Promise<SweepReport> {
  const { blobs } = ctx.store;
  if ((await blobs.owner()) !== 'us') throw new Error('The place of the files belongs to another installation');
  const found = await compareFiles(ctx);
  const isForeign = found.unknown.length > Math.max(unknownAtMost.files, found.stored * unknownAtMost.share);
  const ofNight = (keys: readonly string[]): readonly string[] => keys.slice(0, most);
  if (!isForeign && !dryRun) {
    // What a row wants is wanted now, whatever the number.
    for (const key of found.wanted) await blobs.move(key, 'files');
    for (const key of ofNight(found.unknown)) await blobs.move(key, 'aside');
    for (const key of ofNight(found.outdated)) await blobs.remove(key);
    for (const key of ofNight(found.expired)) await blobs.remove(key, 'aside');
    await blobs.sweepParts(new Date(ctx.now().getTime() - day));
  }
  const of = (keys: readonly string[]): number => (isForeign ? 0 : keys.length);
  return {
    stored: found.stored,
    removed: of(ofNight(found.outdated)),
    setAside: of(ofNight(found.unknown)),
    returned: of(found.wanted),
    deleted: of(ofNight(found.expired)),
    missing: found.missing.length,
    missingIds: found.missing.slice(0, idsShown),
    unknownRefused: isForeign ? found.unknown.length : 0,
  };
}
