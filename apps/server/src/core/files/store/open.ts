import { join } from 'node:path';

import type { Config } from '../../../config.ts';
import type { StorageConfig } from '../../../config/storage.ts';
import type { Db } from '../../../db/open.ts';
import type { BlobStore } from './blobs.ts';
import { createDiskBlobs } from './disk.ts';

/** The id of this installation, made once with its database: restored copies have the same one. */
export function createInstallation(db: Db): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async (): Promise<string> =>
    (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Calls are passed on to what is made at the first of them: an installation on the disk never loads the library of S3. */
function onFirstUse(make: () => Promise<BlobStore>): BlobStore {
  let made: Promise<BlobStore> | undefined;
  const store = (): Promise<BlobStore> => (made ??= make());
  return {
    prepare: async () => (await store()).prepare(),
    owner: async () => (await store()).owner(),
    write: async (key, parts) => (await store()).write(key, parts),
    async *read(key) {
      yield* (await store()).read(key);
    },
    stat: async (key) => (await store()).stat(key),
    remove: async (key, shelf) => (await store()).remove(key, shelf),
    async *list(shard, shelf) {
      yield* (await store()).list(shard, shelf);
    },
    move: async (key, to) => (await store()).move(key, to),
    sweepParts: async (before) => (await store()).sweepParts(before),
  };
}

/** The place files lie in by the configuration; `installation` gives the id of the database. */
export function openBlobs(
  { dataDir }: Pick<Config, 'dataDir'>,
  storage: StorageConfig,
  installation: () => Promise<string>,
): BlobStore {
  if (storage.kind === 'disk') return createDiskBlobs(join(dataDir, 'files'), installation);
  return onFirstUse(async () => (await import('./s3.ts')).createS3Blobs(storage, installation));
}
