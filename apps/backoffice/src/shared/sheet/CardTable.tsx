import type { Problem } from '@pribavka/api';
import { EmptyState } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface CardTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  query: { data: readonly Row[] | undefined; problem: Problem | undefined; refreshing: boolean; reload: () => void };
  getRowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** Words where there is nothing. */
  empty: string;
  /** Address of the row's own card, for those who may open it. */
  recordUrl?: ((row: Row) => string) | undefined;
  /** The rows are what a search found. */
  filtered?: boolean | undefined;
  paging?: { page: number; pageSize: number; total: number; onChange: (next: { page: number }) => void } | undefined;
  children?: ReactNode;
}

const none: readonly never[] = [];

/** A short table inside a card: goods of a brand, sales of a product. */
export function CardTable<Row>(props: CardTableProps<Row>): ReactElement {
  const { query, recordUrl, getRowId, empty, paging } = props;
  const navigate = useNavigate();
  const rows = query.data ?? none;
  const byId = (id: string): Row | undefined => rows.find((row) => getRowId(row) === id);
  const message = <EmptyState level={3} title={empty} />;
  return (
    <DataTable
      caption={props.caption}
      columns={props.columns}
      rows={rows}
      getRowId={getRowId}
      getRowLabel={props.rowLabel}
      density="compact"
      status={query.data ? (query.refreshing ? 'refreshing' : 'idle') : query.problem ? 'error' : 'loading'}
      onRetry={query.reload}
      filtered={props.filtered}
      empty={message}
      noMatch={message}
      {...(recordUrl && {
        getRowHref: recordUrl,
        onOpen: (id: string) => {
          const row = byId(id);
          if (row) void navigate(recordUrl(row));
        },
      })}
      {...(paging && {
        total: paging.total,
        paging: {
          type: 'numbered' as const,
          page: paging.page,
          pageSize: paging.pageSize,
          onPageChange: paging.onChange,
        },
      })}
    />
  );
}
