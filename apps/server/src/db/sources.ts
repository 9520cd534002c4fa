import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assetPath } from '../assets.ts';
import { baseline } from './baseline.ts';
import { type Migration, parseMigration } from './parse-migration.ts';
import { readObjects, type SqlObject } from './sql-objects.ts';

/** What a database is made of. */
export interface Sources {
  baseline: readonly Migration[];
  migrations: readonly Migration[];
  objects: readonly SqlObject[];
}

const fileName = /^\d{8}T\d{4}_[a-z0-9_-]+\.sql$/;

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

export const readSources = (root: string = assetPath('db')): Sources => ({
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
