import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { componentEntries } from './entry-names.ts';
import { root } from './root.ts';
import { weigh } from './weigh.ts';

/** KiB gzip of one component alone, everything but React and styled-components. */
export interface ComponentWeight {
  /** What a page must have before it works. */
  readonly now: number;
  /** What is fetched when it is first opened or used. */
  readonly later: number;
}

/** Measured weights, from the project's root; written by scripts/tasks/weigh-components.ts. */
export const weightsFile = 'packages/ui/src/docs/weights.json';

const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Builds the component as an application would and weighs it. */
export async function weighComponent(name: string): Promise<ComponentWeight> {
  const entry = componentEntries().get(name) ?? '@pribavka/ui';
  const { gzip, lazyGzip } = await weigh(`export { ${name} } from '${entry}';`, {
    from: `${root}/packages/ui`,
    external: ['react', 'react-dom', 'styled-components'],
  });
  return { now: kib(gzip), later: kib(lazyGzip) };
}

/** The weights as they were measured last. */
export const readWeights = (): Readonly<Record<string, ComponentWeight>> =>
  JSON.parse(readFileSync(join(root, weightsFile), 'utf8')) as Record<string, ComponentWeight>;
