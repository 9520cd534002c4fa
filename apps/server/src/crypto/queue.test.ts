import { expect, it } from 'vitest';

import { createQueue } from './queue.ts';

it('never lets in more than its limit, whenever somebody comes', async () => {
  const queue = createQueue(2);
  const asked: Promise<void>[] = [];
  let [now, most] = [0, 0];
  const ask = (): void => {
    asked.push(
      queue(async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise<void>((resolve) => {
          setImmediate(() => {
            now -= 1;
            resolve();
            // While a place passes from one to the next, others come at each step of the way.
            for (let steps = 0; steps < 12; steps += 1) void comeAfter(steps);
          });
        });
      }),
    );
  };
  const comeAfter = async (steps: number): Promise<void> => {
    for (let n = 0; n < steps; n += 1) await Promise.resolve();
    if (asked.length < 60) ask();
  };
  for (let n = 0; n < 4; n += 1) ask();
  for (let n = 0; n < asked.length; n += 1) await asked[n];
  expect([asked.length, most, now]).toEqual([60, 2, 0]);
});

it('keeps the order, and goes on after a failure', async () => {
  const queue = createQueue(1);
  const done: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3].map((n) =>
      queue(async () => {
        done.push(n);
        if (n === 2) throw new Error('нет');
      }),
    ),
  );
  expect(done).toEqual([1, 2, 3]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
