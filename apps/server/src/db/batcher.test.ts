import { expect, it } from 'vitest';

import { createBatcher, memoizeByHandle } from './batcher.ts';

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

it('sends a lone call at once and collects what comes meanwhile', async () => {
  const { batches, work, release } = held();
  const ask = createBatcher(work, { concurrency: 1, maxSize: 3 });
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

it('executes several batches at once', () => {
  const { batches, work } = held();
  const ask = createBatcher(work, { concurrency: 2, maxSize: 3 });
  void [1, 2, 3].map((n) => ask(n));
  expect(batches).toEqual([[1], [2]]);
});

it('begins another batch only when it is large enough, and leaves nobody behind', async () => {
  const { batches, work, release } = held();
  const ask = createBatcher(work, { concurrency: 2, maxSize: 4, adaptive: { min: 3, max: 3 } });
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

it('adapts the size of a batch to those being executed, within its bounds', async () => {
  const { batches, work, release } = held();
  const ask = createBatcher(work, { concurrency: 3, maxSize: 10, adaptive: { min: 2, max: 4 } });
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

it('rejects every caller of a failed batch and goes on', async () => {
  let calls = 0;
  const ask = createBatcher<number, number>(
    async (items) => {
      calls += 1;
      if (calls === 1) throw new Error('gone');
      return items;
    },
    { concurrency: 1, maxSize: 10 },
  );
  const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  expect(second).toEqual({ status: 'fulfilled', value: 2 });
});

it('refuses a batch that leaves a caller without an answer', async () => {
  const ask = createBatcher<number, number>(async () => [], { concurrency: 1, maxSize: 10 });
  await expect(ask(1)).rejects.toThrow('every call');
});

it('makes one value for a handle', () => {
  const valueOf = memoizeByHandle((handle: object) => ({ handle }));
  const [a, b] = [{}, {}];
  expect(valueOf(a)).toBe(valueOf(a));
  expect(valueOf(a)).not.toBe(valueOf(b));
});
