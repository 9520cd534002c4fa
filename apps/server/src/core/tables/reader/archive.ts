import { createInflateRaw } from 'node:zlib';

import { bounds, ratioFrom } from '../bounds.ts';
import { Refusal } from './refusal.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const pieceBytes = 64 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** The entry with its own head, and its body. */
  from: number;
  start: number;
}

export interface Archive {
  has: (name: string) => boolean;
  /** The content of an entry as it is unpacked. */
  open: (name: string) => AsyncIterable<Uint8Array>;
}

const broken = () => new Refusal('FILE_BROKEN');

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= 0 && at > bytes.length - 22 - 65_536; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw broken();
}

/** Entries as the list at the end of the archive names them. */
function readEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > bounds.entries) throw new Refusal('FILE_ENTRIES');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== entrySignature) throw broken();
    const from = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(from) !== localSignature) throw broken();
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      from,
      start: from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28),
    };
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}

/** Two entries over one body: what is small is read many times. */
function refuseOverlaps(entries: readonly Entry[], length: number): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.from - b.from)) {
    if (entry.from < end) throw broken();
    end = entry.start + entry.packed;
  }
  if (end > length) throw broken();
}

async function* inflated(body: Buffer): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw();
  stream.end(body);
  try {
    for await (const piece of stream) yield piece as Buffer;
  } catch {
    throw broken();
  } finally {
    stream.destroy();
  }
}

async function* stored(body: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes);
}

/** Opens an archive by its own list; every entry is counted while it is unpacked, never believed. */
export function openArchive(given: Uint8Array): Archive {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  let entries: Entry[];
  try {
    entries = readEntries(bytes);
  } catch (error) {
    // A place outside the file is a broken file.
    throw error instanceof Refusal ? error : broken();
  }
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > bounds.unpackedBytes) {
    throw new Refusal('FILE_UNPACKED');
  }
  refuseOverlaps(entries, bytes.length);
  // Some programs write one name in two cases; the format compares them without it (ECMA-376 part 2, 6.2.2.3).
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (byName.size < entries.length) throw broken();
  let total = 0;
  return {
    has: (name) => byName.has(name.toLowerCase()),
    async *open(name) {
      const entry = byName.get(name.toLowerCase());
      if (!entry || (entry.method !== 0 && entry.method !== 8)) throw broken();
      const body = bytes.subarray(entry.start, entry.start + entry.packed);
      let size = 0;
      for await (const piece of entry.method === 0 ? stored(body) : inflated(body)) {
        size += piece.length;
        total += piece.length;
        if (total > bounds.unpackedBytes) throw new Refusal('FILE_UNPACKED');
        if (size > entry.unpacked) throw broken();
        if (size > ratioFrom && size > entry.packed * bounds.ratio) throw new Refusal('FILE_RATIO');
        yield piece;
      }
      if (size !== entry.unpacked) throw broken();
    },
  };
}
