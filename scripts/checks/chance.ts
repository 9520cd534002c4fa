import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { lineOf, type Node, parse, readSources, type SourceFile, walk } from '../lib/sources.ts';
import { root } from '../lib/root.ts';
import type { Finding } from './rule.ts';

/** Text of what is called, without spaces: `vi.waitFor`. */
const calleeOf = (file: SourceFile, call: Node): string => {
  const { start, end } = call['callee'] as Node;
  return file.text.slice(start, end).replaceAll(/\s/g, '');
};

const readsClock = /\b(Date|performance)\.now\(\)/;

/** What is wrong with a call; undefined when nothing is. */
function faultOf(file: SourceFile, call: Node): string | undefined {
  const callee = calleeOf(file, call);
  const [first, options] = call['arguments'] as Node[];
  const argument = first ? file.text.slice(first.start, first.end) : '';
  if (callee === 'vi.waitFor' && !options) return 'vi.waitFor gives up after a second: use expect.poll';
  if (callee.endsWith('.waitForTimeout')) return 'wait for what is meant, not for a time';
  if (callee === 'expect' && readsClock.test(argument) && argument.includes('-')) {
    return 'elapsed time depends on the machine: assert order or counts, or give the code a clock';
  }
  if (callee.endsWith('.listen') && /^[1-9]\d*$/.test(argument)) {
    return 'another program may have this port: listen on 0 and read what was given';
  }
  return undefined;
}

/** What makes a test answer by chance. */
export function chanceIn(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const add = (node: Node, text: string): void =>
    void findings.push({ path: file.path, line: lineOf(file, node.start), text });
  walk(file.tree, (node) => {
    if (node.type === 'CallExpression') {
      const fault = faultOf(file, node);
      if (fault) add(node, fault);
    }
    if (node.type === 'Literal' && node['value'] === 'networkidle') {
      add(node, 'networkidle comes by chance: wait for what is meant');
    }
  });
  return findings;
}

const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$|\/test(-utils)?\//.test(path);

const readJourneys = (): SourceFile[] =>
  globSync('e2e/{journeys,lib,storybook}/**/*.ts', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')));

/** Every such place in the tests of the packages and apps and in the journeys. */
export const testsByChance = (): string[] =>
  [...readSources().filter(({ path }) => isTestFile(path)), ...readJourneys()]
    .flatMap(chanceIn)
    .map(({ path, line, text }) => `${path}:${line} ${text}`);
