'use client';

import { phone } from '@pribavka/forms/masks';
import { formatNumber } from '@pribavka/ui/format';
import { column, DataTable, sortRows, type SortRule } from '@pribavka/ui/table';
import { useState } from 'react';

import type { Sale } from './sales-data';

const columns = [
  column<Sale>({
    id: 'product',
    header: 'Товар',
    cell: (sale) => sale.product,
    sortable: true,
    value: (sale) => sale.product,
  }),
  column<Sale>({ id: 'phone', header: 'Телефон', cell: (sale) => phone.format(sale.phone) }),
  column<Sale>({ id: 'points', header: 'Баллы', cell: (sale) => formatNumber(sale.points), align: 'end' }),
];

export function SalesTable({ sales }: { readonly sales: readonly Sale[] }) {
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  return (
    <DataTable
      caption="Продажи"
      columns={columns}
      rows={sortRows(sales, sort, columns)}
      getRowId={(sale) => sale.id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}
