import { useStableCallback } from '@pribavka/ui';
import { useEffect } from 'react';

import { actionOf, isForCard, type SupportKey } from './keys.ts';

/** Listens for the keys of an opened request. */
export function useSupportKeys(act: (key: SupportKey) => void): void {
  const run = useStableCallback(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = actionOf(event);
      if (!key || event.repeat || event.defaultPrevented || !isForCard(event.target)) return;
      event.preventDefault();
      run(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
