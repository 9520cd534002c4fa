import { isTyping } from '@pribavka/ui/table';
import { type ReactElement, Suspense, useEffect, useState } from 'react';

import { lazyOf } from '../lazy-of.ts';
import { isHelpKey } from './help-key.ts';

const KeysDialog = lazyOf(() => import('./KeysDialog.tsx'), 'KeysDialog');

/** «?» anywhere: the list of keys. A screen with keys of its own answers first and shows those. */
export function KeysHelp(): ReactElement | null {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isHelpKey(event) || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    // Above the document, where screens listen.
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, []);
  return open ? (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
