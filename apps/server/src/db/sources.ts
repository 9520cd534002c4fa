import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { baseline } from './baseline.ts';
import { checksumOf, readObjects, type SqlObject } from './sql-objects.ts';

/** A file that is applied once: of the baseline, or a migration `YYYYMMDDTHHMM_slug.sql`. */
export interface Migration {
  name: string;
  /** Tables, indexes, rows: before the functions and views. */
  sql: string;
  /** Triggers, which need their functions; empty when there are none. */
  afterObjects: string;
  sha256: string;
}

/** What a database is made of. */
export interface Sources {
  baseline: readonly Migration[];
  migrations: readonly Migration[];
  objects: readonly SqlObject[];
}

const fileName = /^\d{8}T\d{4}_[a-z0-9_-]+\.sql$/;
const divider = /^--> after functions and views$/m;

export function parseMigration(name: string, text: string): Migration {
  const [sql = '', afterObjects = '', ...more] = text.split(divider);
  if (more.length > 0) throw new Error(`${name}: «--> after functions and views» может стоять один раз`);
  return { name, sql, afterObjects, sha256: checksumOf(text) };
}

const readMigration = (root: string, file: string, name: string): Migration =>
  parseMigration(name, readFileSync(join(root, file), 'utf8'));

function readMigrations(root: string): Migration[] {
  return readdirSync(join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!fileName.test(name)) throw new Error(`Имя миграции не по образцу YYYYMMDDTHHMM_slug.sql: ${name}`);
      return readMigration(root, `migrations/${name}`, name);
    });
}

export const readSources = (root: string = import.meta.dirname): Sources => ({
  baseline: baseline.map((name) => readMigration(root, name, name)),
  migrations: readMigrations(root),
  objects: readObjects(root),
});

/** One number for the sources; names the template database of the tests. */
export const fingerprintOf = ({ baseline, migrations, objects }: Sources): string =>
  createHash('sha256')
    .update([...baseline, ...migrations, ...objects].map((file) => `${file.name}:${file.sha256}`).join('\n'))
    .digest('hex')
    .slice(0, 16);
