import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

/** The environment is read in config.ts alone, where a bad value is refused at start. */
export const environment: Rule = {
  name: 'environment',
  check(file) {
    if (isTest(file.path) || file.path.endsWith('/config.ts')) return [];
    const findings: Finding[] = [];
    walk(file.tree, (node) => {
      if (node.type !== 'MemberExpression' || (node['property'] as Node)['name'] !== 'env') return;
      const object = node['object'] as Node;
      const isProcess = object.type === 'Identifier' && object['name'] === 'process';
      if (isProcess || object.type === 'MetaProperty') {
        findings.push({
          path: file.path,
          line: lineOf(file, node.start),
          text: 'the environment is read in config.ts only',
        });
      }
    });
    return findings;
  },
};
