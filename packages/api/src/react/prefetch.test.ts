import { expect, it, vi } from 'vitest';

import type { Api } from '../client/types.ts';
import { dropPrefetched, nameOf, prefetchQuery, readPrefetched, takePrefetched, whenPrefetched } from './prefetch.ts';

const apiOf = (call: () => Promise<unknown>): Api => ({ call, on: () => () => undefined }) as unknown as Api;
const input = { body: { page: 1, size: 15 } };
const name = nameOf('brands.list', input);

it('gives the answer to the first who asks for the same input, once', async () => {
  const call = vi.fn(async () => 'rows');
  const api = apiOf(call);
  prefetchQuery(api, 'brands.list', input);
  expect(takePrefetched(api, 'brands.list', { body: { page: 2, size: 15 } }, Date.now())).toBeUndefined();
  await expect(takePrefetched(api, 'brands.list', { body: { page: 1, size: 15 } }, Date.now())).resolves.toBe('rows');
  expect(takePrefetched(api, 'brands.list', input, Date.now())).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
});

it('waits for a slow answer as long as it takes, but does not offer an old one', async () => {
  let answer = (_value: string): void => undefined;
  const api = apiOf(() => new Promise((resolve) => (answer = resolve)));
  prefetchQuery(api, 'brands.list', input);
  const late = takePrefetched(api, 'brands.list', input, Date.now() + 60_000);
  answer('rows');
  await expect(late).resolves.toBe('rows');
  prefetchQuery(api, 'brands.list', input);
  answer('old');
  await new Promise((resolve) => setTimeout(resolve));
  expect(takePrefetched(api, 'brands.list', input, Date.now() + 60_000)).toBeUndefined();
});

it('hands over a failure without an unhandled rejection, and forgets everything on request', async () => {
  const api = apiOf(async () => {
    throw new Error('no');
  });
  prefetchQuery(api, 'brands.list', input);
  await expect(takePrefetched(api, 'brands.list', input, Date.now())).rejects.toThrow('no');
  prefetchQuery(api, 'brands.list', input);
  dropPrefetched(api);
  expect(takePrefetched(api, 'brands.list', input, Date.now())).toBeUndefined();
});

it('does not ask twice for what is on its way or has just come', async () => {
  const call = vi.fn(async () => 'rows');
  const api = apiOf(call);
  prefetchQuery(api, 'brands.list', input);
  prefetchQuery(api, 'brands.list', input);
  await whenPrefetched(api, 'brands.list', input);
  prefetchQuery(api, 'brands.list', input);
  expect(call).toHaveBeenCalledTimes(1);
  expect(whenPrefetched(api, 'brands.list', { body: { page: 2 } })).toBeUndefined();
});

it('shows an answer that is here without taking it, and none that has failed or is on its way', async () => {
  const api = apiOf(async () => 'rows');
  prefetchQuery(api, 'brands.list', input);
  expect(readPrefetched(api, name)).toBeUndefined();
  await whenPrefetched(api, 'brands.list', input);
  expect(readPrefetched(api, name)).toBe('rows');
  expect(readPrefetched(api, name, Date.now() + 60_000)).toBeUndefined();
  await expect(takePrefetched(api, 'brands.list', input, Date.now())).resolves.toBe('rows');
  expect(readPrefetched(api, name)).toBeUndefined();
  const broken = apiOf(async () => {
    throw new Error('no');
  });
  prefetchQuery(broken, 'brands.list', input);
  await whenPrefetched(broken, 'brands.list', input);
  expect(readPrefetched(broken, name)).toBeUndefined();
});

it('asks as quietly as its screen does: a failure the screen shows is not said twice', async () => {
  const call = vi.fn(async () => 'rows');
  prefetchQuery(apiOf(call), 'brands.list', input, { quiet: 'all' });
  expect(call).toHaveBeenCalledWith('brands.list', input, { quiet: 'all' });
  prefetchQuery(apiOf(call), 'brands.list', input);
  expect(call).toHaveBeenLastCalledWith('brands.list', input, {});
});
