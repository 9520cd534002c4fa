import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { typeHomes } from '../lib/entry-names.ts';
import { type ComponentProps, componentsOf } from '../lib/types/components.ts';
import { Types } from '../lib/types/members.ts';
import type { Prop } from '../lib/types/prop.ts';
import { shapeOf } from '../lib/types/shapes.ts';
import { root } from '../lib/root.ts';
import { isTest, readSources, type SourceFile } from '../lib/sources.ts';

/** A property as the table and the controls of Storybook need it. */
export interface DocumentedProp {
  readonly name: string;
  readonly required: boolean;
  /** Its type in words: `'sm' | 'md'`, `boolean`, `readonly MenuItem[]`. */
  readonly text: string;
  /** Words of a closed set. */
  readonly options: readonly string[];
  readonly about: string;
  readonly fallback: string | undefined;
  /** Members of the objects in its list: columns, options, entries. */
  readonly members: readonly DocumentedProp[];
}

/** A default as code has it: a string in quotes. */
const spelled = ({ parts }: Prop, given: string): string => (parts.includes(`'${given}'`) ? `'${given}'` : given);

/** An exported type as the pages show it. */
export interface DocumentedType {
  readonly entry: string;
  readonly about: string;
  /** Members; a union of objects has a list for each, under what sets it apart. */
  readonly kinds: readonly { readonly label: string; readonly members: readonly DocumentedProp[] }[];
  /** The declaration itself; empty where the members say it all. */
  readonly declaration: string;
}

const requiredFirst = (props: readonly DocumentedProp[]): readonly DocumentedProp[] =>
  props.toSorted((left, right) => Number(right.required) - Number(left.required));

const documented = (prop: Prop, given = ''): DocumentedProp => ({
  name: prop.name,
  required: !prop.optional,
  text: prop.text,
  options: prop.values.filter((value) => value !== 'true' && value !== 'false'),
  about: prop.about.replace(/@default[^\n]*/, '').trim(),
  members: requiredFirst(prop.items.map((item) => documented(item))),
  fallback: /@default\s+([^\n]+)/.exec(prop.about)?.[1]?.trim() ?? (given === '' ? undefined : spelled(prop, given)),
});

/** Sources of ui and forms; the entry for tests of applications is a part of the package. */
export const packageSources = (): SourceFile[] =>
  readSources('packages/{ui,forms}').filter(
    ({ path }) => !isTest(path) || /^packages\/ui\/src\/testing\/(?!.*\.test\.)/.test(path),
  );

const packageComponents = (): ComponentProps[] => componentsOf(packageSources());

/** What every component of the packages takes, types of other files included: required first, then its own. */
export function documentedProps(): Record<string, readonly DocumentedProp[]> {
  return Object.fromEntries(
    packageComponents().map(({ name, type, props, defaults }) => {
      const isOwn = ({ from }: Prop): boolean => from === '' || from === type;
      const ownFirst = props.toSorted((left, right) => Number(isOwn(right)) - Number(isOwn(left)));
      return [name, requiredFirst(ownFirst.map((prop) => documented(prop, defaults.get(prop.name))))];
    }),
  );
}

export const typeReader = (sources: readonly SourceFile[]): Types => new Types(sources);

/** A type of this file as the pages show it. */
export function documentedType(
  types: Types,
  file: SourceFile,
  name: string,
  entry: string,
): DocumentedType | undefined {
  const shape = shapeOf(types, file, name);
  if (!shape) return undefined;
  const kinds = shape.kinds.map(({ label, members }) => ({
    label,
    members: requiredFirst(members.map((member) => documented(member))),
  }));
  return { entry, about: shape.about, declaration: shape.declaration, kinds };
}

/** Every type that ui and forms export, by its name. */
export function documentedTypes(): Record<string, DocumentedType> {
  const sources = packageSources();
  const byPath = new Map(sources.map((file) => [file.path, file]));
  const types = typeReader(sources);
  return Object.fromEntries(
    [...typeHomes()].flatMap(([name, { entry, path }]) => {
      const file = byPath.get(path);
      const type = file && documentedType(types, file, name, entry);
      return type ? [[name, type]] : [];
    }),
  );
}

/** Names of the types a page asks for. */
export const typesOnPage = (page: string): string[] =>
  [...page.matchAll(/<TypeReference of="(\w+)"(?: lang="en")? \/>/g)].map(([, name = '']) => name);

/** Only what the pages show: the rest would make every page of Storybook heavier. */
function shownTypes(): Record<string, DocumentedType> {
  const all = documentedTypes();
  const pages = globSync('packages/*/src/**/*.mdx', { cwd: root });
  const names = new Set(pages.flatMap((path) => typesOnPage(readFileSync(join(root, path), 'utf8'))));
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

const sources: Readonly<Record<string, () => object>> = {
  'virtual:component-props': documentedProps,
  'virtual:types': shownTypes,
};

/** Gives the properties and the types to the pages: the parser of Storybook does not follow a type into another file. */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source in sources ? `\0${source}` : undefined),
  load: (source) => {
    const read = source.startsWith('\0') ? sources[source.slice(1)] : undefined;
    return read && `export default ${JSON.stringify(read())};`;
  },
});
