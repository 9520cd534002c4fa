import { useEffect } from 'react';

import { appMessages } from './messages.ts';

/** Title of the browser's tab; read aloud by screen readers on a navigation. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? appMessages.product : `${title} · ${appMessages.product}`;
  }, [title]);
}
