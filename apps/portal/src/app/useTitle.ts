import { useEffect } from 'react';

import { appWords } from './words.ts';

/** Title of the browser's tab; read aloud by screen readers on a navigation. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? appWords.product : `${title} · ${appWords.product}`;
  }, [title]);
}
