import { useQuery, type QueryState } from '@pribavka/api/react';
import { useState } from 'react';

export interface Opened {
  /** Asked for by itself: the first one together with the list, a later one where the list does not have it. */
  readonly query: QueryState<'operations.get'>;
  /** It has no row among those of the list, so it stands over them, closed or open. */
  readonly isOutside: boolean;
  /** The list would move when it comes later. */
  readonly isAwaited: boolean;
}

/** The operation of the address, wherever it stands in the history. */
export function useOpened(opened: string | null, list: { loading: boolean; items: readonly { id: string }[] }): Opened {
  const [first] = useState(opened);
  // A row that was closed stays where it is, and the focus with it.
  const [last, setLast] = useState(opened);
  if (opened !== null && opened !== last) setLast(opened);
  const isListed = list.items.some(({ id }) => id === last);
  // One of the list is the list's: closed, it does not come back over rows it is not among.
  if (opened === null && last !== null && isListed) setLast(null);
  const isOutside = last !== null && !list.loading && !isListed;
  const enabled = last !== null && (last === first || isOutside);
  const query = useQuery('operations.get', { params: { id: last ?? '' } }, { enabled, quiet: 'all' });
  const isFirst = first !== null && first === opened;
  // The formulas of its sale stand under the row: they come before the list is drawn as well.
  const sale = isFirst ? query.data?.sale : undefined;
  const { loading } = useQuery(
    'sales.get',
    { params: { id: sale?.id ?? '' } },
    { enabled: Boolean(sale), quiet: 'all' },
  );
  return { query, isOutside, isAwaited: isFirst && (query.loading || loading) };
}
