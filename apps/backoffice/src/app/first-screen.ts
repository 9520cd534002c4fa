import { createTimer } from '@pribavka/ui';
import { useSyncExternalStore } from 'react';

/** Milliseconds after which a screen without a first query of its own counts as being there. */
const patience = 1500;

let up = false;
let watched = false;
const listeners = new Set<() => void>();

function setUp(): void {
  up = true;
  for (const listener of listeners) listener();
}

/** The first screen of the page is there when its first query has answered. */
export function watchFirstScreen(query: Promise<void> | undefined): void {
  if (watched) return;
  watched = true;
  if (query) void query.then(setUp);
  else createTimer().start(patience, setUp);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What stands around the screen asks the server only then: the rows of the first screen come before the bell. */
export const useFirstScreenUp = (): boolean => useSyncExternalStore(subscribe, () => up);
