import { nameOf, nodes } from '../../scripts/lib/syntax.ts';
import { lineOf, type Node, parse, type SourceFile, walk } from '../../scripts/lib/sources.ts';
import type { Codemod, Note } from '../types.ts';
import { oneObject, renames } from './renames.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Local names of what the module takes from our packages: `Box` → `Checkbox`; a namespace stands for all. */
function ours({ tree }: SourceFile): { names: ReadonlyMap<string, string>; spaces: ReadonlySet<string> } {
  const names = new Map<string, string>();
  const spaces = new Set<string>();
  for (const statement of nodes(tree['body'])) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (!/^@pribavka\/(ui|forms)(\/|$)/.test(nameOf(statement['source'] as Node))) continue;
    for (const one of nodes(statement['specifiers'])) {
      const local = nameOf(one['local'] as Node);
      if (one.type === 'ImportNamespaceSpecifier') spaces.add(local);
      else if (one.type === 'ImportSpecifier') names.set(local, nameOf(one['imported'] as Node));
    }
  }
  return { names, spaces };
}

/** `({ value, text }) =>` becomes `(value, { text }) =>`; undefined where the code does not say what is read. */
function spreadObject(file: SourceFile, handler: Node | undefined): Edit | undefined {
  const [param, second] = nodes(handler?.['params']);
  if (handler?.type !== 'ArrowFunctionExpression' || param?.type !== 'ObjectPattern' || second) return undefined;
  const parts = nodes(param['properties']);
  const value = parts.find((part) => nameOf(part['key'] as Node) === 'value');
  if (!value || parts.some(({ type }) => type === 'RestElement')) return undefined;
  const local = value['value'] as Node;
  const rest = parts.filter((part) => part !== value).map((part) => file.text.slice(part.start, part.end));
  const text = [file.text.slice(local.start, local.end), ...(rest.length === 0 ? [] : [`{ ${rest.join(', ')} }`])];
  return { start: param.start, end: param.end, text: text.join(', ') };
}

/** The handler of numbered pages inside `paging={{ … }}`. */
function pagingEdit(attribute: Node): Edit | undefined {
  const value = (attribute['value'] as Node | undefined)?.['expression'] as Node | undefined;
  const property = nodes(value?.['properties']).find((one) => nameOf(one['key'] as Node | undefined) === 'onChange');
  const key = property?.['key'] as Node | undefined;
  if (!key) return undefined;
  return {
    start: key.start,
    end: key.end,
    text: property?.['shorthand'] === true ? 'onPageChange: onChange' : 'onPageChange',
  };
}

function elementEdits(file: SourceFile, component: string, element: Node, edits: Edit[], notes: Note[]): void {
  const known = renames[component] ?? {};
  const old = Object.keys(known).join(', ');
  for (const attribute of nodes(element['attributes'])) {
    if (attribute.type === 'JSXSpreadAttribute') {
      if (old === '') continue;
      notes.push({
        line: lineOf(file, attribute.start),
        note: `<${component}>: посмотрите, нет ли среди переданного ${old}`,
      });
      continue;
    }
    const name = attribute['name'] as Node;
    if (component === 'DataTable' && nameOf(name) === 'paging') {
      const edit = pagingEdit(attribute);
      if (edit) edits.push(edit);
    }
    const renamed = known[nameOf(name)];
    if (renamed === undefined) continue;
    edits.push({ start: name.start, end: name.end, text: renamed });
    if (!oneObject.has(component)) continue;
    const handler = (attribute['value'] as Node | undefined)?.['expression'] as Node | undefined;
    const edit = spreadObject(file, handler);
    if (edit) edits.push(edit);
    else {
      const note = `<${component}>: обработчик получает (value, { text, problem }), а не один объект`;
      notes.push({ line: lineOf(file, attribute.start), note });
    }
  }
}

/** One convention for values: `value`, `defaultValue`, `onValueChange` (docs/adr/0023-values-and-floating.md). */
export const valueConvention: Codemod = (path, text) => {
  const file = parse(path, text);
  const { names, spaces } = ours(file);
  const edits: Edit[] = [];
  const notes: Note[] = [];
  walk(file.tree, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const tag = node['name'] as Node;
    const space = tag.type === 'JSXMemberExpression' && spaces.has(nameOf(tag['object'] as Node));
    const component = space ? nameOf(tag['property'] as Node) : names.get(nameOf(tag));
    if (component !== undefined) elementEdits(file, component, node, edits, notes);
  });
  let changed = text;
  for (const { start, end, text: next } of edits.toSorted((left, right) => right.start - left.start)) {
    changed = changed.slice(0, start) + next + changed.slice(end);
  }
  return { text: changed, notes };
};
