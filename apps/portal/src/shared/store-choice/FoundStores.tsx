import { Banner, Button, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { adviceOf } from '../advice.ts';
import { storeChoiceMessages as messages } from './messages.ts';
import { StoreChoice, type StoreChoiceProps } from './StoreChoice.tsx';
import type { StoresByInn } from './useStoresByInn.ts';

export interface FoundStoresProps extends Omit<StoreChoiceProps, 'stores'> {
  found: StoresByInn;
}

/** The shops that were found, or why there is nothing to choose from yet. */
export function FoundStores({ found, ...choice }: FoundStoresProps): ReactElement | null {
  if (found.searching) return <Skeleton rows={2} height={72} label={messages.searching} />;
  if (found.problem)
    return (
      <Banner
        tone="danger"
        title={messages.failed}
        announce
        actions={<Button onClick={found.reload}>{messages.retry}</Button>}
      >
        {adviceOf(found.problem)}
      </Banner>
    );
  if (found.none) return <Banner tone="warning" title={messages.none} announce />;
  return found.shops.length > 0 ? <StoreChoice stores={found.shops} {...choice} /> : null;
}
