import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { KeyRing } from './key-ring.ts';
import { chunks } from './chunks.ts';

/**
 * Encryption of whole files at rest: AES-256-GCM under a key of each file's own, which is wrapped with the key of the
 * ring. The content goes in chunks, each with its number and whether it is the last (the STREAM construction of
 * Hoang, Reyhanitabar, Rogaway, Vizár 2015), so a file of any length takes little memory, and one that was cut short,
 * put together again or exchanged with another does not open.
 */
export interface FileCipher {
  /** Id of the key new files are wrapped with. */
  currentId: string;
  /** `name` binds the content to its place in the store. */
  seal: (name: string, parts: Bytes) => AsyncGenerator<Buffer>;
  /** Throws where the bytes stop being those sealed; what came before was. */
  open: (name: string, parts: Bytes, known: Known) => AsyncGenerator<Buffer>;
  /** The same file under the present key, its content not opened; a file from before the sealing is sealed. */
  reencrypt: (name: string, parts: Bytes, known: Known) => AsyncGenerator<Buffer>;
}

/** `isSealed`: the file has been sealed, one that is not is not it. Otherwise a file from before the sealing passes as it is. */
interface Known {
  isSealed: boolean;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

// No type of file that is accepted begins with a zero byte.
const magic = Buffer.from('\0PRB1', 'latin1');
const ivLength = 12;
const tagLength = 16;
const keyLength = 32;
const chunkLength = 65_536;
const longestHeader = magic.length + 1 + 255 + ivLength + tagLength + keyLength;

interface Opened {
  /** Undefined: not sealed. */
  fileKey: Buffer | undefined;
  rest: AsyncGenerator<Uint8Array>;
}

// Number of the chunk and whether it is the last: under a key used for one file no two chunks have the same.
function chunkIv(number: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(ivLength);
  iv.writeUInt32BE(number, ivLength - 5);
  iv[ivLength - 1] = isLast ? 1 : 0;
  return iv;
}

/** At least so many of the first bytes, if there are so many, and those after them. */
async function begin(parts: Bytes, length: number): Promise<{ head: Buffer; rest: AsyncIterator<Uint8Array> }> {
  const rest = (async function* () {
    yield* parts;
  })();
  let head = Buffer.alloc(0);
  while (head.length < length) {
    const next = await rest.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head, rest };
}

async function* joined(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // A reader that stops half-way closes the file below.
    await rest.return?.();
  }
}

export function createFileCipher(ring: KeyRing): FileCipher {
  const header = (name: string, fileKey: Buffer): Buffer => {
    const id = Buffer.from(ring.currentId, 'latin1');
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', ring.current('file'), iv).setAAD(Buffer.from(name));
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final()]);
    return Buffer.concat([magic, Buffer.from([id.length]), id, iv, cipher.getAuthTag(), wrapped]);
  };

  const openHeader = (name: string, head: Buffer): { fileKey: Buffer; after: Buffer } | undefined => {
    if (!head.subarray(0, magic.length).equals(magic)) return undefined;
    let at = magic.length + 1;
    const take = (length: number): Buffer => head.subarray(at, (at += length));
    const id = take(head[magic.length] ?? 0).toString('latin1');
    const key = ring.key('file', id);
    if (!key) throw new Error(`No key ${id} for a sealed file`);
    const [iv, tag, wrapped] = [take(ivLength), take(tagLength), take(keyLength)];
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
    cipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const fileKey = Buffer.concat([cipher.update(wrapped), cipher.final()]);
    return { fileKey, after: head.subarray(at) };
  };

  const readHeader = async (name: string, parts: Bytes, { isSealed }: Known): Promise<Opened> => {
    const { head, rest } = await begin(parts, longestHeader);
    try {
      const found = openHeader(name, head);
      if (!found && isSealed) throw new Error('Not the file that was sealed');
      return found ? { ...found, rest: joined(found.after, rest) } : { fileKey: undefined, rest: joined(head, rest) };
    } catch (error) {
      await rest.return?.();
      throw error;
    }
  };

  async function* seal(name: string, parts: Bytes): AsyncGenerator<Buffer> {
    const fileKey = randomBytes(keyLength);
    yield header(name, fileKey);
    let number = 0;
    for await (const { bytes, isLast } of chunks(parts, chunkLength)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, chunkIv(number, isLast));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  }

  return {
    currentId: ring.currentId,
    seal,
    async *open(name, parts, known) {
      const { fileKey, rest } = await readHeader(name, parts, known);
      if (!fileKey) {
        for await (const part of rest) yield Buffer.from(part);
        return;
      }
      let number = 0;
      for await (const { bytes, isLast } of chunks(rest, chunkLength + tagLength)) {
        const cipher = createDecipheriv('aes-256-gcm', fileKey, chunkIv(number, isLast), { authTagLength: tagLength });
        cipher.setAuthTag(bytes.subarray(-tagLength));
        const opened = cipher.update(bytes.subarray(0, -tagLength));
        cipher.final();
        yield opened;
        number += 1;
      }
    },
    async *reencrypt(name, parts, known) {
      const { fileKey, rest } = await readHeader(name, parts, known);
      if (!fileKey) {
        yield* seal(name, rest);
        return;
      }
      yield header(name, fileKey);
      for await (const part of rest) yield Buffer.from(part);
    },
  };
}
