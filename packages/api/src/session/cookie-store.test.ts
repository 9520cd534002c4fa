import { expect, it } from 'vitest';

import { cookieStore } from './cookie-store.ts';

const page = (): { cookie: string } => ({ cookie: '' });

it('lets the next tab in only when the jar holds what was written', async () => {
  let looks = 0;
  const jar = {
    get: (name: string) => {
      looks += 1;
      return Promise.resolve(looks < 3 ? { value: 'old' } : name === 'pb_refresh' ? { value: 'new' } : null);
    },
  };
  const store = cookieStore(page(), false, jar);
  store.write({ session: 's', refresh: 'new' });
  await store.settled?.();
  expect(looks).toBe(3);
});

it('waits for the removal too, and for nothing when nothing was written', async () => {
  let looks = 0;
  const jar = {
    get: () => {
      looks += 1;
      return Promise.resolve(looks < 2 ? { value: 'old' } : null);
    },
  };
  const store = cookieStore(page(), false, jar);
  await store.settled?.();
  expect(looks).toBe(0);
  store.remove();
  await store.settled?.();
  expect(looks).toBe(2);
});

it('gives up on a jar that forbids cookies, and does without one', async () => {
  let looks = 0;
  const jar = {
    get: () => {
      looks += 1;
      return Promise.resolve(null);
    },
  };
  const store = cookieStore(page(), false, jar);
  store.write({ session: 's', refresh: 'r' });
  await store.settled?.();
  expect(looks).toBe(20);
  await expect(cookieStore(page(), false, undefined).settled?.()).resolves.toBeUndefined();
});
