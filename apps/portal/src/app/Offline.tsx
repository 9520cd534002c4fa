import { Banner, useOnline } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { appWords } from './words.ts';

/** A strip while the browser knows of no connection. */
export function Offline(): ReactElement | null {
  return useOnline() ? null : <Banner tone="warning" title={appWords.offline} announce />;
}
