import { useOnline } from '@pribavka/ui';
import { Suspense, useSyncExternalStore, type ReactElement } from 'react';

import { optional } from '../shared/optional.ts';
import { keptState, type KeptState, subscribeKept } from './kept-state.ts';

const Notice = optional(async () => ({ default: (await import('./parts.ts')).Notice }));

export const useKept = (): KeptState => useSyncExternalStore(subscribeKept, keptState, keptState);

/** Stands over every screen, and is empty while there is a signal and every answer is fresh. */
export function Strip(): ReactElement | null {
  const online = useOnline();
  const { since, isProfileKept, slow } = useKept();
  if (online && since === undefined && !isProfileKept && slow === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}
