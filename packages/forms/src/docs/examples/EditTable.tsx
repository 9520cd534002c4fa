import { column, DataTable } from '@pribavka/ui/table';
import { useState, type ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

export function EditTable(): ReactElement {
  const [rows, setRows] = useState(() => shops.slice(0, 4));
  const [columns] = useState(() => [
    column<Shop>({ id: 'name', header: 'Магазин', value: (shop) => shop.name, cell: (shop) => shop.name }),
    column<Shop>({
      id: 'city',
      header: 'Город',
      cell: (shop) => shop.city,
      edit: {
        get: (shop) => shop.city,
        // Nothing when it is saved, or the reason why it is not: the text stays in the field.
        save: async (shop, city) => {
          if (city.trim() === '') return 'Укажите город';
          setRows((now) => now.map((row) => (row.id === shop.id ? { ...row, city: city.trim() } : row)));
          return undefined;
        },
      },
    }),
  ]);
  return (
    <DataTable
      caption="Магазины с правкой"
      columns={columns}
      rows={rows}
      getRowId={(shop) => shop.id}
      interaction="grid"
    />
  );
}
