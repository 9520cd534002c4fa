import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { parseSync } from 'vite';

import { root } from '../../lib/root.ts';
import { lineOf, type Node, type SourceFile } from '../../lib/sources.ts';
import type { Finding } from '../rule.ts';
import { misnamedFile } from './file-names.ts';
import { refusedInComments, refusedInFileName, refusedInNames } from './names.ts';

const sources = [
  '{packages,apps}/*/{src,scripts}/**/*.{ts,tsx,sql,css}',
  '{e2e,bench,scripts}/**/*.{ts,tsx,mjs}',
  '.storybook/**/*.{ts,tsx}',
];

/** Places where the refused words stand until their own renaming: a path and how many findings it may still have. */
const baselinePath = join(root, 'scripts/checks/names/baseline.json');

const words = /^scripts\/checks\/names\//;

/** A test says what it tests in the words of the case. */
const tests = /\.(test|spec|stories)\.tsx?$|\/test(ing|-utils)?\/|^e2e\//;

function findingsOf(path: string): Finding[] {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...misnamedFile(path), ...refusedInFileName(path)];
  if (/\.(sql|css)$/.test(path)) {
    const comments = text.split('\n').map((line, at) => ({ text: /--.*|\/\*.*/.exec(line)?.[0] ?? '', line: at + 1 }));
    return [...named, ...refusedInComments(path, comments)];
  }
  const parsed = parseSync(path, text) as unknown as {
    program: Node;
    comments: Array<{ value: string; start: number }>;
  };
  const file: SourceFile = { path, text, tree: parsed.program };
  const comments = parsed.comments.map(({ value, start }) => ({ text: value, line: lineOf(file, start) }));
  return [...named, ...refusedInComments(path, comments), ...refusedInNames(file)];
}

/** Every finding in the sources of the project. */
export function refusedWords(): Finding[] {
  return globSync(sources, { cwd: root, exclude: (name) => /^(node_modules|dist|\.cache)$/.test(name) })
    .map((path) => path.split(sep).join('/'))
    .filter(
      (path) =>
        !words.test(path) &&
        !tests.test(path) &&
        !/\.(gen|d)\.ts$/.test(path) &&
        !/(^|\/)(node_modules|dist)\//.test(path),
    )
    .sort()
    .flatMap(findingsOf);
}

/** How many findings each file has. */
export function countByPath(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path } of findings) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
}

/** Refused words past what the baseline allows; a baseline that allows more than there is has to be lowered. */
export function newRefusedWords(findings: readonly Finding[] = refusedWords()): string[] {
  const baseline = existsSync(baselinePath)
    ? (JSON.parse(readFileSync(baselinePath, 'utf8')) as Record<string, number>)
    : {};
  const counts = countByPath(findings);
  const grown = findings
    .filter(({ path }) => (counts[path] ?? 0) > (baseline[path] ?? 0))
    .map(({ path, line, text }) => `${path}:${line} ${text}`);
  const shrunk = Object.entries(baseline)
    .filter(([path, allowed]) => (counts[path] ?? 0) < allowed)
    .map(
      ([path]) => `${path}: fewer refused words than its baseline allows, run scripts/checks/names/write-baseline.ts`,
    );
  return [...grown, ...shrunk];
}
