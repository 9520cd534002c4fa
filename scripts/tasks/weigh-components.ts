// How much each component of ui and forms weighs alone: `node scripts/tasks/weigh-components.ts [ui | forms]`. Its page shows it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { weighComponent, weighed } from '../lib/component-weights.ts';
import { root } from '../lib/root.ts';

const [wanted] = process.argv.slice(2);

for (const { folder, entries, file } of weighed.filter((one) => wanted === undefined || one.folder === wanted)) {
  const weights: Record<string, { now: number; later: number }> = {};
  for (const [name, entry] of [...entries()].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    weights[name] = await weighComponent(name, entry, folder);
    console.log(`${name}: ${weights[name].now} КиБ`);
  }
  writeFileSync(join(root, file), `${JSON.stringify(weights, null, 2)}\n`);
}
