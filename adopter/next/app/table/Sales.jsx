'use client';

import { column, DataTable, sortRows } from '@pribavka/ui/table';
import { useState } from 'react';

const columns = [
  column({ id: 'name', header: 'Товар', cell: (sale) => sale.name, sortable: true, value: (sale) => sale.name }),
  column({ id: 'points', header: 'Баллы', cell: (sale) => sale.points, align: 'end' }),
];

export function Sales({ rows }) {
  const [sort, setSort] = useState([]);
  return (
    <DataTable
      caption="Продажи"
      columns={columns}
      rows={sortRows(rows, sort, columns)}
      getRowId={(sale) => sale.id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}
