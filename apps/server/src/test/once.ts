import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import { inject } from 'vitest';

import { serverUrl } from './database.ts';

/**
 * A folder that `make` fills once in a run, at the first need: the other workers wait for it. It is there whole or not
 * at all.
 */
export async function oncePerRun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(inject('runFolder'), name);
  if (existsSync(made)) return made;
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [made]);
    if (existsSync(made)) return made;
    const folder = mkdtempSync(`${made}.`);
    await make(folder);
    renameSync(folder, made);
    return made;
  } finally {
    await client.end();
  }
}

/** Copies a folder with its owners and rights; to a place where nothing is yet. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
