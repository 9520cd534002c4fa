import { lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const styledTags = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);

function rootName(node: Node | undefined): string | undefined {
  let current = node;
  while (current) {
    if (current.type === 'Identifier') return current['name'] as string;
    current = (current['object'] ?? current['callee']) as Node | undefined;
  }
  return undefined;
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Styles are static: a function interpolation makes every row pay (docs/architecture.md, «Styles are static»). */
export const staticStyles: Rule = {
  name: 'static-styles',
  check(file) {
    const findings: Finding[] = [];
    walk(file.tree, (node) => {
      if (node.type === 'TaggedTemplateExpression' && styledTags.has(rootName(node['tag'] as Node) ?? '')) {
        const quasi = node['quasi'] as Node & { expressions: Node[] };
        for (const expression of quasi.expressions) {
          if (functions.has(expression.type)) {
            findings.push({
              path: file.path,
              line: lineOf(file, expression.start),
              text: 'a function in a style: use a data attribute, or a custom property through `style`',
            });
          }
        }
      }
      const property = node['property'] as Node | undefined;
      if (node.type === 'MemberExpression' && property?.['name'] === 'attrs' && rootName(node) === 'styled') {
        findings.push({
          path: file.path,
          line: lineOf(file, node.start),
          text: '.attrs costs five times a plain class: set the defaults in the component',
        });
      }
    });
    return findings;
  },
};
