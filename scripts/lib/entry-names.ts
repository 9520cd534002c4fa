import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { nameOf, nodes } from './syntax.ts';
import { exportsOf } from './exports.ts';
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

/** Entries of packages/forms by the same. */
const formsEntries: Readonly<Record<string, string>> = {
  '@pribavka/forms': 'packages/forms/src/index.ts',
  '@pribavka/forms/account': 'packages/forms/src/account/index.ts',
  '@pribavka/forms/columns': 'packages/forms/src/columns/index.ts',
};

/** Every entry of code; those of languages hold the same texts. */
export const packageEntries: Readonly<Record<string, string>> = {
  ...uiEntries,
  '@pribavka/ui/messages': 'packages/ui/src/entries/messages.ts',
  '@pribavka/ui/format': 'packages/ui/src/foundation/format/index.ts',
  '@pribavka/ui/theme': 'packages/ui/src/theming/index.ts',
  '@pribavka/ui/testing': 'packages/ui/src/entries/testing.ts',
  ...formsEntries,
  '@pribavka/forms/rules': 'packages/forms/src/rules/index.ts',
  '@pribavka/forms/masks': 'packages/forms/src/masks/index.ts',
};

/** Exported under such names as well, and no components: classes. */
const classes = new Set(['ToastStore', 'UploadFailure', 'SubmitError']);

const componentsIn = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(entries).flatMap(([entry, path]) =>
      namesOf(path)
        .filter((name) => /^[A-Z][a-z]/.test(name) && !classes.has(name))
        .map((name): [string, string] => [name, entry]),
    ),
  );

/** Where an application takes a component of packages/ui from: `DataTable` → `@pribavka/ui/table`. */
export const componentEntries = (): ReadonlyMap<string, string> => componentsIn(uiEntries);

/** The same for packages/forms: `SessionsPanel` → `@pribavka/forms/account`. */
export const formsComponentEntries = (): ReadonlyMap<string, string> => componentsIn(formsEntries);

/** Where a type is exported from and declared. */
export interface TypeHome {
  readonly entry: string;
  readonly path: string;
}

/** Every type the entries of ui and forms give out; the first entry that has it goes. */
export function typeHomes(): ReadonlyMap<string, TypeHome> {
  const homes = new Map<string, TypeHome>();
  for (const [entry, file] of Object.entries(packageEntries))
    for (const { name, path, isType } of exportsOf(file))
      if (isType && !homes.has(name)) homes.set(name, { entry, path });
  return homes;
}
