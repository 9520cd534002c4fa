import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** `false` on the server and while hydrating, `true` afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
