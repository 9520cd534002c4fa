import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { KeyPrint } from '../../key-prints.ts';
import { Refusal } from '../command.ts';
import type { DatabaseFacts } from './facts.ts';

/** Names inside the folder of a backup. */
export const names = {
  manifest: 'manifest.json',
  database: 'database.dump',
  files: 'files',
  /** `sha256sum --check` reads it. */
  sums: 'files.sha256',
} as const;

/** Size in bytes and SHA-256 in hexadecimal digits. */
export interface Digest {
  bytes: number;
  sha256: string;
}

/** The one format this release writes and reads (docs/operations.md, «Restore»). */
export const backupFormat = 2;

/** What is in the folder; written last, so that a folder without it is a backup that was not finished. */
export interface Manifest {
  format: typeof backupFormat;
  /** ISO 8601, by the clock of the database. */
  createdAt: string;
  /** Release of the server. */
  version: string;
  /** Major versions of the server and of `pg_dump`. */
  postgres: { server: number; tool: number };
  database: Digest & DatabaseFacts;
  files: { count: number; bytes: number; sums: Digest; missing: string[] };
  /** Prints of the keys it was made with, and nothing of the keys. */
  keys: KeyPrint[];
}

/** Passes the bytes on to `write` and counts them on their way. */
export async function copyCounted(
  from: AsyncIterable<Uint8Array>,
  write: (parts: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const part of from) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  };
  await write(counted());
  return { bytes, sha256: hash.digest('hex') };
}

export const digestOfFile = (path: string): Promise<Digest> =>
  copyCounted(createReadStream(path) as AsyncIterable<Buffer>, async (counted) => {
    for await (const part of counted) void part;
  });

export const isSame = (a: Digest, b: Digest): boolean => a.bytes === b.bytes && a.sha256 === b.sha256;

/** The manifest of the folder; refuses what is no finished backup of a format that is known. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => undefined);
  if (text === undefined) {
    const isThere = await stat(folder).catch(() => undefined);
    throw new Refusal(
      isThere ? `В ${folder} нет ${names.manifest}: копия не закончена или это не она` : `Нет папки ${folder}`,
    );
  }
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    throw new Refusal(`${names.manifest} повреждён`);
  }
  if (manifest.format !== backupFormat) {
    throw new Refusal(
      `Копия формата ${String(manifest.format)}, а эта версия читает формат ${String(backupFormat)}. ` +
        `Восстановите её той версией, которая её сделала${manifest.version ? `: ${manifest.version}` : ''}`,
    );
  }
  return manifest;
}
