import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const timers = new Set(['setTimeout', 'setInterval']);
/** Where the primitive itself lives, the places outside React that cannot use the hook, examples that stand for a server. */
const timerHomes = /^packages\/ui\/src\/foundation\/|\/src\/docs\/examples\/|^packages\/api\/src\/|^apps\/server\//;
const liveHomes = /^packages\/ui\/src\/foundation\//;

/** One timer primitive and one live announcer, so that both can be tested and none leaks. */
export const primitives: Rule = {
  name: 'primitives',
  check(file) {
    if (isTest(file.path)) return [];
    const findings: Finding[] = [];
    const add = (node: Node, text: string) => findings.push({ path: file.path, line: lineOf(file, node.start), text });
    walk(file.tree, (node) => {
      if (node.type === 'CallExpression' && !timerHomes.test(file.path)) {
        const callee = node['callee'] as Node;
        const property = callee['property'] as Node | undefined;
        const name = (callee['name'] ?? property?.['name']) as string | undefined;
        if (
          name &&
          timers.has(name) &&
          (callee.type === 'Identifier' || (callee['object'] as Node)['name'] === 'window')
        ) {
          add(node, `raw ${name}: use the timers of @pribavka/ui (useTimeout, createTimer)`);
        }
      }
      if (node.type === 'JSXAttribute' && !liveHomes.test(file.path)) {
        const name = (node['name'] as Node)['name'];
        const value = (node['value'] as Node | undefined)?.['value'];
        if (name === 'aria-live' && value !== 'off') add(node, 'raw aria-live: use announce() of @pribavka/ui');
      }
    });
    return findings;
  },
};
