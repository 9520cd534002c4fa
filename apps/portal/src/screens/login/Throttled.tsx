import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

export function Throttled({ text }: { text: string }): ReactElement {
  return <Banner tone="warning" title={text} />;
}
