import { type Node, parse, walk } from './sources.ts';

/** Libraries that live in the browser's half of React: their components hold state, context or styles. */
const clientLibraries =
  /^(react-dom|styled-components|@floating-ui\/react|lucide-react|react-final-form|imask|swr|@pribavka\/ui)(\/|$)/;

/** What React lacks on a server that only writes elements down. */
const clientOfReact = /^(use[A-Z].*|createContext|Component|PureComponent)$/;

const browserNames = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestAnimationFrame',
  'BroadcastChannel',
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
]);

const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'];
  return typeof name === 'string' ? name : '';
};

/** Names a declaration takes as values; empty when it takes types only. */
function takenValues(node: Node): string[] {
  if (node['importKind'] === 'type') return [];
  return (node['specifiers'] as Node[])
    .filter((specifier) => specifier['importKind'] !== 'type')
    .map((specifier) => nameOf(specifier['imported'] as Node | undefined) || '*');
}

const sourceOf = (node: Node): string => (node['source'] as Node & { value: string }).value;

function importReason(node: Node): string | undefined {
  const from = sourceOf(node);
  const names = takenValues(node);
  if (from === '@pribavka/ui/format') return undefined;
  if (clientLibraries.test(from) && names.length > 0) return from;
  return from === 'react' ? names.find((name) => clientOfReact.test(name)) : undefined;
}

/** `use…()` called or declared; `use` alone works on a server. */
function hookReason(node: Node): string | undefined {
  const named = (node['callee'] ?? node['id']) as Node | undefined;
  const name = nameOf(named?.type === 'MemberExpression' ? (named['property'] as Node) : named);
  return /^use[A-Z]/.test(name) ? name : undefined;
}

/** A name of the browser that is read: no key, no member, no type, not looked for by `typeof`. */
function browserReason(node: Node, parent: Node | undefined): string | undefined {
  const name = nameOf(node);
  if (!browserNames.has(name) || !parent) return undefined;
  if (parent.type === 'UnaryExpression' || parent.type === 'TSTypeReference' || parent.type === 'TSTypeQuery') {
    return undefined;
  }
  const named = parent['property'] === node || parent['key'] === node;
  return named && !parent['computed'] && !parent['shorthand'] ? undefined : name;
}

/** Names the module gives a meaning of its own: a parameter called `document` is no browser. */
function ownNames(tree: Node): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') names.add(nameOf(node['id'] as Node));
    for (const parameter of Array.isArray(node['params']) ? (node['params'] as Node[]) : []) {
      names.add(nameOf(parameter));
      for (const property of (parameter['properties'] as Node[] | undefined) ?? []) {
        names.add(nameOf(property['value'] as Node | undefined));
      }
    }
    if (/^Import.*Specifier$/.test(node.type)) names.add(nameOf(node['local'] as Node));
  });
  return names;
}

export interface ClientFacts {
  /** Why the module itself belongs to the browser's half of React. */
  readonly reasons: readonly string[];
  /** Modules it works with; what is only handed on by `export … from` is not here. */
  readonly imports: readonly string[];
  /** Modules it hands on. */
  readonly reexports: readonly string[];
}

const callsOrNames = new Set(['CallExpression', 'FunctionDeclaration', 'VariableDeclarator']);

/** What decides about `'use client'` in one module. */
export function clientFacts(path: string, text: string): ClientFacts {
  const { tree } = parse(path, text);
  const reasons = new Set<string>();
  const imports = new Set<string>();
  const reexports = new Set<string>();
  const own = ownNames(tree);
  walk(tree, (node, parents) => {
    let reason: string | undefined;
    if (node.type === 'ImportDeclaration') {
      reason = importReason(node);
      if (takenValues(node).length > 0) imports.add(sourceOf(node));
    } else if (/^Export(Named|All)Declaration$/.test(node.type) && node['source'] && node['exportKind'] !== 'type') {
      reexports.add(sourceOf(node));
    } else if (callsOrNames.has(node.type)) reason = hookReason(node);
    else if (node.type === 'JSXOpeningElement' || node.type === 'JSXFragment') reason = 'JSX';
    else if (node.type === 'Identifier' && !own.has(nameOf(node))) reason = browserReason(node, parents.at(-1));
    if (reason) reasons.add(reason);
  });
  return { reasons: [...reasons], imports: [...imports], reexports: [...reexports] };
}
