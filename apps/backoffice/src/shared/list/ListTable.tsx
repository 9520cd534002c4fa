import type { ListKey, PagedList } from '@pribavka/api/react';
import { Button, EmptyState, Stack, useAtLeast } from '@pribavka/ui';
import {
  type Column,
  ColumnSettings,
  DataTable,
  type DataTableProps,
  type Filter,
  FilterBar,
  type TableStateHandle,
  useColumnState,
} from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { listStatus, orderOf } from './request.ts';

const words = {
  title: 'Ничего не нашли',
  text: 'Измените запрос или сбросьте фильтры.',
  reset: 'Сбросить фильтры',
} as const;

const noFilters: readonly Filter[] = [];

export interface ListTableProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  | 'caption'
  | 'empty'
  | 'getRowHref'
  | 'getRowLabel'
  | 'openId'
  | 'onOpen'
  | 'selection'
  | 'onSelectionChange'
  | 'bulkActions'
> {
  /** Its own name in the browser's memory of columns. */
  name: string;
  columns: readonly Column<Row>[];
  list: Pick<PagedList<ListKey>, 'loading' | 'refreshing' | 'problem' | 'total' | 'totalCapped' | 'reload'> & {
    items: readonly Row[];
  };
  table: TableStateHandle;
  filters?: readonly Filter[] | undefined;
  /** What can be searched by; without it there is no field. */
  searchLabel?: string | undefined;
  /** The chosen view leaves rows out: nothing in it is «nothing found». */
  narrowed?: boolean | undefined;
}

/** The table every list of the back-office is: states, paging and sort in the address, columns remembered. */
export function ListTable<Row extends { id: string }>({
  name,
  columns,
  list,
  table,
  filters = noFilters,
  searchLabel,
  narrowed = false,
  ...rest
}: ListTableProps<Row>): ReactElement {
  const { state, patch, reset } = table;
  const memory = useColumnState(columns, `pb_table_${name}`);
  // Cards of a phone have no columns to set.
  const hasColumns = useAtLeast('md');
  return (
    <Stack gap={12}>
      {(filters.length > 0 || searchLabel !== undefined) && (
        <FilterBar
          filters={filters}
          values={state.filters}
          onChange={(values) => patch({ filters: values })}
          search={state.search}
          onSearch={searchLabel === undefined ? undefined : (text) => patch({ search: text })}
          searchLabel={searchLabel}
          aside={
            hasColumns && (
              <ColumnSettings
                columns={columns}
                state={memory.columnState}
                onChange={memory.setColumnState}
                density={memory.density}
                onDensityChange={memory.setDensity}
                onReset={memory.reset}
              />
            )
          }
        />
      )}
      <DataTable
        {...rest}
        columns={columns}
        rows={list.items}
        getRowId={(row) => row.id}
        status={listStatus(list)}
        onRetry={list.reload}
        filtered={narrowed || state.search !== '' || Object.keys(state.filters).length > 0}
        noMatch={
          <EmptyState
            drawing="search"
            title={words.title}
            description={words.text}
            actions={<Button onClick={reset}>{words.reset}</Button>}
          />
        }
        sort={orderOf(state)}
        multiSort={false}
        onSortChange={(sort) => patch({ sort })}
        total={list.total}
        totalCapped={list.totalCapped}
        columnState={memory.columnState}
        onColumnStateChange={memory.setColumnState}
        density={memory.density}
        paging={{ type: 'numbered', page: state.page, pageSize: state.pageSize, onChange: patch }}
      />
    </Stack>
  );
}
