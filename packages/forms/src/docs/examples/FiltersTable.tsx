import { Button, EmptyState, Stack } from '@pribavka/ui';
import { column, DataTable, FilterBar, useTableState, type Filter } from '@pribavka/ui/table';
import { useState, type ReactElement } from 'react';

import { shops, type Shop } from './shops.ts';

const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', cell: (shop) => shop.name }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
  column<Shop>({ id: 'sales', header: 'Продаж', align: 'end', cell: (shop) => shop.sales }),
];
const filters: readonly Filter[] = [
  {
    id: 'city',
    label: 'Город',
    type: 'options',
    always: true,
    anyLabel: 'любой',
    options: ['Уфа', 'Казань', 'Пермь'].map((city) => ({ value: city, label: city })),
  },
  { id: 'sales', label: 'Продаж', type: 'numbers' },
];
const model = { filters, pageSizes: [5, 15] };

export function FiltersTable(): ReactElement {
  // In an application: `useLocation().search` and `navigate({ search }, { replace })` of your router.
  const [search, setSearch] = useState('');
  const { state, patch, reset } = useTableState({ search, setSearch }, model);
  const cities = state.filters['city'];
  // On a server this is the query of the request.
  const found = shops.filter(
    ({ name, city }) =>
      name.toLowerCase().includes(state.search.toLowerCase()) && (!Array.isArray(cities) || cities.includes(city)),
  );
  const from = (state.page - 1) * state.pageSize;
  return (
    <Stack gap={12}>
      <FilterBar
        filters={filters}
        value={state.filters}
        onValueChange={(next) => patch({ filters: next })}
        search={state.search}
        onSearchChange={(text) => patch({ search: text })}
        searchLabel="Название"
      />
      <DataTable
        caption="Магазины с фильтрами"
        columns={columns}
        rows={found.slice(from, from + state.pageSize)}
        getRowId={(shop) => shop.id}
        filtered={search !== ''}
        empty={<EmptyState level={3} title="Магазинов пока нет" description="Добавьте первый." />}
        noMatch={
          <EmptyState
            level={3}
            title="Таких магазинов нет"
            actions={<Button onClick={reset}>Сбросить фильтры</Button>}
          />
        }
        total={found.length}
        paging={{
          type: 'numbered',
          page: state.page,
          pageSize: state.pageSize,
          pageSizes: model.pageSizes,
          onPageChange: patch,
        }}
      />
      <output>{search}</output>
    </Stack>
  );
}
