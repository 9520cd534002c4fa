import { expect, it, vi } from 'vitest';

import { whenInitialized } from './when-initialized.ts';

function routerOf(initialized: boolean) {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  return {
    state: { initialized },
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (value: boolean) => {
      for (const listener of listeners) listener({ initialized: value });
    },
    listeners,
  };
}

it('does not wait for a screen that is there', async () => {
  await expect(whenInitialized(routerOf(true))).resolves.toBeUndefined();
});

it('waits until the screen is there, and listens no longer', async () => {
  const router = routerOf(false);
  const ready = whenInitialized(router);
  router.set(false);
  expect(router.listeners.size).toBe(1);
  router.set(true);
  await ready;
  expect(router.listeners.size).toBe(0);
});

it('waits no longer than it is let', async () => {
  vi.useFakeTimers();
  const router = routerOf(false);
  const ready = whenInitialized(router, 300);
  await vi.advanceTimersByTimeAsync(300);
  await ready;
  expect(router.listeners.size).toBe(0);
  vi.useRealTimers();
});
