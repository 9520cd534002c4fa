import { shards, type StoredBlob } from '../../../core/files/store/blobs.ts';
import type { JobContext } from '../../../jobs/context.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How old, in milliseconds, a thing is before the sweep acts on it. All are wide: what is deleted too early is lost. */
export const sweepAges = {
  /** Bytes without a row: an upload whose transaction goes on, a database restored to an earlier day. */
  unknown: 7 * day,
  /** On the shelf before they are deleted for good. */
  aside: 30 * day,
  /** A deleted row, in case of a mistake. */
  deleted: 30 * day,
  /** A row whose bytes may have come after they were listed. */
  row: hour,
} as const;

/** What does not agree between the rows and the store. */
export interface Findings {
  stored: number;
  /** Keys of rows deleted long ago. */
  outdated: string[];
  /** Keys no row knows. */
  unknown: string[];
  /** Keys on the shelf that a row wants. */
  wanted: string[];
  /** Keys on the shelf for long enough. */
  expired: string[];
  /** Ids of rows without their file. */
  missing: string[];
}

const all = async (blobs: AsyncIterable<StoredBlob>): Promise<Map<string, StoredBlob>> => {
  const found = new Map<string, StoredBlob>();
  for await (const blob of blobs) found.set(blob.key, blob);
  return found;
};

// Letters and digits of keys stand before `g` in any order of sorting: the index of the keys answers.
const rowsOf = (ctx: JobContext, shard: string) =>
  ctx.db
    .selectFrom('files')
    .select(['id', 'storageKey', 'createdAt', 'deletedAt'])
    .where('storageKey', '>=', `${shard}/`)
    .where('storageKey', '<', `${shard}/g`)
    .execute();

async function lookAt(ctx: JobContext, shard: string, findings: Findings): Promise<void> {
  const now = ctx.now().getTime();
  const isOlder = (at: Date, age: number): boolean => now - at.getTime() > age;
  const { blobs } = ctx.store;
  // Listed before the rows are read: bytes come before their row, so whatever is listed may have one by then.
  const [stored, aside] = [await all(blobs.list(shard)), await all(blobs.list(shard, 'aside'))];
  findings.stored += stored.size;
  for (const { id, storageKey: key, createdAt, deletedAt } of await rowsOf(ctx, shard)) {
    const isOutdated = deletedAt !== null && isOlder(deletedAt, sweepAges.deleted);
    if (isOutdated && stored.has(key)) findings.outdated.push(key);
    if (deletedAt === null && !stored.has(key)) {
      if (aside.has(key)) findings.wanted.push(key);
      else if (isOlder(createdAt, sweepAges.row)) findings.missing.push(id);
    }
    stored.delete(key);
    if (!isOutdated) aside.delete(key);
  }
  for (const { key, changedAt } of stored.values()) {
    if (isOlder(changedAt, sweepAges.unknown)) findings.unknown.push(key);
  }
  for (const { key, changedAt } of aside.values()) {
    if (isOlder(changedAt, sweepAges.aside)) findings.expired.push(key);
  }
}

/** Compares every row with the store, both ways, a shard in memory at a time; changes nothing. */
export async function compareFiles(ctx: JobContext): Promise<Findings> {
  const findings: Findings = { stored: 0, outdated: [], unknown: [], wanted: [], expired: [], missing: [] };
  for (const shard of shards) await lookAt(ctx, shard, findings);
  return findings;
}
