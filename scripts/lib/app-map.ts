import { dirname, join } from 'node:path/posix';

import { isTest, type Node, type SourceFile, walk } from './sources.ts';

/** Import specifiers of a file, `import()` included. */
export function specifiersOf(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.tree, (node) => {
    const source = node['source'] as (Node & { value?: unknown }) | undefined;
    if (source && typeof source.value === 'string') found.push(source.value);
  });
  return found;
}

/** The part of an app a path belongs to: `app`, `screens/<area>`, `shared/<folder>`, `shared/*` for its single files. */
function partOf(path: string): string {
  const [layer = '', folder = '', ...rest] = path.split('/');
  if (layer === 'screens' || (layer === 'shared' && rest.length > 0)) return `${layer}/${folder}`;
  return layer === 'shared' ? 'shared/*' : 'app';
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** Which parts of an app import which, and which packages each layer imports. */
function readEdges(name: string, files: readonly SourceFile[]): { parts: Edges; packages: Edges } {
  const root = `apps/${name}/src/`;
  const parts = new Map<string, Set<string>>();
  const packages = new Map<string, Set<string>>();
  const add = (edges: Map<string, Set<string>>, from: string, to: string): void => {
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  };
  for (const file of files.filter(({ path }) => path.startsWith(root) && !isTest(path))) {
    const path = file.path.slice(root.length);
    const from = partOf(path);
    if (!parts.has(from)) parts.set(from, new Set());
    for (const specifier of specifiersOf(file)) {
      const ours = /^@pribavka\/([a-z]+)/.exec(specifier)?.[1];
      if (ours) add(packages, from.split('/')[0] ?? '', `packages/${ours}`);
      if (!specifier.startsWith('.')) continue;
      const to = partOf(join(dirname(path), specifier));
      if (to !== from) add(parts, from, to);
    }
  }
  return { parts, packages };
}

const idOf = (part: string): string => part.replace('*', 'files').replaceAll(/[^\w]/g, '_');
const sorted = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => a.localeCompare(b, 'en'));

/** Of another area an area knows the addresses only (import law). */
const isLink = (from: string, to: string): boolean => from.startsWith('screens/') && to.startsWith('screens/');

/** An app as its files import each other: the app, its areas, what they share, the packages. */
export function drawApp(name: string, files: readonly SourceFile[]): string {
  const { parts, packages } = readEdges(name, files);
  const names = sorted(parts.keys());
  const group = (layer: string): string[] => {
    const inside = names.filter((part) => part.startsWith(`${layer}/`));
    const nodes = inside.map((part) => `    ${idOf(part)}["${part.slice(layer.length + 1).replace('*', 'files')}"]`);
    return inside.length === 0 ? [] : [`  subgraph ${layer}`, ...nodes, '  end'];
  };
  // Every area is imported by the list of areas: one arrow for all of them.
  const edges = names.flatMap((from) =>
    sorted(parts.get(from) ?? [])
      .filter((to) => !(from === 'app' && to.startsWith('screens/')))
      .map((to) => `  ${idOf(from)} ${isLink(from, to) ? '-.->' : '-->'} ${idOf(to)}`),
  );
  const layers = sorted(packages.keys()).map((layer) => {
    const targets = sorted(packages.get(layer) ?? []).map((target) => `${idOf(target)}["${target}"]`);
    return `  ${layer} ==> ${targets.join(' & ')}`;
  });
  return [
    '```mermaid',
    'flowchart LR',
    '  app["app"]',
    ...group('screens'),
    ...group('shared'),
    '  app --> screens',
    ...edges,
    ...layers,
    '```',
  ].join('\n');
}

const begin = (name: string): string => `<!-- begin: ${name}, drawn by scripts/tasks/draw-apps.ts -->`;
const end = (name: string): string => `<!-- end: ${name} -->`;

/** The page with a drawing put between its marks; throws where it has no place for it. */
export function putDrawing(page: string, name: string, drawing: string): string {
  const [from, to] = [page.indexOf(begin(name)), page.indexOf(end(name))];
  if (from < 0 || to < from) throw new Error(`docs/architecture.md has no place for apps/${name}`);
  return `${page.slice(0, from)}${begin(name)}\n\n${drawing}\n\n${page.slice(to)}`;
}
