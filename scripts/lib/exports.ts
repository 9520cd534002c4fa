import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from './root.ts';
import { type Node, parse } from './sources.ts';
import { nameOf, nodes } from './syntax.ts';

/** A name that a module exports, and where it is declared. */
export interface Export {
  readonly name: string;
  /** Its name in the file that declares it. */
  readonly local: string;
  /** Path of that file from the project's root. */
  readonly path: string;
  readonly isType: boolean;
}

const declaredNames = (declared: Node): string[] =>
  declared.type === 'VariableDeclaration'
    ? nodes(declared['declarations']).map((one) => nameOf(one['id'] as Node))
    : [nameOf(declared['id'] as Node)];

const isTypeDeclaration = ({ type }: Node): boolean =>
  type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';

/** The module a name of this file is imported from. */
const importedFrom = (tree: Node, local: string): string =>
  nodes(tree['body'])
    .filter(({ type }) => type === 'ImportDeclaration')
    .filter((statement) => nodes(statement['specifiers']).some((one) => nameOf(one['local'] as Node) === local))
    .map((statement) => nameOf(statement['source'] as Node))[0] ?? '';

/** Everything a module exports, followed to the files that declare it; names from other packages are left out. */
export function exportsOf(path: string, known = new Map<string, readonly Export[]>()): readonly Export[] {
  const before = known.get(path);
  if (before) return before;
  const { tree } = parse(path, readFileSync(join(root, path), 'utf8'));
  const from = (source: string): readonly Export[] =>
    source.startsWith('.') ? exportsOf(normalize(join(dirname(path), source)), known) : [];
  const found = nodes(tree['body']).flatMap((statement): readonly Export[] => {
    const source = nameOf(statement['source'] as Node | undefined);
    if (statement.type === 'ExportAllDeclaration') return from(source);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = statement['declaration'] as Node | undefined;
    if (declared) {
      const isType = isTypeDeclaration(declared);
      return [...new Set(declaredNames(declared))].map((name) => ({ name, local: name, path, isType }));
    }
    return nodes(statement['specifiers']).flatMap((one) => {
      const local = nameOf(one['local'] as Node);
      const home = from(source === '' ? importedFrom(tree, local) : source).find(({ name }) => name === local);
      return home === undefined ? [] : [{ ...home, name: nameOf(one['exported'] as Node) }];
    });
  });
  known.set(path, found);
  return found;
}
