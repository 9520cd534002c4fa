import { type ListBody, type ListKey, type PagedList, type Row, usePagedList } from '@pribavka/api/react';
import { useState } from 'react';

import type { CardTableProps } from './CardTable.tsx';

/** A list of the server inside a card: pages and search are its own, the address belongs to the card. */
export function useCardList<K extends ListKey>(
  key: K,
  filters: ListBody<K> extends { filters?: infer F } ? F : never,
): Pick<CardTableProps<Row<K>>, 'search' | 'paging'> & {
  query: Pick<PagedList<K>, 'problem' | 'refreshing' | 'reload'> & { data: readonly Row<K>[] | undefined };
} {
  const [asked, setAsked] = useState({ page: 1, size: 15 });
  const [search, setSearch] = useState('');
  const body = { ...asked, ...(search.trim() && { search: search.trim() }), filters };
  const { items, problem, loading, refreshing, reload, total, totalCapped } = usePagedList(
    key,
    body as unknown as ListBody<K>,
  );
  const known = !loading && (problem === undefined || items.length > 0);
  return {
    query: { data: known ? items : undefined, problem, refreshing, reload },
    search: {
      value: search,
      onChange: (text) => {
        setSearch(text);
        setAsked(({ size }) => ({ page: 1, size }));
      },
    },
    paging: {
      page: asked.page,
      pageSize: asked.size,
      total,
      totalCapped,
      onChange: ({ page, pageSize: size }) => setAsked({ page, size }),
    },
  };
}
