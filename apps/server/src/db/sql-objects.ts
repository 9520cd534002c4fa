import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { assetPath } from '../assets.ts';

/** A function (or an aggregate) or a view, in the one form it has: `functions/<area>/<name>.sql`, `views/<area>/<name>.sql`. */
export interface SqlObject {
  kind: 'function' | 'view';
  name: string;
  /** Path from the folder of the database, for messages. */
  file: string;
  sql: string;
  sha256: string;
}

const folders = { function: 'functions', view: 'views' } as const;
const fileName = /^[a-z0-9_]+\.sql$/;

export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

function readObject(kind: SqlObject['kind'], root: string, file: string): SqlObject {
  const name = basename(file, '.sql');
  const sql = readFileSync(join(root, file), 'utf8');
  if (!fileName.test(basename(file)) || !new RegExp(`^create or replace \\w+ ${name}\\b`, 'm').test(sql)) {
    throw new Error(`${file} не создаёт то, чем назван: create or replace … ${name}`);
  }
  return { kind, name, file, sql, sha256: checksumOf(sql) };
}

/** What an object needs to exist before it, by the names in its text; a recursive function needs itself. */
function sortByDependence(objects: readonly SqlObject[]): SqlObject[] {
  const byName = new Map(objects.map((object) => [object.name, object]));
  const sorted = new Set<SqlObject>();
  const visiting = new Set<SqlObject>();
  const visit = (object: SqlObject): void => {
    if (sorted.has(object) || visiting.has(object)) return;
    visiting.add(object);
    for (const [word] of object.sql.replaceAll(/--.*/g, '').matchAll(/\w+/g)) {
      const needed = byName.get(word);
      if (needed) visit(needed);
    }
    sorted.add(object);
  };
  objects.forEach(visit);
  return [...sorted];
}

/** Every function and view, in the order in which they can be created. */
export function readObjects(root: string = assetPath('db')): SqlObject[] {
  const objects = (['function', 'view'] as const).flatMap((kind) =>
    readdirSync(join(root, folders[kind]), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.sql'))
      .sort()
      .map((path) => readObject(kind, root, `${folders[kind]}/${path}`)),
  );
  const names = objects.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Два файла создают ${twice}`);
  return sortByDependence(objects);
}
