import type { QueryKey } from '../contract.ts';

type Area = QueryKey extends `${infer A}.${string}` ? A : never;

/** A query of the contract, or all queries of an area: `sales.*`. */
export type QueryPattern = QueryKey | `${Area}.*`;

/** Key of a query in the cache: the route, its input, the application and the person it is asked for. */
export type CacheKey<I = unknown> = readonly [key: string, input: I, scope: number, person: number];

/** Whether a query with this input is meant. */
export type Matches = (key: string, input: unknown) => boolean;

/** What the cache of queries does for a change: asks the matching ones again, or drops them. */
export type CacheChange = (matches: Matches, what: 'ask again' | 'drop') => void;

export type Invalidations = {
  /** Makes every matching query that is on a screen ask again. */
  invalidate: (patterns: readonly QueryPattern[]) => void;
  /** Makes one query ask again, by its name and its input. */
  askAgain: (key: string, input: unknown) => void;
  subscribe: (listener: (matches: Matches) => void) => () => void;
  /** Forgets everything but what is the same for everybody. */
  forget: () => void;
  /** Distinguishes two applications of one page in the one cache of the library. */
  readonly scope: number;
  /**
   * Distinguishes the people who have been here: the library gives a question that was answered lately no second answer,
   * and the one it has been given is forgotten. 0 for what is the same for everybody.
   */
  personOf: (key: string) => number;
  /** Called by the first query: until then there is nothing to ask again or to forget. */
  attach: (change: CacheChange) => void;
};

export function matcherOf(patterns: readonly QueryPattern[]): (key: string) => boolean {
  return (key) =>
    patterns.some((pattern) => (pattern.endsWith('.*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern));
}

/** The same for everybody, with a session or without: stays on the screen. */
const isShared = (key: string): boolean => /^(dictionary|documents|socials)\./.test(key);

let scopes = 0;

export function createInvalidations(changed: () => void = () => undefined): Invalidations {
  const listeners = new Set<(matches: Matches) => void>();
  let change: CacheChange | undefined;
  let person = 1;
  scopes += 1;
  const askAll = (matches: Matches): void => {
    change?.(matches, 'ask again');
    for (const listener of listeners) listener(matches);
  };
  return {
    scope: scopes,
    personOf: (key) => (isShared(key) ? 0 : person),
    attach(to) {
      change = to;
    },
    invalidate(patterns) {
      if (patterns.length === 0) return;
      changed();
      askAll(matcherOf(patterns));
    },
    askAgain(key, input) {
      const asked = JSON.stringify(input);
      askAll((name, itsInput) => name === key && JSON.stringify(itsInput) === asked);
    },
    forget() {
      changed();
      person += 1;
      change?.((key) => !isShared(key), 'drop');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
