import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes of files under random keys; knows nothing of people and rights. */
export interface FileStore {
  put: (bytes: Uint8Array) => Promise<string>;
  /** Straight to the disk as it comes: a file of any length in little memory. */
  putStream: (parts: AsyncIterable<Uint8Array>) => Promise<{ storageKey: string; size: number; sha256: Buffer }>;
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
  const write = async (fill: (handle: FileHandle) => Promise<void>): Promise<string> => {
    const name = randomBytes(24).toString('hex');
    const key = `${name.slice(0, 2)}/${name.slice(2)}`;
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Written whole and synced before it gets its name: a key that exists always has all of its bytes.
    const part = `${path}.part`;
    const handle = await open(part, 'wx', 0o600);
    try {
      await fill(handle);
      await handle.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    await rename(part, path);
    return key;
  };
  return {
    put: (bytes) => write((handle) => handle.writeFile(bytes)),
    async putStream(parts) {
      const hash = createHash('sha256');
      let size = 0;
      const storageKey = await write(async (handle) => {
        for await (const part of parts) {
          hash.update(part);
          size += part.length;
          await handle.writeFile(part);
        }
      });
      return { storageKey, size, sha256: hash.digest() };
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
