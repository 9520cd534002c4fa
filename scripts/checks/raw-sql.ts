import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import { constantsOf } from './constant-text.ts';
import type { Finding, Rule } from './rule.ts';

const nameOf = (node: Node, field: string): unknown => (node[field] as Node | undefined)?.['name'];

// Two equal parameters are two expressions for GROUP BY. The zone is a name checked against the list of zones.
function takesZone(call: Node | undefined): boolean {
  const [argument] = (call?.['arguments'] as Node[] | undefined) ?? [];
  return argument?.type === 'CallExpression' && nameOf(argument, 'callee') === 'programmeZone';
}

const messages = {
  pieces: 'SQL is not put together from texts: write it out, give values as parameters and names by sql.ref',
  whole: 'sql is used whole: sql`…`, sql.ref, sql.join',
  statement: 'CompiledQuery.raw takes a text the file itself writes: values go as its parameters',
};

/**
 * SQL of the server is written out in `sql` templates; values go as parameters, names through `sql.ref`. `sql.raw`
 * and `sql.lit` would put a text into the statement as it is: even a literal of today may be a variable tomorrow.
 * `CompiledQuery.raw`, for statements whose text must not be built on every call, takes texts of the code alone.
 */
export const rawSql: Rule = {
  name: 'raw-sql',
  check(file) {
    if (!file.path.startsWith('apps/server/src/') || isTest(file.path)) return [];
    const findings: Finding[] = [];
    const found = ({ start }: Node, what: keyof typeof messages): void =>
      void findings.push({ path: file.path, line: lineOf(file, start), text: messages[what] });
    const isConstant = constantsOf(file.tree);
    walk(file.tree, (node, parents) => {
      // `const { raw } = sql` leads to the same place.
      if (node.type === 'VariableDeclarator' && (node['id'] as Node).type === 'ObjectPattern') {
        const taken = nameOf(node, 'init');
        if (taken === 'sql') found(node, 'whole');
        if (taken === 'CompiledQuery') found(node, 'statement');
      }
      if (node.type !== 'MemberExpression') return;
      const owner = nameOf(node, 'object');
      const name = nameOf(node, 'property') ?? (node['property'] as Node)['value'];
      const call = parents.at(-1);
      if (owner === 'sql') {
        if (name !== 'raw' && name !== 'lit' && !node['computed']) return;
        if (name !== 'lit' || !takesZone(call)) found(node, 'pieces');
      }
      if (owner === 'CompiledQuery') {
        const [statement] = call?.type === 'CallExpression' ? (call['arguments'] as Node[]) : [];
        if (name !== 'raw' || node['computed'] || !statement || !isConstant(statement, parents))
          found(node, 'statement');
      }
    });
    return findings;
  },
};
