import { useEffect } from 'react';

import type { ToastStore } from './core/store.ts';

/** Time stands still while the tab is hidden or the window has no focus: nobody is reading. */
export const useToastPauses = (store: ToastStore): void => {
  useEffect(() => {
    const onVisibility = (): void => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    const onBlur = (): void => store.pause('blur');
    const onFocus = (): void => store.resume('blur');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
      store.resume('hidden');
      store.resume('blur');
    };
  }, [store]);
};
