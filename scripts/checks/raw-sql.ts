import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const nameOf = (node: Node, field: string): unknown => (node[field] as Node | undefined)?.['name'];

// Two equal parameters are two expressions for GROUP BY. The zone is a name checked against the list of zones.
function takesZone(call: Node | undefined): boolean {
  const [argument] = (call?.['arguments'] as Node[] | undefined) ?? [];
  return argument?.type === 'CallExpression' && nameOf(argument, 'callee') === 'programmeZone';
}

/**
 * SQL of the server is written out in `sql` templates; values go as parameters, names through `sql.ref`. `sql.raw`
 * and `sql.lit` would put a text into the statement as it is: even a literal of today may be a variable tomorrow.
 */
export const rawSql: Rule = {
  name: 'raw-sql',
  check(file) {
    if (!file.path.startsWith('apps/server/src/') || isTest(file.path)) return [];
    const findings: Finding[] = [];
    walk(file.tree, (node, parents) => {
      if (node.type !== 'MemberExpression' || nameOf(node, 'object') !== 'sql') return;
      const name = nameOf(node, 'property') ?? (node['property'] as Node)['value'];
      if (name !== 'raw' && name !== 'lit' && !node['computed']) return;
      if (name === 'lit' && takesZone(parents.at(-1))) return;
      findings.push({
        path: file.path,
        line: lineOf(file, node.start),
        text: 'SQL is not put together from texts: write it out, give values as parameters and names by sql.ref',
      });
    });
    // `const { raw } = sql` and `import { raw }` lead to the same place.
    walk(file.tree, (node) => {
      if (node.type !== 'VariableDeclarator' || (node['id'] as Node).type !== 'ObjectPattern') return;
      if ((node['init'] as Node | null)?.['name'] !== 'sql') return;
      findings.push({
        path: file.path,
        line: lineOf(file, node.start),
        text: 'sql is used whole: sql`…`, sql.ref, sql.join',
      });
    });
    return findings;
  },
};
