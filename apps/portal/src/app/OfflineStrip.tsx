import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { appWords } from './words.ts';

export function OfflineStrip(): ReactElement {
  return <Banner tone="warning" title={appWords.offline} announce />;
}
