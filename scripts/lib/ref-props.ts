import type { Plugin } from 'vite';

import { type Node, parse } from './sources.ts';

const virtual = 'virtual:with-ref';

/** Becomes a module of each built package. Both names of React stand in its build for server components as well. */
const withRef = `import { forwardRef, version } from 'react';
export const withRef = Number.parseInt(version, 10) > 18 ? (component) => component : (component) => {
  const wrapped = forwardRef((props, ref) => component(ref === null ? props : { ...props, ref }));
  wrapped.displayName = component.name;
  return wrapped;
};
`;

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

/** Whether a `ref` can be among what the component is given: it takes all of its props, the rest of them, or `ref`. */
function takesRef(component: Node): boolean {
  const [props] = nodes(component['params']);
  if (props?.type !== 'ObjectPattern') return props?.type === 'Identifier';
  return nodes(props['properties']).some(
    (one) => one.type === 'RestElement' || (one['key'] as Node | undefined)?.['name'] === 'ref',
  );
}

/**
 * The text of a module in which every component that takes a `ref` among its props is wrapped for React 18, where
 * `ref` is no prop. Lines stay where they are, so maps need no change.
 */
export function wrapRefs(path: string, text: string): string {
  const { tree } = parse(path, text);
  let result = text;
  let wrapped = 0;
  for (const statement of nodes(tree['body']).toReversed()) {
    const exported = statement.type === 'ExportNamedDeclaration';
    const own = exported ? (statement['declaration'] as Node | null) : statement;
    if (own?.type !== 'FunctionDeclaration' || !takesRef(own)) continue;
    const name = String((own['id'] as Node)['name']);
    if (!/^[A-Z]/.test(name)) continue;
    const opening = `const ${name} = /*#__PURE__*/ withRef(`;
    result = `${result.slice(0, own.start)}${opening}${result.slice(own.start, own.end)});${result.slice(own.end)}`;
    wrapped += 1;
  }
  return wrapped === 0 ? text : `import { withRef } from '${virtual}';${result}`;
}

/** Lets the packages, written for React 19, take refs in React 18 too (docs/adr/0047-react-18-and-19.md). */
export function refProps(): Plugin {
  return {
    name: 'ref-props',
    enforce: 'pre',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? withRef : undefined),
    transform: {
      filter: { id: /\/packages\/(ui|forms)\/src\/.*\.tsx$/ },
      handler: (code, id) => ({ code: wrapRefs(id, code), map: null }),
    },
  };
}
