import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { Client } from 'pg';

/**
 * Dumps of 25 November 2026, as the migrations of that day made a database, before they became the baseline (ADR 34):
 * without members, and with the history of the demo. `pg_dump --inserts` of PostgreSQL 15, so that every supported
 * version can read them.
 */
export type Landed = 'landed' | 'landed-demo';

/** Fills an empty database from a dump, as the owner of the database would. */
export async function restoreLanded(url: string, dump: Landed): Promise<void> {
  const text = brotliDecompressSync(readFileSync(join(import.meta.dirname, `${dump}.sql.br`))).toString('utf8');
  // A connection of its own: a dump changes settings of the session.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
