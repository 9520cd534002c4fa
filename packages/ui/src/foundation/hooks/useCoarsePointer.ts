import { useSyncExternalStore } from 'react';

const pointer = '(pointer: coarse)';
const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia(pointer);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether the main pointer is a finger; `false` on the server. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(pointer).matches,
    () => false,
  );
