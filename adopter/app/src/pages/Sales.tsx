import {
  column,
  DataTable,
  emptySelection,
  FilterBar,
  sortRows,
  TableToolbar,
  useColumnState,
  type FilterValues,
  type SortRule,
} from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

interface Sale {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

const sales: readonly Sale[] = [
  { id: '1', name: 'Дрель', points: 350 },
  { id: '2', name: 'Болгарка', points: 120 },
];
const columns = [
  column<Sale>({ id: 'name', header: 'Товар', cell: (sale) => sale.name, sortable: true, value: (sale) => sale.name }),
  column<Sale>({ id: 'points', header: 'Баллы', cell: (sale) => sale.points, align: 'end' }),
];

export function Sales(): ReactElement {
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  const [selection, setSelection] = useState(emptySelection);
  const [filters, setFilters] = useState<FilterValues>({});
  const view = useColumnState(columns, 'sales');
  return (
    <>
      <TableToolbar label="Продажи" />
      <FilterBar filters={[]} value={filters} onValueChange={setFilters} />
      <DataTable
        caption="Продажи"
        columns={columns}
        rows={sortRows(sales, sort, columns)}
        getRowId={(sale) => sale.id}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        columnState={view.columnState}
        onColumnStateChange={view.setColumnState}
      />
    </>
  );
}
