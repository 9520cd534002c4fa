import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes of files under random keys; knows nothing of people and rights. */
export interface FileStore {
  put: (bytes: Uint8Array) => Promise<string>;
  read: (key: string) => NodeJS.ReadableStream;
  remove: (key: string) => Promise<void>;
  /** Keys last written before the moment. */
  list: (before: Date) => AsyncIterable<string>;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{46}$/;

export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('Not a key of the file store');
    return join(folder, key);
  };
  return {
    async put(bytes) {
      const name = randomBytes(24).toString('hex');
      const key = `${name.slice(0, 2)}/${name.slice(2)}`;
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written whole and synced before it gets its name: a key that exists always has all of its bytes.
      const part = `${path}.part`;
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, path);
      return key;
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(before) {
      for (const shard of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shard)).catch(() => [])) {
          const key = `${shard}/${name}`;
          const found = keyPattern.test(key) ? await stat(pathOf(key)).catch(() => undefined) : undefined;
          if (found && found.mtime < before) yield key;
        }
      }
    },
  };
}
