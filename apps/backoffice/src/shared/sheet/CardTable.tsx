import type { Problem } from '@pribavka/api';
import { Button, EmptyState, SearchInput, Stack } from '@pribavka/ui';
import { type Column, DataTable, type RowMenu } from '@pribavka/ui/table';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useHrefOf } from '../useHrefOf.ts';
import { cardTableMessages as messages } from './messages.ts';

/** Pages of the table; the address belongs to the card and to the list under it. */
export interface CardPaging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** There are more than `total` rows. */
  readonly totalCapped?: boolean | undefined;
  readonly onChange: (next: { page: number; pageSize: number }) => void;
}

/** The line over the table where rows are looked for. */
export interface CardSearch {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export interface CardTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  query: { data: readonly Row[] | undefined; problem: Problem | undefined; refreshing: boolean; reload: () => void };
  getRowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** Words where there is nothing. */
  empty: string | { readonly title: string; readonly text: string };
  /** Address of the row's own card, for those who may open it. */
  recordUrl?: ((row: Row) => string) | undefined;
  /** What a press on a row opens instead of an address. */
  onOpen?: ((row: Row) => void) | undefined;
  rowMenu?: RowMenu<Row> | undefined;
  /** Every row as a card: for more columns than fit the sheet. */
  cards?: boolean | undefined;
  /** The rows are what a filter of the card found. */
  filtered?: boolean | undefined;
  search?: CardSearch | undefined;
  /** Without it there is no search. */
  searchLabel?: string | undefined;
  /** Right of the search. */
  actions?: ReactNode;
  paging?: CardPaging | undefined;
}

const none: readonly never[] = [];

/** A short table inside a card: goods of a brand, sales of a product, shops of a partner. */
export function CardTable<Row>(props: CardTableProps<Row>): ReactElement {
  const { query, recordUrl, onOpen, getRowId, empty, paging, search } = props;
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  const rows = query.data ?? none;
  const searches = search !== undefined && props.searchLabel !== undefined;
  const searched = search !== undefined && search.value.trim() !== '';
  const open = onOpen ?? (recordUrl && ((row: Row): void => void navigate(recordUrl(row))));
  const emptyTexts = typeof empty === 'string' ? { title: empty } : { title: empty.title, description: empty.text };
  const message = <EmptyState level={3} {...emptyTexts} />;
  return (
    <Stack gap={12}>
      {(searches || props.actions) && (
        <Stack direction="row" gap={8} wrap align="center" justify="between">
          {searches && (
            <SearchInput
              size="sm"
              value={search.value}
              aria-label={props.searchLabel}
              placeholder={props.searchLabel}
              style={{ flex: '1 1 240px', maxWidth: 400 }}
              onValueChange={search.onChange}
            />
          )}
          <Stack direction="row" gap={8} wrap>
            {props.actions}
          </Stack>
        </Stack>
      )}
      <DataTable
        cards={props.cards}
        caption={props.caption}
        columns={props.columns}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={props.rowLabel}
        density="compact"
        rowMenu={props.rowMenu}
        status={query.data ? (query.refreshing ? 'refreshing' : 'idle') : query.problem ? 'error' : 'loading'}
        onRetry={query.reload}
        filtered={searched || props.filtered}
        empty={message}
        noMatch={
          searched ? (
            <EmptyState
              level={3}
              drawing="search"
              title={messages.nothing}
              actions={<Button onClick={() => search.onChange('')}>{messages.reset}</Button>}
            />
          ) : (
            message
          )
        }
        {...(recordUrl && { getRowHref: (row: Row) => hrefOf(recordUrl(row)) })}
        {...(open && {
          onOpen: (id: string) => {
            const row = rows.find((each) => getRowId(each) === id);
            if (row) open(row);
          },
        })}
        {...(paging && {
          total: paging.total,
          totalCapped: paging.totalCapped,
          paging: {
            type: 'numbered' as const,
            page: paging.page,
            pageSize: paging.pageSize,
            onPageChange: paging.onChange,
          },
        })}
      />
    </Stack>
  );
}
