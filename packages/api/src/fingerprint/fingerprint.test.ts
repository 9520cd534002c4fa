import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fingerprint } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [['pb_device', initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('is computed on the first visit and remembered', async () => {
  const store = memory();
  await expect(fingerprint(async () => 'abc', store)).resolves.toBe('abc');
  expect(store.getItem('pb_device')).toBe('abc');
});

it('is at hand at once later, and refreshed for the next visit when the first screen is up', async () => {
  const store = memory('old');
  await expect(fingerprint(async () => 'new', store)).resolves.toBe('old');
  expect(store.getItem('pb_device')).toBe('old');
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.getItem('pb_device')).toBe('new');
});

it('is computed once a day at most', async () => {
  const store = memory();
  const calculate = vi.fn(async () => 'abc');
  await fingerprint(calculate, store);
  await fingerprint(calculate, store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calculate).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await fingerprint(calculate, store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calculate).toHaveBeenCalledTimes(2);
});

it('survives a library that fails once something is known', async () => {
  const fail = () => Promise.reject(new Error('blocked'));
  await expect(fingerprint(fail, memory('old'))).resolves.toBe('old');
  await vi.advanceTimersByTimeAsync(5000);
  await expect(fingerprint(fail, memory())).rejects.toThrow('blocked');
});
