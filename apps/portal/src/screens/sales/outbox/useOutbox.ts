import { useEffect, useState } from 'react';

import { subscribeOutbox } from './changes.ts';
import { outboxStore } from './store.ts';
import type { WaitingSale } from './waiting-sale.ts';

const NONE: readonly WaitingSale[] = [];

/** Sales of a member that wait on this device, as every tab changes them; none until they have been read. */
export function useOutbox(owner: string): readonly WaitingSale[] {
  const [sales, setSales] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      // A forbidden storage holds no sales.
      const found = await outboxStore.list(owner).catch(() => NONE);
      if (!isGone) setSales(found);
    };
    void read();
    const stop = subscribeOutbox(() => void read());
    return () => {
      isGone = true;
      stop();
    };
  }, [owner]);
  return sales;
}
