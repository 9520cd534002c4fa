import type { ListKey, PagedList } from '@pribavka/api/react';
import type { TableState, TableStateHandle } from '@pribavka/ui/table';
import { useEffect } from 'react';

type Answered = Pick<PagedList<ListKey>, 'loading' | 'refreshing' | 'problem' | 'total'> & {
  readonly items: readonly unknown[];
};

/** The last page there is, where the one asked for is past it or past all that is counted; undefined where it is not. */
function lastPage({ page, pageSize }: TableState, list: Answered): number | undefined {
  const isTooFar = list.problem?.fields['page'] !== undefined;
  const isEmpty = !list.problem && list.items.length === 0 && !list.loading && !list.refreshing;
  if (page === 1 || !(isTooFar || isEmpty)) return undefined;
  return Math.max(1, Math.min(page - 1, Math.ceil(list.total / pageSize)));
}

/**
 * Leads from a page with nothing on it to the last one with rows: all of it was decided, or the address is an old one.
 * An empty page would say that there is nothing in the list at all.
 */
export function useLastPage({ state, patch }: TableStateHandle, list: Answered): void {
  const page = lastPage(state, list);
  useEffect(() => {
    // «Назад» would lead to the empty page once more.
    if (page !== undefined) patch({ page }, { replace: true });
  }, [page, patch]);
}
