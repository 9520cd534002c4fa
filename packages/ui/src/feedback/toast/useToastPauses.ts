import { useEffect } from 'react';

import type { ToastStore } from './core/store.ts';

/** Time stands still while the tab is hidden or the window has no focus: nobody is reading. */
export const useToastPauses = (store: ToastStore): void => {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onVisibility = (): void => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    const onBlur = (): void => store.pause('blur');
    const onFocus = (): void => store.resume('blur');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('blur', onBlur, { signal });
    window.addEventListener('focus', onFocus, { signal });
    return () => {
      controller.abort();
      store.resume('hidden');
      store.resume('blur');
    };
  }, [store]);
};
