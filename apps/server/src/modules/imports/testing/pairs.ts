import { afterAll, beforeAll, describe, it } from 'vitest';

import { peculiarities } from './files/all.ts';
import type { Peculiarity } from './files/types.ts';
import { importers, type ImporterName } from './importers/all.ts';
import { closeStage, openStage, type Stage } from './importers/stage.ts';
import type { Importer } from './importers/types.ts';
import { concerns, tryFile } from './try-file.ts';

const names = Object.keys(importers) as ImporterName[];
/** Nothing but what a file is concerns the choice: no database is needed for it. */
const described = names.map((name) => [name, importers[name](undefined as never)] as const);

type Pair = readonly [ImporterName, Peculiarity];

/** Every peculiarity with every importer it concerns. */
export const allPairs: readonly Pair[] = peculiarities.flatMap((peculiarity) =>
  described.flatMap(([name, importer]): Pair[] => (concerns(peculiarity, importer) ? [[name, peculiarity]] : [])),
);

/** Every peculiarity once, the importers taking turns. */
export const onePairEach: readonly Pair[] = peculiarities.map((peculiarity, at) => {
  const pairs = allPairs.filter(([, one]) => one === peculiarity);
  return pairs[at % pairs.length]!;
});

/** Tests of these pairs over one database. */
export function tryPairs(pairs: readonly Pair[]): void {
  let stage: Stage;
  const opened = new Map<ImporterName, Importer>();
  beforeAll(async () => {
    stage = await openStage();
    for (const name of names) opened.set(name, importers[name](stage));
  });
  afterAll(() => closeStage(stage));
  describe.each(names)('%s', (name) => {
    const own = pairs.filter(([importer]) => importer === name).map(([, peculiarity]) => peculiarity);
    it.each(own.map((peculiarity) => [peculiarity.name, peculiarity] as const))('%s', async (_name, peculiarity) => {
      await tryFile(stage, opened.get(name)!, peculiarity);
    });
  });
}
