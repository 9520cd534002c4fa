import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { nameOf, nodes } from './props.ts';
import { root } from './root.ts';
import { type Node, parse } from './sources.ts';

/** Names a module gives out, those of `export *` too; `path` from the project's root. */
export function namesOf(path: string): string[] {
  const { tree } = parse(path, readFileSync(join(root, path), 'utf8'));
  return nodes(tree['body']).flatMap((statement) => {
    const from = nameOf(statement['source'] as Node | undefined);
    if (statement.type === 'ExportAllDeclaration') return namesOf(normalize(join(dirname(path), from)));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    return nodes(statement['specifiers'])
      .filter((one) => one['exportKind'] !== 'type' && statement['exportKind'] !== 'type')
      .map((one) => nameOf(one['exported'] as Node));
  });
}

/** Entries of packages/ui by the address an application writes. */
const uiEntries: Readonly<Record<string, string>> = {
  '@pribavka/ui': 'packages/ui/src/index.ts',
  ...Object.fromEntries(
    ['toast', 'table', 'dates', 'upload', 'charts', 'media', 'loyalty', 'shell'].map((name) => [
      `@pribavka/ui/${name}`,
      `packages/ui/src/entries/${name}.ts`,
    ]),
  ),
};

/** Exported under such names as well, and no components: classes. */
const classes = new Set(['ToastStore', 'UploadFailure']);

/** Where an application takes a component of packages/ui from: `DataTable` → `@pribavka/ui/table`. */
export function componentEntries(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(uiEntries).flatMap(([entry, path]) =>
      namesOf(path)
        .filter((name) => /^[A-Z][a-z]/.test(name) && !classes.has(name))
        .map((name): [string, string] => [name, entry]),
    ),
  );
}
