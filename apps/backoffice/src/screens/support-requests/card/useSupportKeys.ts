import { openLayers, useStableCallback } from '@pribavka/ui';
import { isTyping } from '@pribavka/ui/table';
import { useEffect } from 'react';

import { actionOf, type SupportKey } from './keys.ts';

/** Listens for the keys of an opened request while nothing is typed and no dialog lies over the card. */
export function useSupportKeys(act: (key: SupportKey) => void): void {
  const run = useStableCallback(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = actionOf(event);
      if (!key || event.repeat || event.defaultPrevented || isTyping(event.target) || openLayers() > 1) return;
      event.preventDefault();
      run(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
