import { readSources } from '../sources.ts';

const withoutComments = (sql: string): string => sql.replaceAll(/^\s*--.*\n/gm, '');

/** The file of a function or a view without its comments: what a test breaks on purpose, and creates again. */
export function codeOf(name: string): string {
  const found = readSources().objects.find((object) => object.name === name);
  if (!found) throw new Error(`no file creates ${name}`);
  return withoutComments(found.sql);
}

/** The triggers whose text has `part`, so that each replaces the one there is. */
export function triggersWith(part: string): string[] {
  const { baseline, migrations } = readSources();
  const found = [...baseline, ...migrations]
    .flatMap(({ afterObjects }) => withoutComments(afterObjects).split(';'))
    .filter((statement) => statement.includes(part))
    .map((statement) => statement.replace(/create trigger/, 'create or replace trigger'));
  if (found.length === 0) throw new Error(`no trigger has «${part}»`);
  return found;
}
