import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { parseSync } from 'vite';

import { root } from './root.ts';

/** A node of the syntax tree, seen loosely: every rule looks at a few fields only. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface SourceFile {
  /** Path from the project's root with forward slashes. */
  path: string;
  text: string;
  tree: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `visit` for each node below `node`, parents before children. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, parents);
  }
  parents.pop();
}

/** Line number of an offset, from one. */
export function lineOf(file: SourceFile, offset: number): number {
  return file.text.slice(0, offset).split('\n').length;
}

export function parse(path: string, text: string): SourceFile {
  const { program } = parseSync(path, text) as unknown as { program: Node };
  return { path, text, tree: program };
}

/** The TypeScript of the packages and the apps, or of some of them, parsed; generated files left out. */
export function readSources(folders = '{packages,apps}/*'): SourceFile[] {
  return globSync(`${folders}/src/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')));
}

export const isTest = (path: string): boolean => /\.(test|stories|spec-d)\.tsx?$|\/test(ing|-utils)?\//.test(path);
