import { nameOf, nodes } from '../lib/syntax.ts';
import { type Node, parse, type SourceFile, walk } from '../lib/sources.ts';

interface StoryUsage {
  /** Name of the exported constant. */
  readonly story: string;
  /** What a person writes to get what the story shows. */
  readonly code: string;
  /** The same piece by piece: examples and data of the file, then what the story draws. */
  readonly parts: readonly string[];
}

const textOf = (file: SourceFile, node: Node): string => {
  const line = file.text.slice(file.text.lastIndexOf('\n', node.start) + 1, node.start);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return file.text.slice(node.start, node.end).replaceAll(`\n${indent}`, '\n');
};

const fieldOf = (object: Node | undefined, name: string): Node | undefined =>
  nodes(object?.['properties']).find((property) => nameOf(property['key'] as Node) === name)?.['value'] as
    | Node
    | undefined;

/** Constants and functions at the top of the file that are not exported: examples and the data they show. */
function helpersOf(file: SourceFile): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of nodes(file.tree['body'])) {
    if (statement.type === 'FunctionDeclaration') found.set(nameOf(statement['id'] as Node), statement);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const declared of nodes(statement['declarations'])) found.set(nameOf(declared['id'] as Node), statement);
  }
  return found;
}

/** Names used in a piece of code, the helpers among them in the order of the file. */
function helpersIn(node: Node, helpers: ReadonlyMap<string, Node>, seen: Set<Node>): void {
  walk(node, (inner) => {
    if (inner.type !== 'Identifier' && inner.type !== 'JSXIdentifier') return;
    const helper = helpers.get(nameOf(inner));
    if (!helper || helper === node || seen.has(helper)) return;
    seen.add(helper);
    helpersIn(helper, helpers, seen);
  });
}

/** The field inside the page that tries it, written as an application writes it. */
function withoutHarness(file: SourceFile, drawn: Node): string | undefined {
  const name = nameOf((drawn['openingElement'] as Node | undefined)?.['name'] as Node | undefined);
  if (name !== 'FieldPage') return undefined;
  return nodes(drawn['children'])
    .filter(({ type }) => type === 'JSXElement')
    .map((child) => textOf(file, child))
    .join('\n')
    .replaceAll(/<(\/?)forms\./g, '<$1')
    .replaceAll(/\s*\{\.\.\.args\}/g, '');
}

/** The usage each story shows: what it draws and the examples of its file, without its check. */
export function usagesOf(path: string, text: string): StoryUsage[] {
  const file = parse(path, text);
  const helpers = helpersOf(file);
  const found: StoryUsage[] = [];
  for (const statement of nodes(file.tree['body'])) {
    const declaration = statement['declaration'] as Node | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') continue;
    for (const declared of nodes(declaration['declarations'])) {
      const call = declared['init'] as Node | undefined;
      const render = call?.type === 'CallExpression' ? fieldOf(nodes(call['arguments'])[0], 'render') : undefined;
      if (!render) continue;
      const body = render['body'] as Node | undefined;
      const drawn = body?.type === 'ParenthesizedExpression' ? (body['expression'] as Node) : (body ?? render);
      const bare = withoutHarness(file, drawn);
      if (bare !== undefined) {
        found.push({ story: nameOf(declared['id'] as Node), code: bare, parts: [bare] });
        continue;
      }
      const used = new Set<Node>();
      helpersIn(render, helpers, used);
      used.delete(helpers.get('meta') as Node);
      const parts = [...used].toSorted((left, right) => left.start - right.start).map((helper) => textOf(file, helper));
      const all = [...parts, textOf(file, drawn)];
      found.push({ story: nameOf(declared['id'] as Node), code: all.join('\n\n'), parts: all });
    }
  }
  return found;
}
