// How much each component of packages/ui weighs alone: `node scripts/tasks/weigh-components.ts`. Its page shows it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { componentEntries } from '../lib/entry-names.ts';
import { root } from '../lib/root.ts';
import { weighComponent, weightsFile } from '../lib/component-weights.ts';

const weights: Record<string, { now: number; later: number }> = {};
for (const name of [...componentEntries().keys()].sort()) {
  weights[name] = await weighComponent(name);
  console.log(`${name}: ${weights[name].now} КиБ`);
}
writeFileSync(join(root, weightsFile), `${JSON.stringify(weights, null, 2)}\n`);
