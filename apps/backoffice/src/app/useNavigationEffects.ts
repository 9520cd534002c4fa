import { type ScreenName, screens } from '@pribavka/api';
import { useEffect } from 'react';

import { loader } from './loader.ts';
import { appWords } from './words.ts';

/** Every navigation scrolls to the top and shows the loader that is hidden afterwards (specification §2). */
export function useNavigationEffects(screen: ScreenName): void {
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    document.title = [screens[screen].title, appWords.product].filter(Boolean).join(' · ');
    const release = loader.hold(appWords.opening);
    const frame = requestAnimationFrame(release);
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, [screen]);
}
