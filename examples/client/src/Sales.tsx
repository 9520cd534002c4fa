import { usePagedList } from '@pribavka/api/react';
import { EmptyState, ErrorState, Stack } from '@pribavka/ui';
import { DataTable, FilterBar, useTableState } from '@pribavka/ui/table';

import { columns, filters } from './columns';
import { isStatus } from './statuses';
import { useAddress } from './useAddress';

const sortFields = ['number', 'saleDate', 'points'] as const;
const model = { filters, sortable: sortFields, pageSizes: [5, 20], defaults: { pageSize: 5 } };

/** Page, order, filters and search live in the address; the server does the rest. */
export function Sales() {
  const { state, patch } = useTableState(useAddress(), model);
  const [rule] = state.sort;
  const field = sortFields.find((name) => name === rule?.id);
  const chosen = state.filters['status'];
  const codes = Array.isArray(chosen) ? chosen.filter(isStatus) : [];
  const list = usePagedList('sales.list', {
    page: state.page,
    size: state.pageSize,
    search: state.search,
    ...(codes.length > 0 && { filters: { statuses: codes } }),
    ...(field && { sort: [{ field, direction: rule?.desc ? 'desc' : 'asc' }] }),
  });
  return (
    <Stack gap={12}>
      <FilterBar
        filters={filters}
        value={state.filters}
        onValueChange={(next) => patch({ filters: next })}
        search={state.search}
        onSearchChange={(text) => patch({ search: text })}
        searchLabel="Number or product"
      />
      <DataTable
        caption="Your sales"
        columns={columns}
        rows={list.items}
        getRowId={(sale) => sale.id}
        status={list.problem ? 'error' : list.loading ? 'loading' : list.refreshing ? 'refreshing' : 'idle'}
        // Inside the table, so that a failed refresh leaves the search and the focus in it alone.
        error={<ErrorState level={2} onRetry={() => void list.reload()} requestId={list.problem?.requestId} />}
        sort={state.sort}
        multiSort={false}
        onSortChange={(sort) => patch({ sort })}
        filtered={state.search !== '' || codes.length > 0}
        empty={<EmptyState title="No sales yet" />}
        total={list.total}
        paging={{
          type: 'numbered',
          page: state.page,
          pageSize: state.pageSize,
          pageSizes: model.pageSizes,
          onPageChange: patch,
        }}
      />
    </Stack>
  );
}
