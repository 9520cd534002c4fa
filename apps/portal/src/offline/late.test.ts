import { expect, it, vi } from 'vitest';

import { insteadOf } from './late.ts';

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

it('gives the kept answer, and the real one to the screens when it comes', async () => {
  const late = vi.fn();
  let come: (data: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (come = resolve));
  await expect(insteadOf(answer, () => Promise.resolve('kept'), late)).resolves.toBe('kept');
  expect(late).not.toHaveBeenCalled();
  come('fresh');
  await expect.poll(() => late).toHaveBeenCalledExactlyOnceWith('fresh');
});

it('waits on where nothing is kept or the storage is closed, also for a refusal', async () => {
  const late = vi.fn();
  await expect(insteadOf(Promise.resolve('fresh'), nothing, late)).resolves.toBe('fresh');
  const closed = (): Promise<never> => Promise.reject(new Error('закрыто'));
  await expect(insteadOf(Promise.resolve('fresh'), closed, late)).resolves.toBe('fresh');
  await expect(insteadOf(Promise.reject(new Error('нет')), nothing, late)).rejects.toThrow('нет');
  expect(late).not.toHaveBeenCalled();
});

it('leaves a failure that comes after the kept answer to nobody', async () => {
  const late = vi.fn();
  const lost = Promise.reject(new Error('нет'));
  await expect(insteadOf(lost, () => Promise.resolve('kept'), late)).resolves.toBe('kept');
  await Promise.resolve();
  expect(late).not.toHaveBeenCalled();
});
