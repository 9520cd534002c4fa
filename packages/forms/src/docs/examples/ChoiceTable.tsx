import { Stack } from '@pribavka/ui';
import { column, DataTable, emptySelection, selectionToJson, type Selection } from '@pribavka/ui/table';
import { Archive } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', value: (shop) => shop.name, cell: (shop) => shop.name }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
];

export function ChoiceTable(): ReactElement {
  const [page, setPage] = useState({ page: 1, pageSize: 5 });
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [sent, setSent] = useState('');
  const from = (page.page - 1) * page.pageSize;
  // The server is asked for these rows; «выбрать все» are all of it, and the request says so: `exclude`, no ids.
  const archive = (chosen: Selection): void => {
    setSent(JSON.stringify(selectionToJson(chosen)));
    setSelection(emptySelection);
  };
  return (
    <Stack gap={12}>
      <DataTable
        caption="Магазины для архива"
        columns={columns}
        rows={shops.slice(from, from + page.pageSize)}
        getRowId={(shop) => shop.id}
        total={shops.length}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[{ id: 'archive', label: 'В архив', icon: Archive, onAction: archive }]}
        paging={{ type: 'numbered', ...page, pageSizes: [5, 15], onPageChange: setPage }}
      />
      <output>{sent}</output>
    </Stack>
  );
}
