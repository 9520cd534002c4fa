import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { inTime, createLateAnswers, type KeptAnswer } from './kept-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = async <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ms));

const place = (kept: unknown): KeptAnswer => ({
  store: () => undefined,
  find: () => Promise.resolve(kept),
  patience: 3000,
});

it('gives the kept answer when the line lets itself be waited for, and says when the real one comes', async () => {
  const late = vi.fn();
  const given = inTime(place('kept'), later(10_000, 'fresh'), late);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(given).resolves.toBe('kept');
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(7000);
  expect(late).toHaveBeenCalledExactlyOnceWith('fresh');
});

it('waits on where nothing is kept, where there is no patience, and gives what comes in time', async () => {
  for (const where of [undefined, { ...place('kept'), patience: undefined }, place(undefined)]) {
    const given = inTime(where, later(10_000, 'fresh'), vi.fn());
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(given).resolves.toBe('fresh');
  }
  const late = vi.fn();
  const given = inTime(place('kept'), later(2999, 'fresh'), late);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(given).resolves.toBe('fresh');
  expect(late).not.toHaveBeenCalled();
});

it('leaves a refusal to the one who waits, and a failure after the kept answer to nobody', async () => {
  const refused = inTime(place('kept'), Promise.reject(new Error('нет')), vi.fn());
  await expect(refused).rejects.toThrow('нет');
  const lost = later(9000, '').then(() => {
    throw new Error('нет');
  });
  const given = inTime(place('kept'), lost, vi.fn());
  await vi.advanceTimersByTimeAsync(9000);
  await expect(given).resolves.toBe('kept');
});

it('gives a late answer once, to the same question, for a few seconds', () => {
  let now = 0;
  const late = createLateAnswers(() => now);
  late.put('points.get', {}, 350);
  expect(late.take('points.get', { other: true })).toBeUndefined();
  expect(late.take('points.get', {})).toBe(350);
  expect(late.take('points.get', {})).toBeUndefined();
  late.put('points.get', {}, 350);
  now = 6000;
  expect(late.take('points.get', {})).toBeUndefined();
});
