import { SegmentedControl, Stack } from '@pribavka/ui';
import { column, DataTable, type TableStatus } from '@pribavka/ui/table';
import { useState, type ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', cell: (shop) => shop.name }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
];
const few = shops.slice(0, 3);

export function StatesTable(): ReactElement {
  const [status, setStatus] = useState<TableStatus>('error');
  return (
    <Stack gap={12}>
      <SegmentedControl
        aria-label="Состояние"
        value={status}
        onValueChange={setStatus}
        options={[
          { value: 'loading', label: 'Загрузка' },
          { value: 'refreshing', label: 'Обновление' },
          { value: 'idle', label: 'Строки' },
          { value: 'error', label: 'Отказ' },
        ]}
      />
      <DataTable
        caption="Магазины и их состояния"
        columns={columns}
        rows={status === 'idle' || status === 'refreshing' ? few : []}
        getRowId={(shop) => shop.id}
        status={status}
        onRetry={() => setStatus('idle')}
      />
    </Stack>
  );
}
