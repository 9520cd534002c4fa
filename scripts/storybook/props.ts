import type { Plugin } from 'vite';

import { type ComponentProps, componentsOf, type Prop } from '../lib/props.ts';
import { isTest, readSources } from '../lib/sources.ts';

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

const documented = (prop: Prop, given = ''): DocumentedProp => ({
  name: prop.name,
  required: !prop.optional,
  text: prop.text,
  options: prop.values.filter((value) => value !== 'true' && value !== 'false'),
  about: prop.about.replace(/@default[^\n]*/, '').trim(),
  members: prop.items.map((item) => documented(item)),
  fallback: /@default\s+([^\n]+)/.exec(prop.about)?.[1]?.trim() ?? (given === '' ? undefined : spelled(prop, given)),
});

const packageComponents = (): ComponentProps[] =>
  componentsOf(readSources().filter(({ path }) => path.startsWith('packages/') && !isTest(path)));

/** What the source says over each component. */
export const componentSentences = (): Record<string, string> =>
  Object.fromEntries(packageComponents().map(({ name, about }) => [name, about]));

/** What every component of the packages takes, types of other files included. */
export function documentedProps(): Record<string, readonly DocumentedProp[]> {
  return Object.fromEntries(
    packageComponents().map(({ name, props, defaults }) => [
      name,
      props
        .map((prop) => documented(prop, defaults.get(prop.name)))
        .toSorted((left, right) => Number(right.required) - Number(left.required)),
    ]),
  );
}

const id = 'virtual:component-props';

/** Gives the properties to the pages: the parser of Storybook does not follow a type into another file. */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(documentedProps())};` : undefined),
});
