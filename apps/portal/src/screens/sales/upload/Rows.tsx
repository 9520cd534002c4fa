import { IconButton, Button, useAtLeast } from '@pribavka/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';

import { CellInput } from './CellInput.tsx';
import type { ListColumn, ListRow } from './list.ts';
import { uploadMessages as messages } from './messages.ts';
import { RowState } from './RowState.tsx';
import { Cards, Table } from './Rows.styles.ts';
import type { Cells } from './useCells.ts';

/** Rows drawn at once: the others come by a press. */
const portion = 50;

export interface RowsProps {
  rows: readonly ListRow[];
  columns: readonly ListColumn[];
  cells: Cells;
  onRemove: (row: number) => void;
}

/** Rows of the file with errors in place: a table, on a phone a card a row. */
export function Rows(props: RowsProps): ReactElement {
  const [shown, setShown] = useState(portion);
  const wide = useAtLeast('md');
  const rows = props.rows.slice(0, shown);
  const left = props.rows.length - rows.length;
  const View = wide ? RowsTable : RowsCards;
  return (
    <>
      <View {...props} rows={rows} />
      {left > 0 && (
        <div>
          <Button onClick={() => setShown(shown + portion)}>{messages.more(Math.min(portion, left))}</Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Omit<RowsProps, 'rows'> {
  row: ListRow;
}

/** Ids of what is wrong with the cells of one row, and the cells themselves. */
function useRow({ row, columns, cells }: RowProps, size: 'md' | 'sm') {
  const id = useId();
  const idOf = (field: string): string => `${id}${field}`;
  const titleOf = (field: string): string => columns.find((column) => column.field === field)?.title ?? field;
  const cellOf = (column: ListColumn): ReactElement | string => {
    if (!cells.isOpen(row, column.field)) return row.cells[column.field] || '—';
    const wrong = row.issues.some(({ field }) => field === column.field);
    const describedBy = wrong ? idOf(column.field) : undefined;
    return <CellInput row={row} column={column} describedBy={describedBy} size={size} onSave={cells.save} />;
  };
  return { cellOf, state: <RowState row={row} titleOf={titleOf} idOf={idOf} /> };
}

function RowsTable({ rows, columns, cells, onRemove }: RowsProps): ReactElement {
  return (
    <Table>
      <table aria-label={messages.table}>
        <thead>
          <tr>
            <th scope="col">{messages.row}</th>
            {columns.map(({ field, title }) => (
              <th key={field} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{messages.state}</th>
            <th aria-label={messages.actions} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.row} row={row} columns={columns} cells={cells} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function TableRow(props: RowProps): ReactElement {
  const { row, columns, cells, onRemove } = props;
  const { cellOf, state } = useRow(props, 'sm');
  return (
    <tr>
      <th scope="row">{row.row}</th>
      {columns.map((column) => (
        <td key={column.field} data-field={column.field}>
          {cellOf(column)}
        </td>
      ))}
      <td data-field="state">{state}</td>
      <td data-field="acts">
        <IconButton icon={Pencil} label={messages.editRow(row.row)} onClick={() => cells.openRow(row.row)} />
        <IconButton icon={Trash2} label={messages.removeRow(row.row)} onClick={() => onRemove(row.row)} />
      </td>
    </tr>
  );
}

function RowsCards({ rows, columns, cells, onRemove }: RowsProps): ReactElement {
  return (
    <Cards aria-label={messages.table}>
      {rows.map((row) => (
        <Card key={row.row} row={row} columns={columns} cells={cells} onRemove={onRemove} />
      ))}
    </Cards>
  );
}

function Card(props: RowProps): ReactElement {
  const { row, columns, cells, onRemove } = props;
  const { cellOf, state } = useRow(props, 'md');
  const filled = columns.filter(({ field }) => row.cells[field] !== '' || cells.isOpen(row, field));
  return (
    <li>
      <header>
        <strong>{messages.rowNumber(row.row)}</strong>
        <Button variant="text" aria-label={messages.editRow(row.row)} onClick={() => cells.openRow(row.row)}>
          {messages.edit}
        </Button>
        <Button variant="text" aria-label={messages.removeRow(row.row)} onClick={() => onRemove(row.row)}>
          {messages.remove}
        </Button>
      </header>
      {state}
      <dl>
        {filled.map((column) => (
          <div key={column.field}>
            <dt>{column.title}</dt>
            <dd>{cellOf(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
