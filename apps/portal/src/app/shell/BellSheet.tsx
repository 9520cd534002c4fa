import { Sheet } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { appWords } from '../words.ts';
import { Feed } from './Feed.tsx';

/** The feed in its sheet. */
export function BellSheet({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Sheet open title={appWords.bell} onClose={onClose}>
      <Feed onLeave={onClose} />
    </Sheet>
  );
}
