import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';

/** Where a file of the pages may be named from. */
const bases = ['', 'apps/portal/src', 'apps/server/src', 'e2e/journeys'];
const isPath = (name: string): boolean => /^[\w./-]+\.tsx?$/.test(name);

/** Short names of docs/screens-of-administrators.md. */
const shortNames: Readonly<Record<string, (name: string) => string>> = {
  j: (name) => `e2e/journeys/${name}.spec.ts`,
  b: (name) => `apps/backoffice/src/{${name},screens/${name},screens/${name}/**/*}.browser.test.tsx`,
  s: (name) => `apps/server/src/{${name},modules/${name}}{.http,}.test.ts`,
  u: (name) => `packages/ui/src/${name}.*test.{ts,tsx}`,
};

/** A story is named by its file alone. */
const find = (name: string): string | undefined =>
  bases.map((base) => join(root, base, name)).find((path) => existsSync(path)) ??
  (name.endsWith('.stories.tsx') ? globSync(`packages/*/src/**/${name}`, { cwd: root })[0] : undefined);

function isThere(name: string): boolean {
  const [, kind = '', short = ''] = /^([jbsu]):([\w./-]+)$/.exec(name) ?? [];
  const pattern = shortNames[kind]?.(short);
  if (pattern !== undefined) return globSync(pattern, { cwd: root }).length > 0;
  return !isPath(name) || find(name) !== undefined;
}

/** Tests a row quotes: the file and the beginning of the title. */
const quoted = (seen: string): { name: string; title: string }[] =>
  [...seen.matchAll(/`([^`]+)` «([^»]+…)»((?:, «[^»]+…»)*)/g)].flatMap(([, name = '', first = '', more = '']) =>
    [first, ...[...more.matchAll(/«([^»]+)»/g)].map(([, title = '']) => title)].map((title) => ({ name, title })),
  );

function isQuoted({ name, title }: { name: string; title: string }): boolean {
  const file = find(name);
  return file === undefined || readFileSync(file, 'utf8').includes(title.slice(0, -1));
}

/** A row says how it was seen, in its last column; every file and every title it names is there. */
function wrongIn(line: string, columns: readonly string[]): string[] {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
  const [sentence, seen] = [cell('sentence'), cell('seen')];
  const where = columns.includes('where') ? cell('where') : '';
  const names = [...`${where} ${seen}`.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return [
    ...(seen === '' ? [`«${sentence}»: не сказано, где видели`] : []),
    ...names.filter((name) => !isThere(name)).map((name) => `«${sentence}»: нет файла ${name}`),
    ...quoted(seen)
      .filter((one) => !isQuoted(one))
      .map(({ name, title }) => `«${sentence}»: в ${name} нет теста «${title}»`),
  ];
}

/** The pages that say of every sentence where it stands. */
export const screensDocs = ['docs/screens-of-members.md', 'docs/screens-of-administrators.md'] as const;

/** Rows of such a page that name what is not there. */
export const checkScreensDoc = (text: string): string[] =>
  text
    .split('\n\n')
    .filter((block) => block.trimStart().startsWith('| sentence |'))
    .flatMap((block) => {
      const [head = '', , ...rows] = block.trim().split('\n');
      const columns = head.split('|').map((name) => name.trim());
      return rows.flatMap((row) => wrongIn(row, columns));
    });
