import { useStableCallback } from '@pribavka/ui';
import { isTyping } from '@pribavka/ui/table';
import { useEffect } from 'react';

import { actionOf, type QueueAction } from './keys.ts';

// A tooltip is a layer too and takes no keys, so it is the place of the focus that says whose they are.
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isInLayer = (target: EventTarget | null): boolean => target instanceof Element && target.closest(layers) !== null;

/** Listens for the keys of the queue over the whole page; those of a field, a dialog or a menu are its own. */
export function useQueueKeys(act: (action: QueueAction) => void): void {
  const run = useStableCallback(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat || isTyping(event.target) || isInLayer(event.target)) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
