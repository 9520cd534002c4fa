import { dirname, join } from 'node:path/posix';

import { isTest, type Node, type SourceFile, walk } from './sources.ts';

const source = 'apps/server/src/';

/** Import specifiers of a file, `import()` included. */
function specifiersOf(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.tree, (node) => {
    const from = node['source'] as (Node & { value?: unknown }) | undefined;
    if (from && typeof from.value === 'string') found.push(from.value);
  });
  return found;
}

/** The area of the server a path belongs to; undefined for what is not in one. */
export const areaOf = (path: string): string | undefined => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** Files of the server that go to production. */
export const isServer = (path: string): boolean =>
  path.startsWith(source) && !isTest(path) && !path.startsWith(`${source}http/conformance/`);

/** Paths a file of the server imports, from the project's root. */
export const importsOf = (file: SourceFile): string[] =>
  specifiersOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file.path), specifier));

/** Which areas import which. */
export function readAreas(files: readonly SourceFile[]): Map<string, Set<string>> {
  const areas = new Map<string, Set<string>>();
  for (const file of files) {
    const from = areaOf(file.path);
    if (from === undefined || !isServer(file.path)) continue;
    const known = areas.get(from) ?? new Set();
    areas.set(from, known);
    for (const target of importsOf(file)) {
      const to = areaOf(target);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return areas;
}

/** A way from an area back to itself, `a → b → a`; undefined when there is none. */
export function findCycle(areas: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (area: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(area)) return [...path.slice(path.indexOf(area)), area];
    if (done.has(area)) return undefined;
    for (const next of areas.get(area) ?? []) {
      const cycle = visit(next, [...path, area]);
      if (cycle) return cycle;
    }
    done.add(area);
    return undefined;
  };
  for (const area of areas.keys()) {
    const cycle = visit(area, []);
    if (cycle) return cycle;
  }
  return undefined;
}
