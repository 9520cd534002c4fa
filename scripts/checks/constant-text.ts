import { type Node, walk } from '../lib/sources.ts';

/** Whether an expression is a text the file itself writes; `parents` of the expression, outermost first. */
export type IsConstant = (node: Node, parents: readonly Node[]) => boolean;

const nodes = (value: unknown): Node[] => (value as Node[] | null | undefined) ?? [];
const nameOf = (node: unknown): string | undefined =>
  (node as Node | null | undefined)?.type === 'Identifier' ? ((node as Node)['name'] as string) : undefined;
const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Expression|Declaration)$/.test(type);
const wrapped = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);

/** Every variable of a file by its name; undefined where the name is used twice or may change. */
function variables(tree: Node): Map<string, Node | undefined> {
  const found = new Map<string, Node | undefined>();
  const add = (name: string | undefined, value: Node | undefined): void => {
    if (name !== undefined) found.set(name, found.has(name) ? undefined : value);
  };
  walk(tree, (node, parents) => {
    if (node.type === 'FunctionDeclaration') add(nameOf(node['id']), node);
    if (node.type.startsWith('Import') && node['local']) add(nameOf(node['local']), node);
    if (node.type !== 'VariableDeclarator') return;
    const isConst = parents.at(-1)?.['kind'] === 'const';
    add(nameOf(node['id']), isConst ? ((node['init'] as Node | null) ?? undefined) : undefined);
  });
  return found;
}

/** Calls of a function by its name; undefined when it is used in any other way or seen from other files. */
function callsOf(tree: Node, name: string): { call: Node; parents: readonly Node[] }[] | undefined {
  const calls: { call: Node; parents: readonly Node[] }[] = [];
  let hidden = true;
  walk(tree, (node, parents) => {
    if (nameOf(node) !== name) return;
    const parent = parents.at(-1);
    const isDeclared = parent?.['id'] === node;
    if (isDeclared && parents.some(({ type }) => type.startsWith('Export'))) hidden = false;
    if (parent?.type === 'CallExpression' && parent['callee'] === node) {
      calls.push({ call: parent, parents: parents.slice(0, -1) });
    } else if (!isDeclared) hidden = false;
  });
  return hidden && calls.length > 0 ? calls : undefined;
}

/**
 * Constants are texts and numbers of the code, templates, sums and choices of them, what is imported by name, members
 * of constant objects, functions of the file that make a template of constants, and parameters of a function of the
 * file whose every call gives a constant.
 */
export function constantsOf(tree: Node): IsConstant {
  const known = variables(tree);
  const every = (list: readonly Node[], parents: readonly Node[], given: ReadonlySet<string>): boolean =>
    list.every((node) => isConstant(node, parents, given));

  const isGivenConstant = (name: string, parents: readonly Node[]): boolean | undefined => {
    const at = parents.findLastIndex(
      (node) => isFunction(node) && nodes(node['params']).some((parameter) => nameOf(parameter) === name),
    );
    const owner = parents[at];
    if (!owner) return undefined;
    const called = nameOf(owner['id']) ?? nameOf(parents[at - 1]?.['id']);
    const index = nodes(owner['params']).findIndex((parameter) => nameOf(parameter) === name);
    const calls = called === undefined ? undefined : callsOf(tree, called);
    return (
      calls?.every(({ call, parents: around }) => {
        const given = nodes(call['arguments']);
        const argument = given[index];
        return (
          argument !== undefined &&
          given.slice(0, index + 1).every(({ type }) => type !== 'SpreadElement') &&
          isConstant(argument, around, new Set())
        );
      }) ?? false
    );
  };

  const isConstantCall = (call: Node, parents: readonly Node[], given: ReadonlySet<string>): boolean => {
    const made = known.get(nameOf(call['callee']) ?? '');
    if (!made || !isFunction(made) || (made['body'] as Node).type === 'BlockStatement') return false;
    const parameters = nodes(made['params']).map(nameOf);
    if (parameters.some((name) => name === undefined)) return false;
    return (
      every(nodes(call['arguments']), parents, given) &&
      isConstant(made['body'] as Node, [], new Set(parameters as string[]))
    );
  };

  function isConstant(node: Node, parents: readonly Node[], given: ReadonlySet<string>): boolean {
    const parts = (field: string): boolean => every(nodes(node[field]), parents, given);
    const part = (field: string): boolean => isConstant(node[field] as Node, parents, given);
    if (wrapped.has(node.type)) return part('expression');
    switch (node.type) {
      case 'Literal':
        return true;
      case 'TemplateLiteral':
        return parts('expressions');
      case 'ArrayExpression':
        return parts('elements');
      case 'SpreadElement':
        return part('argument');
      case 'ObjectExpression':
        return nodes(node['properties']).every(
          (property) => property.type === 'Property' && isConstant(property['value'] as Node, parents, given),
        );
      case 'BinaryExpression':
        return part('left') && part('right');
      case 'ConditionalExpression':
        return part('consequent') && part('alternate');
      case 'MemberExpression':
        return part('object');
      case 'CallExpression':
        return isConstantCall(node, parents, given);
      case 'Identifier': {
        const name = node['name'] as string;
        if (given.has(name)) return true;
        const asked = isGivenConstant(name, parents);
        if (asked !== undefined) return asked;
        const value = known.get(name);
        return value !== undefined && (value.type.startsWith('Import') || isConstant(value, [], given));
      }
      default:
        return false;
    }
  }

  return (node, parents) => isConstant(node, parents, new Set());
}
