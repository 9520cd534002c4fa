import { useStableCallback } from '@pribavka/ui';
import { useEffect } from 'react';

import { actionOf, isTyping, type QueueAction } from './keys.ts';

/** Listens for the keys of the queue over the whole page. */
export function useQueueKeys(act: (action: QueueAction) => void): void {
  const run = useStableCallback(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat || isTyping(event.target)) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
