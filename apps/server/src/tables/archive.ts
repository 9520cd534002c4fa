import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

import { problem } from '../http/problem.ts';

const inflate = promisify(inflateRaw);

/** A sheet of twenty thousand rows unpacks into a fraction of this. */
export const maxUnpackedBytes = 100 * 1024 * 1024;
const maxEntries = 1000;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  start: number;
}

const broken = () => problem('FILE_BROKEN');

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
  if (count > maxEntries) throw broken();
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== entrySignature) throw broken();
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== localSignature) throw broken();
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    };
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}

async function unpackedLength(bytes: Buffer, { method, packed, start }: Entry, limit: number): Promise<number> {
  const body = bytes.subarray(start, start + packed);
  if (method === 0) return body.length;
  if (method !== 8) throw broken();
  const { length } = await inflate(body, { maxOutputLength: Math.max(limit, 1) });
  return length;
}

/**
 * Refuses an archive that says it is small and is not, before any reader of spreadsheets believes it: the entries
 * are unpacked one by one and thrown away, never more than the limit together.
 */
export async function refuseArchiveBomb(bytes: Buffer): Promise<void> {
  try {
    const entries = readEntries(bytes);
    if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpackedBytes) throw broken();
    let left = maxUnpackedBytes;
    for (const entry of entries) {
      const length = await unpackedLength(bytes, entry, left);
      // A reader that makes room for what is declared must not be lied to either way.
      if (length !== entry.unpacked) throw broken();
      left -= length;
    }
  } catch (cause) {
    // A place outside the file, a stream cut short, more than the limit: all of it is a broken file.
    throw problem('FILE_BROKEN', {}, { cause });
  }
}
