import { readObjects } from '../sql-objects.ts';

/** The file of a function or a view without its comments: what a test breaks on purpose, and creates again. */
export function codeOf(name: string): string {
  const found = readObjects().find((object) => object.name === name);
  if (!found) throw new Error(`no file creates ${name}`);
  return found.sql.replaceAll(/^\s*--.*\n/gm, '');
}
