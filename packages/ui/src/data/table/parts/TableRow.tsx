/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import {
  lazy,
  memo,
  Suspense,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { asLink, type LinkElement } from '../../../foundation/link/as-link.ts';
import type { ResolvedColumn } from '../core/widths.ts';
import type { TableTexts } from '../table.messages.ts';
import type { Column, RowMenu } from '../types.ts';
import type { EditCell as EditCellType } from './EditCell.tsx';
import { RowMenuButton } from './RowMenu.tsx';

const EditCell = lazy(async () => ({
  default: (await import('./EditCell.tsx')).EditCell,
})) as unknown as typeof EditCellType;

export interface RowContext<Row> {
  readonly columns: readonly ResolvedColumn<Column<Row>>[];
  readonly styles: ReadonlyMap<string, CSSProperties>;
  readonly grid: boolean;
  readonly selectable: boolean;
  readonly getRowLabel: (row: Row) => string;
  readonly toggle: (id: string, shift: boolean) => void;
  readonly open: ((id: string) => void) | undefined;
  readonly getRowHref: ((row: Row) => string) | undefined;
  readonly renderLink: ((row: Row) => LinkElement) | undefined;
  readonly menu: RowMenu<Row> | undefined;
  readonly titleId: string | undefined;
  readonly say: TableTexts;
}

export interface TableRowProps<Row> {
  /** The row as the application gave it. */
  row: Row;
  /** Id of the row, from `getRowId`. */
  id: string;
  /** Place in the whole list, from 0. */
  index: number;
  /** Whether the row is chosen. */
  selected: boolean;
  /** Whether a sheet shows this row. */
  opened: boolean;
  /** What all rows share: columns, handlers, labels. */
  context: RowContext<Row>;
}

/** What answers a press itself; an editable cell waits for the second press of a double click. */
const interactive = 'a, button, input, select, textarea, label, [role="menu"], [data-editable]';

/** A text that may take two lines: a cell itself cannot be clamped. */
const inLines = (lines: Column<never>['lines'], node: ReactNode): ReactNode =>
  lines === 2 ? <span data-lines="">{node}</span> : node;

/** What the row shows. Choosing a row, or every row at once, draws none of it again. */
const RowCells = memo(RowCellsInner) as typeof RowCellsInner;

function RowCellsInner<Row>({ row, id, context }: Pick<TableRowProps<Row>, 'row' | 'id' | 'context'>): ReactElement {
  const { columns, styles, grid, open, menu, titleId, say } = context;
  const [editing, setEditing] = useState<string>();
  const cell = grid ? 'gridcell' : 'cell';
  const label = context.getRowLabel(row);

  const content = (column: Column<Row>, node: ReactNode): ReactNode => {
    if (editing === column.id && column.edit) {
      return (
        <Suspense>
          <EditCell
            row={row}
            label={`${column.header}: ${label}`}
            edit={column.edit}
            say={say}
            onDone={(back) => {
              setEditing((now) => (now === column.id ? undefined : now));
              back?.focus();
            }}
          />
        </Suspense>
      );
    }
    if (column.id !== titleId) return node;
    const press =
      open &&
      ((event: MouseEvent): void => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        open(id);
      });
    const link = context.renderLink?.(row);
    if (link) {
      const { as: Link, ...given } = asLink(link, { 'data-link': '', onClick: press });
      return <Link {...given}>{node}</Link>;
    }
    const href = context.getRowHref?.(row);
    if (href === undefined && !open) return node;
    const Link = href === undefined ? 'button' : 'a';
    return (
      <Link href={href} type={href === undefined ? 'button' : undefined} data-link="" onClick={press}>
        {node}
      </Link>
    );
  };

  return (
    <>
      {columns.map(({ column, pin }, at) => {
        const title = column.id === titleId;
        const Cell = title ? 'th' : 'td';
        const editable = column.edit !== undefined && (column.edit.canEdit?.(row) ?? true);
        return (
          <Cell
            key={column.id}
            data-part="cell"
            role={title ? 'rowheader' : cell}
            scope={title ? 'row' : undefined}
            data-align={column.align}
            data-tone={column.tone}
            data-pin={pin}
            data-card={column.card ?? (at === 0 ? 'title' : 'meta')}
            data-label={column.card === undefined && at > 0 && !title ? column.header || undefined : undefined}
            data-editable={editable ? '' : undefined}
            style={styles.get(column.id)}
            onDoubleClick={editable ? () => setEditing(column.id) : undefined}
            onKeyDown={
              editable && editing !== column.id
                ? (event) => {
                    if (event.key !== 'F2' && event.key !== 'Enter') return;
                    event.preventDefault();
                    event.stopPropagation();
                    setEditing(column.id);
                  }
                : undefined
            }
            tabIndex={editable && !grid ? (editing === column.id ? -1 : 0) : undefined}
          >
            {inLines(column.lines, content(column, column.cell(row)))}
          </Cell>
        );
      })}
      {menu && (
        <td role={cell} data-service="menu" data-pin="end">
          {/* A button that opens nothing would only be in the way. */}
          {menu(row).length > 0 && <RowMenuButton label={say.actionsOf(label)} items={() => menu(row)} grid={grid} />}
        </td>
      )}
    </>
  );
}

function TableRowInner<Row>({ row, id, index, selected, opened, context }: TableRowProps<Row>): ReactElement {
  const { grid, selectable, toggle, open, say } = context;
  return (
    <tr
      role="row"
      data-part="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-selected={selected ? '' : undefined}
      data-open={opened ? '' : undefined}
      data-clickable={open ? '' : undefined}
      onClick={(event) => {
        if (open && !(event.target as Element).closest(interactive) && window.getSelection()?.isCollapsed !== false) {
          open(id);
        }
      }}
    >
      {selectable && (
        <td role={grid ? 'gridcell' : 'cell'} data-service="check" data-pin="start">
          <input
            type="checkbox"
            aria-label={say.choose(context.getRowLabel(row))}
            checked={selected}
            onChange={(event) => toggle(id, (event.nativeEvent as globalThis.MouseEvent).shiftKey)}
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          />
        </td>
      )}
      <RowCells row={row} id={id} context={context} />
    </tr>
  );
}

/** One row; drawn again only when something of its own changes. */
export const TableRow: typeof TableRowInner = memo(TableRowInner) as typeof TableRowInner;
