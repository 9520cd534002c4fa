import { type Node, type SourceFile, walk } from '../sources.ts';
import { nameOf, nodes } from '../syntax.ts';

/** The texts of one component under the key that overrides them. */
export interface MessageTable {
  readonly key: string;
  /** Package it belongs to: `ui`. */
  readonly folder: string;
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}

/** An object written in place or named by a constant of the same file. */
function objectOf(file: SourceFile, node: Node | undefined): Node | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return objectOf(file, node['expression'] as Node);
  if (node?.type !== 'Identifier') return node;
  const declared = nodes(file.tree['body'])
    .flatMap((statement) => nodes(((statement['declaration'] as Node | undefined) ?? statement)['declarations']))
    .find((one) => nameOf(one['id'] as Node) === nameOf(node));
  return declared && objectOf(file, declared['init'] as Node | undefined);
}

/** A text as it is shown; of a function only what it takes. */
function textOf(file: SourceFile, value: Node): string {
  if (value.type === 'TSAsExpression') return textOf(file, value['expression'] as Node);
  if (value.type === 'Literal') return nameOf(value);
  if (value.type !== 'ArrowFunctionExpression') return file.text.slice(value.start, value.end).replaceAll(/\s+/g, ' ');
  const params = nodes(value['params']).map((param) => file.text.slice(param.start, param.end));
  return `(${params.join(', ')}) => …`.replaceAll(/\s+/g, ' ');
}

/** Every table of texts made by `defineMessages`, by key. */
export function messageTablesOf(files: readonly SourceFile[]): MessageTable[] {
  const tables: MessageTable[] = [];
  for (const file of files) {
    walk(file.tree, (node) => {
      if (node.type !== 'CallExpression' || nameOf(node['callee'] as Node) !== 'defineMessages') return;
      const [key, object] = nodes(node['arguments']);
      const properties = nodes(objectOf(file, object)?.['properties']);
      tables.push({
        key: nameOf(key),
        folder: file.path.split('/')[1] ?? '',
        texts: properties
          .filter(({ type }) => type === 'Property')
          .map((one) => ({ name: nameOf(one['key'] as Node), text: textOf(file, one['value'] as Node) })),
      });
    });
  }
  return tables.toSorted((left, right) => left.key.localeCompare(right.key, 'en'));
}
