import { parseArgs } from 'node:util';

import { runStory } from '../src/modules/promotion-rules/testing/story.ts';

/** Compares the engine of promotions with its oracle over random stories: `--sequences=100000 --seed=1`. */
const { values } = parseArgs({ options: { sequences: { type: 'string' }, seed: { type: 'string' } } });
const sequences = Number(values.sequences ?? 100_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const started = performance.now();
for (let n = 0; n < sequences; n += 1) {
  try {
    runStory(seed + n);
  } catch (error) {
    console.error(`seed ${seed + n}: ${(error as Error).message}`);
    process.exit(1);
  }
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${sequences} sequences from seed ${seed}: engine and oracle agree, ${seconds} s`);
