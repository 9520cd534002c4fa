import { column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

// Outside of the component: the same array at every drawing.
const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', cell: (shop) => shop.name }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
  column<Shop>({ id: 'sales', header: 'Продаж', align: 'end', cell: (shop) => shop.sales }),
];
const firstRows = shops.slice(0, 5);

export const SimpleTable = (): ReactElement => (
  <DataTable caption="Магазины" columns={columns} rows={firstRows} getRowId={(shop) => shop.id} />
);
