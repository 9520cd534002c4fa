import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import type { FileCipher } from '../../../crypto/index.ts';
import type { BlobStore } from './blobs.ts';

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

/** Bytes of files under random keys, sealed wherever they lie; knows nothing of people and rights. */
export interface FileStore {
  /** Id of the key that new files are sealed with. */
  keyId: string;
  /** The bytes as they lie, sealed: for what cares for the place itself (the sweep, the move). */
  blobs: BlobStore;
  put: (bytes: Uint8Array) => Promise<string>;
  /** Straight to its place as it comes: a file of any length in little memory. */
  putStream: (parts: AsyncIterable<Uint8Array>) => Promise<StoredBytes>;
  read: (file: KnownFile) => NodeJS.ReadableStream;
  /** Puts the file under the present key of the ring. */
  reencrypt: (file: KnownFile) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

function newKey(): string {
  const name = randomBytes(24).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** The content of sealed bytes, opened as they come. */
export const openSealed = (
  blobs: BlobStore,
  cipher: FileCipher,
  { storageKey, keyId }: KnownFile,
): AsyncIterable<Buffer> => cipher.open(storageKey, blobs.read(storageKey), { isSealed: keyId !== null });

/** Seals what goes into the place and opens what comes out of it (ADR 9). */
export function createFileStore(blobs: BlobStore, cipher: FileCipher): FileStore {
  return {
    keyId: cipher.currentId,
    blobs,
    async put(bytes) {
      const key = newKey();
      await blobs.write(key, cipher.seal(key, [bytes]));
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
      await blobs.write(storageKey, cipher.seal(storageKey, counted()));
      return { storageKey, size, sha256: hash.digest(), keyId: cipher.currentId };
    },
    read: (file) => Readable.from(openSealed(blobs, cipher, file), { objectMode: false }),
    reencrypt: ({ storageKey: key, keyId }) =>
      blobs.write(key, cipher.reencrypt(key, blobs.read(key), { isSealed: keyId !== null })),
    remove: (key) => blobs.remove(key),
  };
}
