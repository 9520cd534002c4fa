import { expect, it, vi } from 'vitest';

import { createPasswords } from './passwords.ts';

const argon = vi.hoisted(() => {
  const state = { now: 0, most: 0, done: (): void => undefined };
  const verify = async (): Promise<boolean> => {
    state.now += 1;
    state.most = Math.max(state.most, state.now);
    await new Promise<void>((resolve) => {
      setImmediate(() => {
        state.now -= 1;
        resolve();
        state.done();
      });
    });
    return true;
  };
  return { state, verify };
});
vi.mock('@node-rs/argon2', () => ({ verify: argon.verify, hash: argon.verify }));

it('no more passwords are worked on than there is memory for, whenever somebody comes', async () => {
  const passwords = createPasswords({ memoryKib: 1024, passes: 1, atOnce: 2 });
  const asked: Promise<unknown>[] = [];
  const ask = () => asked.push(passwords.check('$stored', 'password'));
  // While a place passes from one to the next, others come at each step of the way.
  const comeAfter = async (steps: number): Promise<void> => {
    for (let n = 0; n < steps; n += 1) await Promise.resolve();
    if (asked.length < 60) ask();
  };
  argon.state.done = () => {
    for (let steps = 0; steps < 12; steps += 1) void comeAfter(steps);
  };
  for (let n = 0; n < 4; n += 1) ask();
  for (let n = 0; n < asked.length; n += 1) await asked[n];
  expect(asked).toHaveLength(60);
  expect([argon.state.most, argon.state.now, passwords.runs()]).toEqual([2, 0, 60]);
});
