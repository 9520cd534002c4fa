import { nameOf, nodes } from '../lib/syntax.ts';
import { type Node, type SourceFile, walk } from '../lib/sources.ts';

/** What stories give to a component: values written out for each property, `*` for anything worked out. */
export type Given = Map<string, Set<string>>;

/** Under this name: keys of the objects that are spread on the component. */
export const spread = '...';

/** Every literal of a file: a worked-out value takes one of them. */
export function literalsOf(file: SourceFile): Set<string> {
  const literals = new Set<string>();
  walk(file.tree, (node) => {
    if (node.type === 'Literal') literals.add(String(node['value']));
  });
  return literals;
}

/** Every key of the objects written in a file. */
export function keysOf(file: SourceFile): Set<string> {
  const keys = new Set<string>();
  walk(file.tree, (node) => {
    if (node.type === 'Property') keys.add(nameOf(node['key'] as Node));
  });
  return keys;
}

function given(element: Node): Given {
  const values: Given = new Map();
  for (const attribute of nodes(element['attributes'])) {
    if (attribute.type !== 'JSXAttribute') continue;
    const value = attribute['value'] as Node | null;
    const inside = value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value;
    const plain = inside === null || inside === undefined ? 'true' : inside.type === 'Literal' ? inside['value'] : '*';
    values.set(nameOf(attribute['name'] as Node), new Set([String(plain)]));
  }
  return values;
}

function add(all: Map<string, Given>, name: string, more: Given): void {
  const before = all.get(name) ?? new Map<string, Set<string>>();
  for (const [prop, values] of more) before.set(prop, new Set([...(before.get(prop) ?? []), ...values]));
  all.set(name, before);
}

/** Attributes of every element of a file; those of a local component count for what it spreads them on. */
export function shownIn(file: SourceFile): Map<string, Given> {
  const all = new Map<string, Given>();
  const passedOn = new Map<string, Set<string>>();
  const objects = new Map<string, Set<string>>();
  walk(file.tree, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    let init = node['init'] as Node | null;
    while (init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression') init = init['expression'] as Node;
    if (init?.type !== 'ObjectExpression') return;
    const keys = nodes(init['properties']).map((property) => nameOf(property['key'] as Node | undefined));
    objects.set(nameOf(node['id'] as Node), new Set(keys));
  });
  walk(file.tree, (node, parents) => {
    if (node.type !== 'JSXOpeningElement') return;
    const name = nameOf(node['name'] as Node);
    add(all, name, given(node));
    for (const attribute of nodes(node['attributes'])) {
      if (attribute.type !== 'JSXSpreadAttribute') continue;
      const object = objects.get(nameOf(attribute['argument'] as Node));
      if (object) {
        add(all, name, new Map([[spread, object]]));
        continue;
      }
      const owner = parents.find(({ type }) => /^(FunctionDeclaration|VariableDeclarator)$/.test(type));
      const local = nameOf(owner?.['id'] as Node | undefined);
      passedOn.set(local, (passedOn.get(local) ?? new Set()).add(name));
    }
  });
  for (const [local, targets] of passedOn) {
    for (const target of targets) add(all, target, all.get(local) ?? new Map());
  }
  return all;
}
