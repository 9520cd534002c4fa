import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type BlobStore, MissingFileError } from '../../../core/files/store/blobs.ts';
import type { Db } from '../../../db/open.ts';
import { fileRows, forEach } from '../../../modules/files/index.ts';
import { copyCounted, type Digest, names } from './manifest.ts';

export interface CopiedFiles {
  count: number;
  bytes: number;
  /** Ids of rows whose bytes are not there. */
  missing: string[];
}

async function copyOut(blobs: BlobStore, folder: string, key: string): Promise<Digest> {
  const path = join(folder, names.files, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return copyCounted(blobs.read(key), async (parts) => {
    try {
      await pipeline(parts, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  });
}

/** Copies the bytes of every row as they lie, sealed, into the folder, with their sums. */
export async function copyFiles(db: Db, blobs: BlobStore, folder: string): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, missing: [] };
  const sums = join(folder, names.sums);
  await appendFile(sums, '', { mode: 0o600 });
  for await (const rows of fileRows(db)) {
    const lines: string[] = [];
    await forEach(rows, async ({ id, storageKey, deletedAt }) => {
      try {
        const { bytes, sha256 } = await copyOut(blobs, folder, storageKey);
        lines.push(`${sha256}  ${names.files}/${storageKey}\n`);
        copied.count += 1;
        copied.bytes += bytes;
      } catch (error) {
        if (!(error instanceof MissingFileError)) throw error;
        // A deleted row keeps nothing after a month.
        if (deletedAt === null) copied.missing.push(id);
      }
    });
    await appendFile(sums, lines.join(''));
  }
  return copied;
}
