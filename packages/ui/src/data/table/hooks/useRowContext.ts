import { useMemo } from 'react';

import type { DataTableProps } from '../DataTable.types.ts';
import type { RowContext } from '../parts/TableRow.tsx';
import type { TableColumns } from './useTableColumns.ts';

type Given<Row> = Pick<DataTableProps<Row>, 'columns' | 'getRowId' | 'getRowLabel' | 'getRowHref' | 'renderLink'> &
  Pick<TableColumns<Row>, 'resolved' | 'styles'> &
  Pick<RowContext<Row>, 'grid' | 'selectable' | 'toggle' | 'open' | 'menu' | 'say'>;

/** What all rows share; the same object until something of it changes, so that rows are not drawn again. */
export const useRowContext = <Row>({
  columns,
  resolved,
  styles,
  getRowId,
  getRowLabel,
  getRowHref,
  renderLink,
  grid,
  selectable,
  toggle,
  open,
  menu,
  say,
}: Given<Row>): RowContext<Row> =>
  useMemo(
    () => ({
      columns: resolved,
      styles,
      grid,
      selectable,
      getRowLabel: getRowLabel ?? ((row) => String(columns[0]?.value?.(row) ?? getRowId(row))),
      getRowHref,
      renderLink,
      toggle,
      open,
      menu,
      say,
      // A picture has no words to press, and a card of a phone leaves it out.
      titleId: (resolved.find(({ column }) => column.card !== 'hidden') ?? resolved[0])?.column.id,
    }),
    [
      columns,
      resolved,
      styles,
      getRowId,
      getRowLabel,
      getRowHref,
      renderLink,
      grid,
      selectable,
      toggle,
      open,
      menu,
      say,
    ],
  );
