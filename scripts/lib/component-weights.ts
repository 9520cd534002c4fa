import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { componentEntries, formsComponentEntries } from './entry-names.ts';
import { root } from './root.ts';
import { weigh } from './weigh.ts';

/** KiB gzip of one component alone, everything but React and styled-components. */
export interface ComponentWeight {
  /** What a page must have before it works. */
  readonly now: number;
  /** What is fetched when it is first opened or used. */
  readonly later: number;
}

/** Components of a package and the file of their measured weights, made by scripts/tasks/weigh-components.ts. */
export const weighed = [
  { folder: 'ui', entries: componentEntries, file: 'packages/ui/src/docs/weights.json' },
  { folder: 'forms', entries: formsComponentEntries, file: 'packages/forms/src/docs/weights.json' },
] as const;

const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Builds the component as an application would and weighs it. */
export async function weighComponent(name: string, entry: string, folder: string): Promise<ComponentWeight> {
  const { gzip, lazyGzip } = await weigh(`export { ${name} } from '${entry}';`, {
    from: `${root}/packages/${folder}`,
    external: ['react', 'react-dom', 'styled-components'],
  });
  return { now: kib(gzip), later: kib(lazyGzip) };
}

/** The weights as they were measured last. */
export const readWeights = (): Readonly<Record<string, ComponentWeight>> =>
  Object.assign(
    {},
    ...weighed.map(({ file }) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, ComponentWeight>),
  ) as Record<string, ComponentWeight>;
