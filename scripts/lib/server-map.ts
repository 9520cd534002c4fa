import { dirname, join } from 'node:path/posix';

import { specifiersOf } from './app-map.ts';
import { isTest, type SourceFile } from './sources.ts';

const source = 'apps/server/src/';

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

/** Arrows that a longer way already says are left out: `a → c` where there is `a → b → c`. */
function withoutShortcuts(areas: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const below = new Map<string, Set<string>>();
  const reach = (area: string): Set<string> => {
    const known = below.get(area);
    if (known) return known;
    const found = new Set<string>();
    below.set(area, found);
    for (const next of areas.get(area) ?? []) for (const one of [next, ...reach(next)]) found.add(one);
    return found;
  };
  return new Map(
    [...areas].map(([area, nexts]) => [
      area,
      [...nexts].filter((next) => ![...nexts].some((other) => other !== next && reach(other).has(next))).toSorted(),
    ]),
  );
}

/** The areas of the server as they import each other; an area that stands alone is drawn as well. */
export function drawServer(files: readonly SourceFile[]): string {
  const areas = withoutShortcuts(readAreas(files));
  const id = (area: string): string => area.replaceAll('-', '_');
  const names = [...areas.keys()].toSorted();
  return [
    '```mermaid',
    'flowchart LR',
    ...names.map((area) => `  ${id(area)}["${area}"]`),
    ...names.flatMap((area) => (areas.get(area) ?? []).map((next) => `  ${id(area)} --> ${id(next)}`)),
    '```',
  ].join('\n');
}
