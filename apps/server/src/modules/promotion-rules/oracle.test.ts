import { describe, expect, it } from 'vitest';

import { excessOf } from './index.ts';
import { runStory } from './testing/story.ts';

/** A seed among the first `count` whose story the engine and the oracle runStory differently. */
function difference(count: number, engine: typeof excessOf): number | undefined {
  for (let seed = 1; seed <= count; seed += 1) {
    try {
      runStory(seed, engine);
    } catch {
      return seed;
    }
  }
  return undefined;
}

it('the engine pays and writes off what a plain reading of the rules does, whatever is sold, refused and returned', () => {
  // A share of the open-ended run: apps/server/scripts/oracle.ts.
  for (let seed = 1; seed <= 3000; seed += 1) expect(() => runStory(seed), `seed ${seed}`).not.toThrow();
}, 60_000);

describe('the oracle notices an engine that', () => {
  it.each<[string, typeof excessOf]>([
    ['writes nothing off', () => []],
    ['looks at the sale alone', (sales, id) => excessOf(sales, id).filter((one) => one.saleId === id)],
    ['looks at the other sales alone', (sales, id) => excessOf(sales, id).filter((one) => one.saleId !== id)],
    ['takes a point less', (sales, id) => excessOf(sales, id).map((one) => ({ ...one, points: one.points - 1 }))],
    ['takes a point more', (sales, id) => excessOf(sales, id).map((one) => ({ ...one, points: one.points + 1 }))],
    ['forgets the earlier sales', (sales, id) => excessOf(sales.slice(sales.findIndex((one) => one.id === id)), id)],
  ])('%s', (_, engine) => {
    expect(difference(2000, engine)).toBeDefined();
  });
});
