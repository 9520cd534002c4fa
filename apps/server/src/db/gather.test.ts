import { expect, it } from 'vitest';

import { gather, perHandle } from './gather.ts';

/** Batches as they came, each held until it is let go. */
function held() {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const work = (items: readonly number[]): Promise<number[]> => {
    batches.push([...items]);
    return new Promise((done) => gates.push(() => done(items.map((item) => item * 10))));
  };
  return { batches, work, release: () => gates.shift()?.() };
}

const settled = () => new Promise((done) => setImmediate(done));

it('sends a lone call at once and gathers what comes meanwhile', async () => {
  const { batches, work, release } = held();
  const ask = gather(work, { lanes: 1, most: 3 });
  const answers = [1, 2, 3, 4, 5].map((n) => ask(n));
  expect(batches).toEqual([[1]]);
  release();
  await settled();
  expect(batches).toEqual([[1], [2, 3, 4]]);
  release();
  await settled();
  release();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('keeps several lanes busy', () => {
  const { batches, work } = held();
  const ask = gather(work, { lanes: 2, most: 3 });
  void [1, 2, 3].map((n) => ask(n));
  expect(batches).toEqual([[1], [2]]);
});

it('opens another lane only for a crowd, and leaves nobody behind', async () => {
  const { batches, work, release } = held();
  const ask = gather(work, { lanes: 2, most: 4, crowd: { least: 3, most: 3 } });
  const answers = [1, 2, 3].map((n) => ask(n));
  expect(batches).toEqual([[1]]);
  answers.push(ask(4));
  expect(batches).toEqual([[1], [2, 3, 4]]);
  answers.push(ask(5));
  release();
  await settled();
  expect(batches).toHaveLength(2);
  release();
  await settled();
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  release();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

it('measures a crowd by the batches under way, within its bounds', async () => {
  const { batches, work, release } = held();
  const ask = gather(work, { lanes: 3, most: 10, crowd: { least: 2, most: 4 } });
  const answers = [1, 2, 3, 4, 5].map((n) => ask(n));
  expect(batches).toEqual([[1], [2, 3], [4, 5]]);
  answers.push(...[6, 7, 8, 9, 10, 11].map((n) => ask(n)));
  release();
  await settled();
  expect(batches.at(-1)).toEqual([6, 7, 8, 9, 10, 11]);
  release();
  await settled();
  // Two and six are under way: four have to wait, and three do not begin.
  answers.push(...[12, 13, 14].map((n) => ask(n)));
  expect(batches).toHaveLength(4);
  answers.push(ask(15));
  expect(batches.at(-1)).toEqual([12, 13, 14, 15]);
  for (let n = 0; n < 3; n += 1) {
    release();
    await settled();
  }
  expect(await Promise.all(answers)).toEqual(answers.map((_, index) => (index + 1) * 10));
});

it('tells every caller of a failed batch and goes on', async () => {
  let turn = 0;
  const ask = gather<number, number>(
    async (items) => {
      turn += 1;
      if (turn === 1) throw new Error('gone');
      return items;
    },
    { lanes: 1, most: 10 },
  );
  const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  expect(second).toEqual({ status: 'fulfilled', value: 2 });
});

it('refuses a batch that leaves a caller without an answer', async () => {
  const ask = gather<number, number>(async () => [], { lanes: 1, most: 10 });
  await expect(ask(1)).rejects.toThrow('every call');
});

it('makes one helper for a handle', () => {
  const make = perHandle((handle: object) => ({ handle }));
  const [a, b] = [{}, {}];
  expect(make(a)).toBe(make(a));
  expect(make(a)).not.toBe(make(b));
});
