import { column, DataTable, emptySelection, type SortRule } from '@pribavka/ui/table';
import { useEffect, useState, type ReactElement } from 'react';

import { askShops, type Shop } from './shops.ts';

const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', cell: (shop) => shop.name }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
  column<Shop>({
    id: 'sales',
    header: 'Продаж',
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    cell: (shop) => shop.sales,
  }),
];

export function ServerTable(): ReactElement {
  const [page, setPage] = useState({ page: 1, pageSize: 5 });
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  const [answer, setAnswer] = useState<{ rows: readonly Shop[]; total: number; to: string }>();
  const [first] = sort;
  const order = first && `${first.desc ? '-' : ''}${first.id}`;
  const question = [page.page, page.pageSize, order].join();
  const waiting = answer?.to !== question;

  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const next = await askShops({ ...page, sort: order });
      if (wanted) setAnswer({ ...next, to: question });
    };
    void ask();
    // An answer that comes after a newer question is left alone.
    return () => {
      wanted = false;
    };
  }, [page, order, question]);

  return (
    <DataTable
      caption="Магазины"
      columns={columns}
      rows={answer?.rows ?? []}
      getRowId={(shop) => shop.id}
      status={waiting ? (answer ? 'refreshing' : 'loading') : 'idle'}
      sort={sort}
      multiSort={false}
      onSortChange={(next) => {
        setSort(next);
        setPage({ ...page, page: 1 });
      }}
      total={answer?.total}
      defaultSelection={emptySelection}
      paging={{ type: 'numbered', ...page, pageSizes: [5, 15, 50], onPageChange: setPage }}
    />
  );
}
