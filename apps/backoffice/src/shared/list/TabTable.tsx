import { type ListBody, type ListKey, type Row, usePagedList } from '@pribavka/api/react';
import { Button, EmptyState, SearchInput, Stack } from '@pribavka/ui';
import { type Column, DataTable, type RowMenu } from '@pribavka/ui/table';
import { type ReactElement, type ReactNode, useState } from 'react';

import { listMessages as messages } from './messages.ts';
import { listStatus } from './request.ts';

export interface TabTableProps<K extends ListKey> {
  list: K;
  /** Whose rows: filters of the list. */
  filters: ListBody<K> extends { filters?: infer F } ? F : never;
  caption: string;
  columns: readonly Column<Row<K>>[];
  rowLabel: (row: Row<K>) => string;
  rowUrl?: ((row: Row<K>) => string) | undefined;
  onOpen?: ((row: Row<K>) => void) | undefined;
  rowMenu?: RowMenu<Row<K>> | undefined;
  empty: { readonly title: string; readonly text: string };
  search?: string | undefined;
  /** In a wide card the rows are a table, as in a list. */
  wide?: boolean | undefined;
  /** Right of the search. */
  actions?: ReactNode;
  /** Over the table, with the rows it shows: forms of a row. */
  renderOver?: ((rows: readonly Row<K>[], reload: () => void) => ReactNode) | undefined;
}

const pageSize = 20;

/** A list inside a tab of a card. The address belongs to the card and to the list under it: here pages are its own. */
export function TabTable<K extends ListKey>(props: TabTableProps<K>): ReactElement {
  const [asked, setAsked] = useState({ page: 1, size: pageSize });
  const [search, setSearch] = useState('');
  const body = { ...asked, ...(search.trim() && { search: search.trim() }), filters: props.filters };
  const list = usePagedList(props.list, body as unknown as ListBody<K>);
  const rows = list.items as readonly (Row<K> & { id: string })[];
  const { onOpen, rowUrl } = props;
  return (
    <Stack gap={12}>
      {(props.search !== undefined || props.actions) && (
        <Stack direction="row" gap={8} wrap align="center" justify="between">
          {props.search !== undefined && (
            <SearchInput
              size="sm"
              value={search}
              aria-label={props.search}
              placeholder={props.search}
              onValueChange={(text) => {
                setSearch(text);
                setAsked(({ size }) => ({ page: 1, size }));
              }}
            />
          )}
          <Stack direction="row" gap={8} wrap>
            {props.actions}
          </Stack>
        </Stack>
      )}
      <DataTable
        // A narrow card has no place for rows of many columns: nothing is cut in cards.
        cards={props.wide ? undefined : true}
        caption={props.caption}
        columns={props.columns}
        rows={rows}
        getRowId={(row) => row.id}
        getRowLabel={props.rowLabel}
        {...(rowUrl && { getRowHref: rowUrl })}
        {...(onOpen && {
          onOpen: (id: string) => {
            const row = rows.find((each) => each.id === id);
            if (row) onOpen(row);
          },
        })}
        rowMenu={props.rowMenu}
        status={listStatus(list)}
        onRetry={list.reload}
        filtered={search.trim() !== ''}
        empty={<EmptyState level={3} title={props.empty.title} description={props.empty.text} />}
        noMatch={
          <EmptyState
            level={3}
            drawing="search"
            title={messages.nothing.title}
            description={messages.nothing.text}
            actions={<Button onClick={() => setSearch('')}>{messages.nothing.reset}</Button>}
          />
        }
        total={list.total}
        totalCapped={list.totalCapped}
        paging={{
          type: 'numbered',
          page: asked.page,
          pageSize: asked.size,
          onPageChange: ({ page, pageSize: size }) => setAsked({ page, size }),
        }}
      />
      {props.renderOver?.(rows, list.reload)}
    </Stack>
  );
}
