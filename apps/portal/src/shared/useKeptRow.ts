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
    void import('../offline/answer-shelf.ts')
      .then(async ({ findRow }) => findRow(list, id))
      // Nothing is kept, then: the screen says that there is no signal.
      .catch(() => undefined)
      .then((found) => {
        if (!isOver) setRow(found as Rows[List] | undefined);
      });
    return () => {
      isOver = true;
    };
  }, [list, id, isAway]);
  return isAway ? row : undefined;
}
