import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import type { FileCipher } from '../../crypto/index.ts';

export interface StoredBytes {
  storageKey: string;
  /** Of the content, in bytes. */
  size: number;
  sha256: Buffer;
  /** Of the key it is sealed with. */
  keyId: string;
}

/** A file as its row knows it; without a key it is from before the sealing. */
export interface KnownFile {
  storageKey: string;
  keyId: string | null;
}

/** Bytes of files under random keys, sealed on the disk; knows nothing of people and rights. */
export interface FileStore {
  /** Id of the key that new files are sealed with. */
  keyId: string;
  put: (bytes: Uint8Array) => Promise<string>;
  /** Straight to the disk as it comes: a file of any length in little memory. */
  putStream: (parts: AsyncIterable<Uint8Array>) => Promise<StoredBytes>;
  read: (file: KnownFile) => NodeJS.ReadableStream;
  /** Puts the file under the present key of the ring. */
  reencrypt: (file: KnownFile) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keys last written before the moment. */
  list: (before: Date) => AsyncIterable<string>;
  /** Removes what a process that was killed had begun to write before the moment. */
  sweepParts: (before: Date) => Promise<void>;
}

/** The row of a file is there and its bytes are not: they lie with another process, or were lost. */
export class MissingFileError extends Error {
  readonly code = 'ENOENT';
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{46}$/;
const partPattern = /^[0-9a-f]{2}\/[0-9a-f]{46}\.[0-9a-f]{8}\.part$/;

// Opened on the first read: a missing file fails its reader, not the process.
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new MissingFileError('ENOENT: the bytes of a stored file are not here', { cause: error });
  }
}

export function createDiskStore(folder: string, cipher: FileCipher): FileStore {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('Not a key of the file store');
    return join(folder, key);
  };
  const newKey = (): string => {
    const name = randomBytes(24).toString('hex');
    return `${name.slice(0, 2)}/${name.slice(2)}`;
  };
  const write = async (key: string, sealed: AsyncIterable<Buffer>): Promise<void> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Written whole and synced before it gets its name: a key that exists always has all of its bytes.
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    const handle = await open(part, 'wx', 0o600);
    try {
      for await (const bytes of sealed) await handle.writeFile(bytes);
      await handle.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    await rename(part, path);
  };
  async function* storedNames(names: RegExp, before: Date): AsyncGenerator<string> {
    for (const shard of await readdir(folder).catch(() => [])) {
      for (const name of await readdir(join(folder, shard)).catch(() => [])) {
        const key = `${shard}/${name}`;
        const found = names.test(key) ? await stat(join(folder, key)).catch(() => undefined) : undefined;
        if (found && found.mtime < before) yield key;
      }
    }
  }
  return {
    keyId: cipher.currentId,
    async put(bytes) {
      const key = newKey();
      await write(key, cipher.seal(key, [bytes]));
      return key;
    },
    async putStream(parts) {
      const hash = createHash('sha256');
      let size = 0;
      const counted = async function* () {
        for await (const part of parts) {
          hash.update(part);
          size += part.length;
          yield part;
        }
      };
      const storageKey = newKey();
      await write(storageKey, cipher.seal(storageKey, counted()));
      return { storageKey, size, sha256: hash.digest(), keyId: cipher.currentId };
    },
    read: ({ storageKey: key, keyId }) =>
      Readable.from(cipher.open(key, bytesOf(pathOf(key)), { isSealed: keyId !== null }), { objectMode: false }),
    reencrypt: ({ storageKey: key, keyId }) =>
      write(key, cipher.reencrypt(key, bytesOf(pathOf(key)), { isSealed: keyId !== null })),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (before) => storedNames(keyPattern, before),
    async sweepParts(before) {
      for await (const part of storedNames(partPattern, before)) await rm(join(folder, part), { force: true });
    },
  };
}
