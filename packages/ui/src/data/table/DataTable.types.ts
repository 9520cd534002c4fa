import type { ComponentPropsWithRef, ReactNode } from 'react';

import type { OwnMessages } from '../../foundation/messages/define.ts';
import type { ColumnState, Density } from './core/columns.ts';
import type { Selection } from './core/selection.ts';
import type { SortRule } from './core/sort.ts';
import type { tableMessages } from './table.messages.ts';
import type { BulkAction, Column, Paging, RowMenu, TableStatus } from './types.ts';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  columns: readonly Column<Row>[];
  /** The rows of this page, or all that are loaded. Keep the array steady between renders. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Name of a row in labels: «Выбрать: Мельникова Анна». @default the value of the first column */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Name of the table for screen readers. */
  caption: string;

  /** `loading` has no rows yet, `refreshing` has old ones. @default 'idle' */
  status?: TableStatus | undefined;
  /** Instead of the usual error block. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Nothing exists yet. */
  empty?: ReactNode;
  /** Nothing matches the filters; shown when `filtered`. */
  noMatch?: ReactNode;
  filtered?: boolean | undefined;

  sort?: readonly SortRule[] | undefined;
  /** The table holds the order itself; the rows come sorted all the same. @default [] */
  defaultSort?: readonly SortRule[] | undefined;
  onSortChange?: ((sort: readonly SortRule[]) => void) | undefined;
  /** Shift adds a second order. Off where the rows come from a server that sorts by one. @default true */
  multiSort?: boolean | undefined;

  /** Without one, given or to begin with, no row can be chosen. */
  selection?: Selection | undefined;
  defaultSelection?: Selection | undefined;
  onSelectionChange?: ((selection: Selection) => void) | undefined;
  /** Rows of the whole server set that match. */
  total?: number | undefined;
  /** `total` is a ceiling of the counter: «более 10 000». */
  totalCapped?: boolean | undefined;
  bulkActions?: readonly BulkAction[] | undefined;

  /** Row shown in a sheet; J and K go on from it. */
  openId?: string | undefined;
  onOpen?: ((id: string) => void) | undefined;
  /** Address of the row's own page: middle press and Ctrl open it. The link is the first column a card shows too. */
  getRowHref?: ((row: Row) => string) | undefined;
  rowMenu?: RowMenu<Row> | undefined;

  columnState?: ColumnState | undefined;
  /** @default the columns as they are declared */
  defaultColumnState?: ColumnState | undefined;
  onColumnStateChange?: ((state: ColumnState) => void) | undefined;
  /** @default 'regular' */
  density?: Density | undefined;
  /** `grid`: arrows walk through cells, one tab stop. @default 'table' */
  interaction?: 'table' | 'grid' | undefined;
  paging?: Paging | undefined;
  /** Draws only the rows in the window. @default more than 200 rows */
  virtual?: boolean | undefined;
  /** CSS height the rows scroll in: `60vh`. Needed by virtual rows. @default none, or 70dvh when virtual */
  height?: string | undefined;
  /** Cards instead of rows. @default under 768 px */
  cards?: boolean | undefined;
  /** Own texts of this place, over those of the language; the same object while the table is drawn. */
  messages?: OwnMessages<typeof tableMessages> | undefined;
}
