import type { ComponentPropsWithRef, ReactNode } from 'react';

import type { LinkElement } from '../../foundation/link/as-link.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import type { ColumnState, Density } from './core/columns.ts';
import type { Selection } from './core/selection.ts';
import type { SortRule } from './core/sort.ts';
import type { tableMessages } from './table.messages.ts';
import type { BulkAction, Column, Paging, RowMenu, TableStatus } from './types.ts';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is shown of a row; made by `column`, outside of the component or steady between renders. */
  columns: readonly Column<Row>[];
  /** The rows of this page, or all that are loaded. Keep the array steady between renders. */
  rows: readonly Row[];
  /** Id of a row, the same for the same row on every page. */
  getRowId: (row: Row) => string;
  /** Name of a row in labels: «Выбрать: Мельникова Анна». @default the value of the first column */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Name of the table for screen readers. */
  caption: string;

  /** `loading` has no rows yet, `refreshing` has old ones. @default 'idle' */
  status?: TableStatus | undefined;
  /** Instead of the usual error block. */
  error?: ReactNode;
  /** Adds «Повторить» to the error block. */
  onRetry?: (() => void) | undefined;
  /** Nothing exists yet. */
  empty?: ReactNode;
  /** Nothing matches the filters; shown when `filtered`. @default «Ничего не нашлось» */
  noMatch?: ReactNode;
  /** Whether filters or a search are on: `noMatch` is shown then in place of `empty`. */
  filtered?: boolean | undefined;

  /** Order of now, the first rule weighs most; left out, the table holds it itself. */
  sort?: readonly SortRule[] | undefined;
  /** The table holds the order itself; the rows come sorted all the same. @default [] */
  defaultSort?: readonly SortRule[] | undefined;
  /** Called with all rules after a press on a head. */
  onSortChange?: ((sort: readonly SortRule[]) => void) | undefined;
  /** Shift adds a second order. Off where the rows come from a server that sorts by one. @default true */
  multiSort?: boolean | undefined;

  /** Without one, given or to begin with, no row can be chosen. */
  selection?: Selection | undefined;
  /** Chosen rows to begin with, when the table holds them itself. */
  defaultSelection?: Selection | undefined;
  /** Called with the ids that are chosen, or «all but these». */
  onSelectionChange?: ((selection: Selection) => void) | undefined;
  /** Rows of the whole server set that match. */
  total?: number | undefined;
  /** `total` is a ceiling of the counter: «более 10 000». */
  totalCapped?: boolean | undefined;
  /** Buttons of the bar that appears with the first chosen row. */
  bulkActions?: readonly BulkAction[] | undefined;

  /** Row shown in a sheet; J and K go on from it. */
  openId?: string | undefined;
  /** Called with the id when a row is pressed, or Enter on it. */
  onOpen?: ((id: string) => void) | undefined;
  /** Address of the row's own page: middle press and Ctrl open it. The link is the first column a card shows too. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** The router's own link to the row's page, without content: `<Link to={`/people/${row.id}`} />`. Instead of `getRowHref`. */
  renderLink?: ((row: Row) => LinkElement) | undefined;
  /** Items of the menu at the end of a row, asked for when it opens. */
  rowMenu?: RowMenu<Row> | undefined;

  /** Order, width, visibility and pinning of columns; left out, the table holds it itself. */
  columnState?: ColumnState | undefined;
  /** State of the columns to begin with. @default the columns as they are declared */
  defaultColumnState?: ColumnState | undefined;
  /** Called with the whole state after a column was moved, resized, hidden or pinned. */
  onColumnStateChange?: ((state: ColumnState) => void) | undefined;
  /** Height of the rows: 48, 40 or 32 pixels. @default 'regular' */
  density?: Density | undefined;
  /** `grid`: arrows walk through cells, one tab stop. @default 'table' */
  interaction?: 'table' | 'grid' | undefined;
  /** Pages by number, by cursor, or loading on at the end; left out, all rows are here. */
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
