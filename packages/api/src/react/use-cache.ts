import { mutate } from 'swr';

import { useInvalidations } from './api-provider.tsx';
import type { CacheChange, CacheKey } from './invalidations.ts';

/**
 * Nothing is repeated behind one's back: a failed query shows its «Повторить», so a message is shown once per
 * failure. Milliseconds.
 */
export const cacheSettings: { shouldRetryOnError: false; dedupingInterval: number; focusThrottleInterval: number } = {
  shouldRetryOnError: false,
  dedupingInterval: 2000,
  focusThrottleInterval: 30_000,
};

const changeOf =
  (scope: number): CacheChange =>
  (matches, what) => {
    const filter = (key: unknown): boolean => {
      const [route, input, owner] = Array.isArray(key) ? (key as unknown as CacheKey) : [];
      return owner === scope && typeof route === 'string' && matches(route, input);
    };
    if (what === 'drop') void mutate(filter, undefined, { revalidate: false });
    else void mutate(filter);
  };

/** Ties the library's cache to the application around; gives what ends the keys of a query. */
export function useCacheScope(key: string): readonly [scope: number, person: number] {
  const { scope, personOf, attach } = useInvalidations();
  // Before the first answer, so that no change is missed; the same for the same scope however often it is done.
  attach(changeOf(scope));
  return [scope, personOf(key)];
}
