import { whenIdle } from '@pribavka/ui';
import { useSyncExternalStore } from 'react';

let up = false;
let query: Promise<void> | undefined;
const listeners = new Set<() => void>();

function setUp(): void {
  up = true;
  for (const listener of listeners) listener();
}

/** What the first screen of the page waits for; later screens change nothing. */
export function watchFirstScreen(first: Promise<void> | undefined): void {
  query ??= first;
}

/** The interface has been drawn: the first screen is up when its query has answered and its rows are painted. */
export function screenDrawn(): void {
  void Promise.resolve(query).then(() => whenIdle(setUp));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * What stands around the rows asks the server only then: the rows of the first screen come before the bell and the
 * values of filters.
 */
export const useFirstScreenUp = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => up,
    () => false,
  );
