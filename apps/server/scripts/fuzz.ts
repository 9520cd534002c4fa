// Fuzzes every route with a new seed each round until stopped: `node apps/server/scripts/fuzz.ts [rounds] [seed]`.
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';

import { startVitest } from 'vitest/node';

import type { FuzzPlan } from '../src/test/fuzz/run.ts';

const [rounds = Infinity, firstSeed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const root = join(dirname(import.meta.filename), '../../..');

for (let round = 0; round < rounds && process.exitCode === undefined; round += 1) {
  const seed = (firstSeed + round * 1000) % 2 ** 31;
  console.log(`round ${round + 1}, seed ${seed}`);
  const plan: FuzzPlan = { seed, counts: { valid: 6, broken: 8, raw: 2 } };
  const vitest = await startVitest('test', ['apps/server/src/http/fuzz.'], {
    root,
    project: ['server'],
    watch: false,
    reporters: ['default'],
    provide: { fuzz: plan },
  });
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  if (failed > 0) {
    console.log(`seed ${seed}: ${failed} failed`);
    process.exitCode = 1;
  }
}
