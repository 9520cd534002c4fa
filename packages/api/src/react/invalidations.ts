import type { QueryKey } from '../contract.ts';

type Area = QueryKey extends `${infer A}.${string}` ? A : never;

/** A query of the contract, or all queries of an area: `sales.*`. */
export type QueryPattern = QueryKey | `${Area}.*`;

export type Invalidations = {
  /** Makes every matching query that is on a screen ask again. */
  invalidate: (patterns: readonly QueryPattern[]) => void;
  subscribe: (listener: (matches: (key: string) => boolean) => void) => () => void;
};

export function matcherOf(patterns: readonly QueryPattern[]): (key: string) => boolean {
  return (key) =>
    patterns.some((pattern) => (pattern.endsWith('.*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern));
}

type Mutate = (filter: (key: unknown) => boolean) => unknown;

export function createInvalidations(mutate: Mutate): Invalidations {
  const listeners = new Set<(matches: (key: string) => boolean) => void>();
  return {
    invalidate(patterns) {
      if (patterns.length === 0) return;
      const matches = matcherOf(patterns);
      mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && matches(key[0]));
      for (const listener of listeners) listener(matches);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
