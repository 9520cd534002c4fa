import { useEffect } from 'react';

import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';

/** Ctrl K (⌘ K) anywhere on the page, by the physical key: works on the Russian layout. */
export const useCommandKey = (open: () => void): void => {
  const run = useStableCallback(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
};
