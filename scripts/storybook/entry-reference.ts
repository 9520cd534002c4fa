import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageEntries } from '../lib/entry-names.ts';
import { type Export, exportsOf } from '../lib/exports.ts';
import { root } from '../lib/root.ts';
import { parse, type SourceFile } from '../lib/sources.ts';
import { type ValueShape, valueShapeOf } from '../lib/types/functions.ts';
import { documentedProps, documentedType, type DocumentedType, packageSources, typeReader } from './props.ts';

export interface DocumentedValue extends ValueShape {
  readonly name: string;
}

/** What an entry exports besides components and their properties, which have pages of their own. */
export interface DocumentedEntry {
  readonly values: readonly DocumentedValue[];
  readonly types: readonly (readonly [name: string, type: DocumentedType])[];
}

/** The main entries export what smaller entries have as well: it is documented with the smaller one. */
const isMain = (entry: string): boolean => /^@pribavka\/\w+$/.test(entry);

function homes(): ReadonlyMap<string, readonly Export[]> {
  const all = Object.entries(packageEntries).map(([entry, path]): [string, readonly Export[]] => [
    entry,
    exportsOf(path),
  ]);
  const small = new Set(all.flatMap(([entry, names]) => (isMain(entry) ? [] : names.map(({ name }) => name))));
  return new Map(
    all.map(([entry, names]) => [entry, isMain(entry) ? names.filter(({ name }) => !small.has(name)) : names]),
  );
}

/** Every function, class, constant and type of each entry of ui and forms. */
export function documentedEntries(): Readonly<Record<string, DocumentedEntry>> {
  const sources = packageSources();
  const byPath = new Map<string, SourceFile>(sources.map((file) => [file.path, file]));
  // Generated files are no sources, but what they export is published.
  const fileOf = (path: string): SourceFile => byPath.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'));
  const components = documentedProps();
  const isOfComponent = (name: string): boolean =>
    name.endsWith('Props') && components[name.slice(0, -5)] !== undefined;
  const types = typeReader(sources);
  return Object.fromEntries(
    [...homes()].map(([entry, names]) => {
      const sorted = names.toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
      const values = sorted.flatMap(({ name, local, path, isType }) => {
        const shape = isType || components[name] ? undefined : valueShapeOf(fileOf(path), local, name);
        return shape ? [{ name, ...shape }] : [];
      });
      const shown = sorted.flatMap(({ name, local, path, isType }) => {
        const type = isType && !isOfComponent(name) ? documentedType(types, fileOf(path), local, entry) : undefined;
        return type ? [[name, type] as const] : [];
      });
      return [entry, { values, types: shown }];
    }),
  );
}

/** The entry a page documents. */
export const entriesOnPage = (page: string): string[] =>
  [...page.matchAll(/<EntryReference of="([^"]+)" \/>/g)].map(([, entry = '']) => entry);
