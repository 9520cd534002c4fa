import { nameOf, nodes } from '../lib/syntax.ts';
import { type ComponentProps, componentsOf } from '../lib/types/components.ts';
import type { Prop } from '../lib/types/prop.ts';
import { isTest, lineOf, readSources, type SourceFile, walk } from '../lib/sources.ts';
import type { Node } from '../lib/sources.ts';

/** Words other libraries have for the same thing. */
const foreign = /^(onChange|onCheckedChange|defaultChecked|onPick|onSearch|onItemsChange)$/;

/** Public components that are no controls, or never empty, each with the reason. */
export const exceptions: ReadonlyMap<string, { readonly props: RegExp; readonly reason: string }> = new Map([
  ['Month', { props: /^onPick$/, reason: 'draws days for a calendar or a period, which hold the value' }],
  ['BackofficeShell', { props: /^onSearch$/, reason: 'opens the search, which is a screen of its own' }],
  ['Tabs', { props: /^value$/, reason: 'one tab is always open' }],
  ['ColumnSettings', { props: /^value$/, reason: 'columns always stand in some order' }],
]);

/** Names that index files give out: what an application can import. */
function publicNames(files: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    if (!file.path.endsWith('/index.ts')) continue;
    for (const statement of nodes(file.tree['body'])) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement['source']) continue;
      for (const one of nodes(statement['specifiers'])) names.add(nameOf(one['exported'] as Node));
    }
  }
  return names;
}

const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** What is held under a name: its own prop, the one it begins with, the one that reports a change. */
function checkPair({ name, props }: ComponentProps, changed: Prop, held: string): string[] {
  const own = props.find((prop) => prop.name === held);
  const start = `default${held.charAt(0).toUpperCase()}${held.slice(1)}`;
  const begins = props.find((prop) => prop.name === start);
  const found: string[] = [];
  if (!own) found.push(`<${name}> has ${changed.name} and no ${held}`);
  if (!begins) found.push(`<${name}> has ${changed.name} and no ${start}: it cannot hold ${held} itself`);
  for (const prop of [own, begins, changed]) {
    if (prop && !prop.optional) found.push(`<${name}> demands ${prop.name}: leave it out and the component holds it`);
  }
  for (const prop of [own, begins]) {
    if (held !== 'value' || !prop || exceptions.get(name)?.props.test(held)) continue;
    if (!/\bnull\b/.test(prop.text)) found.push(`<${name}> takes no null as ${prop.name}: an empty value is null`);
  }
  return found;
}

/** One component against the convention of docs/adr/0023-values-and-floating.md. */
function checkComponent(component: ComponentProps): string[] {
  const { name, path, props } = component;
  const excepted = exceptions.get(name)?.props;
  const found = props
    .filter((prop) => prop.from !== '' && foreign.test(prop.name) && !excepted?.test(prop.name))
    .map((prop) => `<${name}> has ${prop.name}: say value, defaultValue, onValueChange`);
  // A ready field is held by its form, under its name.
  if (path.startsWith('packages/forms/src/fields/')) return found;
  for (const prop of props) {
    const held = /^on([A-Z]\w*)Change$/.exec(prop.name)?.[1];
    if (held) found.push(...checkPair(component, prop, lower(held)));
  }
  return found;
}

/** Types that name an icon of lucide-react: any component is an icon. */
function lucideTypes(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.tree, (node) => {
    if (node.type !== 'ImportSpecifier' || !/^Lucide(Icon|Props)$/.test(nameOf(node['imported'] as Node))) return;
    found.push(`${file.path}:${lineOf(file, node.start)}: an icon is any component: IconComponent of @pribavka/ui`);
  });
  return found;
}

/** Public components of ui and forms that hold a value in other words, and icons that are not any component. */
export function nonStandardValues(files: readonly SourceFile[] = readSources()): string[] {
  const sources = files.filter(({ path }) => !isTest(path));
  const packages = sources.filter(({ path }) => /^packages\/(ui|forms)\//.test(path));
  const known = publicNames(packages);
  const components = componentsOf(packages).filter(({ name }) => known.has(name));
  return [
    ...components.flatMap((one) => checkComponent(one).map((text) => `${one.path}: ${text}`)),
    ...sources.flatMap(lucideTypes),
  ];
}

/** Names of the public components of ui that hold a value, for the table that tries each of them. */
export function controlsOf(files: readonly SourceFile[] = readSources()): string[] {
  const packages = files.filter(({ path }) => path.startsWith('packages/ui/') && !isTest(path));
  const known = publicNames(packages);
  return componentsOf(packages)
    .filter(({ name, props }) => known.has(name) && props.some((prop) => prop.name === 'onValueChange'))
    .map(({ name }) => name)
    .sort();
}
