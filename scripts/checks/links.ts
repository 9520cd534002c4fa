import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const linkAttributes = new Set(['href', 'to', 'action']);
const navigators = new Set(['navigate', 'push', 'replace', 'assign']);

const startsInside = (node: Node | undefined): boolean => {
  const inner = node?.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : node;
  if (!inner) return false;
  if (inner.type === 'Literal') return typeof inner['value'] === 'string' && /^\/(?!\/)/.test(inner['value']);
  if (inner.type === 'TemplateLiteral') {
    const first = (inner['quasis'] as Array<Node & { value: { raw: string } }>)[0];
    return /^\/(?!\/)/.test(first?.value.raw ?? '');
  }
  return false;
};

/** Internal links only through urls.ts: an address written by hand breaks without a word. */
export const links: Rule = {
  name: 'links',
  check(file) {
    if (!/^apps\/(portal|backoffice)\//.test(file.path) || isTest(file.path) || file.path.endsWith('/urls.ts'))
      return [];
    const findings: Finding[] = [];
    const add = (node: Node) =>
      findings.push({
        path: file.path,
        line: lineOf(file, node.start),
        text: 'an internal address written by hand: take it from urls.ts',
      });
    walk(file.tree, (node) => {
      if (
        node.type === 'JSXAttribute' &&
        linkAttributes.has((node['name'] as Node)['name'] as string) &&
        startsInside(node['value'] as Node)
      )
        add(node);
      if (node.type === 'CallExpression') {
        const callee = node['callee'] as Node;
        const name = (callee['name'] ?? (callee['property'] as Node | undefined)?.['name']) as string | undefined;
        if (name && navigators.has(name) && startsInside((node['arguments'] as Node[])[0])) add(node);
      }
    });
    return findings;
  },
};
