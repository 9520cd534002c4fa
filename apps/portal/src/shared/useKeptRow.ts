import type { Problem } from '@pribavka/api';
import { useEffect, useState } from 'react';

import { isLost } from './advice.ts';
import type { PromotionRow, SaleRow } from './contract.ts';

interface Rows {
  'sales.list': SaleRow;
  'promotions.list': PromotionRow;
}

/** What a list that was seen online says of a record, when the record itself cannot be asked for without a signal. */
export function useKeptRow<List extends keyof Rows>(
  list: List,
  id: string,
  problem: Problem | undefined,
): Rows[List] | undefined {
  const [row, setRow] = useState<Rows[List]>();
  const isAway = isLost(problem);
  useEffect(() => {
    if (!isAway) return undefined;
    let isOver = false;
    const find = async (): Promise<void> => {
      const { findRow } = await import('../offline/answer-shelf.ts');
      const found = await findRow(list, id);
      if (!isOver) setRow(found as Rows[List] | undefined);
    };
    // Where nothing can be read the screen says that there is no signal.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [list, id, isAway]);
  return isAway ? row : undefined;
}
