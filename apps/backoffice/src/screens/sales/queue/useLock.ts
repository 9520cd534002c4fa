import type { Problem } from '@pribavka/api';
import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useEffect, useState } from 'react';

/** Holds the sale for this moderator while it is on screen, so that two people never check one receipt. */
export function useLock(id: string | undefined, wanted: boolean): Problem | undefined {
  const api = useApi();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (id === undefined || !wanted) return undefined;
    let left = false;
    const locked = api.call('sales.lock', { params: { id } }, { quiet: 'all' }).then(
      () => true,
      (error: unknown) => {
        if (!left && isProblem(error)) setProblem(error);
        return false;
      },
    );
    return () => {
      left = true;
      setProblem(undefined);
      void locked.then((mine) =>
        mine ? api.call('sales.unlock', { params: { id } }, { quiet: 'all' }).catch(() => undefined) : undefined,
      );
    };
  }, [api, id, wanted]);
  return problem;
}
