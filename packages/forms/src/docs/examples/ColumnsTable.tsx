import { Button, Stack } from '@pribavka/ui';
import {
  column,
  ColumnSettings,
  DataTable,
  downloadCsv,
  sortRows,
  useColumnState,
  type SortRule,
} from '@pribavka/ui/table';
import { useMemo, useState, type ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

const columns = [
  column<Shop>({
    id: 'name',
    header: 'Магазин',
    // What rows are sorted and exported by; `cell` is what is shown.
    value: (shop) => shop.name,
    cell: (shop) => shop.name,
    sortable: true,
    pin: 'start',
    width: 200,
    hideable: false,
  }),
  column<Shop>({
    id: 'city',
    header: 'Город',
    value: (shop) => shop.city,
    cell: (shop) => shop.city,
    sortable: true,
    card: 'meta',
  }),
  column<Shop>({
    id: 'sales',
    header: 'Продаж',
    value: (shop) => shop.sales,
    cell: (shop) => shop.sales,
    align: 'end',
    tone: 'strong',
    sortable: true,
    sortDescFirst: true,
    card: 'end',
  }),
  column<Shop>({
    id: 'number',
    header: '№',
    value: (shop) => Number(shop.id),
    cell: (shop) => shop.id,
    tone: 'muted',
    hiddenByDefault: true,
  }),
];

export function ColumnsTable(): ReactElement {
  const [sort, setSort] = useState<readonly SortRule[]>([{ id: 'sales', desc: true }]);
  const rows = useMemo(() => sortRows(shops, sort, columns).slice(0, 6), [sort]);
  // The key has the id of the person: another one at this computer has columns of his own.
  const { columnState, density, setColumnState, setDensity, reset } = useColumnState(columns, 'shops.example');
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={8} justify="end">
        <Button size="sm" onClick={() => downloadCsv('Магазины', columns, rows)}>
          Скачать CSV
        </Button>
        <ColumnSettings
          columns={columns}
          value={columnState}
          onValueChange={setColumnState}
          density={density}
          onDensityChange={setDensity}
          onReset={reset}
        />
      </Stack>
      <DataTable
        caption="Магазины со столбцами на выбор"
        columns={columns}
        rows={rows}
        getRowId={(shop) => shop.id}
        sort={sort}
        onSortChange={setSort}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        density={density}
      />
    </Stack>
  );
}
