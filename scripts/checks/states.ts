import { componentsOf, type ComponentProps } from '../lib/types/components.ts';
import type { Prop } from '../lib/types/prop.ts';
import { readSources, type SourceFile } from '../lib/sources.ts';
import { type Given, keysOf, literalsOf, shownIn, spread } from './states.shown.ts';

/** Properties that are no look and no state: names, the element, wiring, texts of another language, what the tests of behaviour cover. */
const unseen = /^(on[A-Z]\w*|as|id|name|ref|key|nonce|style|className|children|messages|__\w+)$/;
/** A field is looked at in each of these by itself, even when it takes them from another field. */
const own = new Set(['disabled', 'readOnly', 'invalid', 'loading']);
const isField = (path: string): boolean => /\/src\/(inputs|date)\//.test(path);

/** Values of a property that no story shows. */
function missing(prop: Prop, values: ReadonlySet<string>, literals: ReadonlySet<string>): string[] {
  if (values.size === 0) return prop.optional || prop.values.length > 0 ? [prop.name] : [];
  if (prop.values.includes('true')) return [];
  return prop.values
    .filter((value) => !values.has(value) && !(values.has('*') && literals.has(value)))
    .map((value) => `${prop.name}="${value}"`);
}

const area = (path: string): string => path.split('/').slice(0, 4).join('/');

interface Story {
  path: string;
  shown: Map<string, Given>;
  literals: Set<string>;
}

/** What stories give to a component for a property; left out, its default is seen all the same. */
function valuesOf(stories: readonly Story[], { name, defaults }: ComponentProps, prop: Prop): string[] {
  const values = stories.flatMap(({ shown }) => {
    const given = shown.get(name);
    return [...(given?.get(prop.name) ?? []), ...(given?.get(spread)?.has(prop.name) ? ['*'] : [])];
  });
  const fallback = defaults.get(prop.name);
  return fallback !== undefined && fallback !== 'false' && prop.values.includes(fallback)
    ? [...values, fallback]
    : values;
}

/**
 * For every component of the package: each property it declares, each word of a closed set and each member of the
 * objects it takes must be seen in a story. What is found is reported to the author of the property.
 */
export function statesWithoutStory(files: readonly SourceFile[] = readSources()): string[] {
  const ours = files.filter(({ path }) => path.startsWith('packages/ui/'));
  const stories = ours
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map((file) => ({ path: file.path, shown: shownIn(file), literals: literalsOf(file) }));
  const data = ours.filter(({ path }) => /stories(\.data)?\.tsx$/.test(path));
  const components = componentsOf(ours.filter(({ path }) => !/\.test\.tsx?$|stories|test-utils/.test(path)));
  const found: string[] = [];

  for (const component of components) {
    const { name, path, props, type } = component;
    const here = stories.filter(({ shown }) => shown.has(name));
    // That a component has a story at all is asked by packages/ui/src/test-utils/catalogue.test.ts.
    if (here.length === 0) continue;
    const near = data.filter((file) => area(file.path) === area(path) || here.some((one) => one.path === file.path));
    const keys = new Set(near.flatMap((file) => [...keysOf(file)]));
    const states = props.flatMap((prop) => {
      if (unseen.test(prop.name)) return [];
      // A property of a common type is seen once it is seen on one of those who take it.
      const common = prop.from !== '' && prop.from !== type && !(isField(path) && own.has(prop.name));
      const kin = common
        ? components.filter((other) => other.props.some(({ name: n, from }) => n === prop.name && from === prop.from))
        : [component];
      const values = new Set(kin.flatMap((one) => valuesOf(stories, one, prop)));
      const showing = stories.filter(({ shown }) => kin.some((one) => shown.has(one.name)));
      const literals = new Set(showing.flatMap((one) => [...one.literals]));
      const items = prop.items.filter((item) => item.optional && !unseen.test(item.name) && !keys.has(item.name));
      return [...missing(prop, values, literals), ...items.map((item) => `${prop.name}[].${item.name}`)];
    });
    for (const state of states) found.push(`${path}: no story shows <${name}> with ${state}`);
  }
  return found;
}
