import { Search } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { lineKey } from '../../foundation/direction/line-key.ts';
import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { matrixMessages } from './matrix.messages.ts';
import {
  cellId,
  cellsOf,
  changedCells,
  filterSections,
  stateOfCells,
  toggleCells,
  type MatrixColumn,
  type MatrixRow,
  type MatrixSection,
} from './matrix.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  & > [data-part='scroll'] {
    overflow: auto;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
  & table {
    width: 100%;
    border-spacing: 0;
    font: var(--pb-type-table);
  }
  & :is(th, td) {
    padding: 1px 12px;
    border-block-end: 1px solid var(--pb-line-soft);
    font-weight: inherit;
    text-align: start;
  }
  & td,
  & thead th:not(:first-child) {
    width: 88px;
    padding-inline: 8px;
    text-align: center;
  }
  & tr {
    height: 40px;
  }
  & label {
    font: inherit;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    white-space: nowrap;
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    font-weight: 600;
  }
  & tbody > tr:first-child th {
    background: var(--pb-bg-canvas);
    font-weight: 600;
  }
  /* Names of the rows stay in view where the columns are scrolled. */
  & :is(thead th:first-child, th[scope='row']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 148px;
  }
  & thead th:first-child {
    z-index: 3;
  }
  /* A box over its head: the names of the rows have the width. */
  & thead th:not(:first-child) > label {
    flex-direction: column;
    gap: 2px;
    align-items: center;
    padding-block: 4px;
  }
  /* The heads of the columns are in view over any row; a phone scrolls the page alone. */
  @media (min-width: 48em) {
    & > [data-part='scroll'] {
      max-height: 72dvh;
    }
  }
  & th[scope='row'] {
    background: var(--pb-bg-surface);
  }
  & th[scope='rowgroup'] > * {
    position: sticky;
    inset-inline-start: 12px;
  }
  /* The code has its own place to the side, and goes under the name in a narrow column. */
  & [data-name] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    justify-content: space-between;
  }
  & code {
    overflow-wrap: anywhere;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & td > label {
    vertical-align: middle;
  }
  & td[data-absent] {
    color: var(--pb-text-tertiary);
  }
  & [data-changed='added'] {
    background: var(--pb-accent-subtle-strong);
  }
  & [data-changed='removed'] {
    background: var(--pb-danger-subtle);
  }
  & p {
    margin: 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

export interface PermissionMatrixProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Name of the table for screen readers. */
  label: string;
  /** Rows in groups, each group with its title. */
  sections: readonly MatrixSection[];
  /** Heads of the columns: what may be done. */
  columns: readonly MatrixColumn[];
  /** Names of the cells that are on: `row:column`. */
  value?: readonly string[] | null | undefined;
  /** Cells that are on to begin with. @default [] */
  defaultValue?: readonly string[] | null | undefined;
  /** Called after every press with the names of all cells that are on. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** What to compare with: the saved state, another role. What is given more and what is taken are marked apart, and counted. */
  compareWith?: readonly string[] | undefined;
  /** Placeholder of the search; `null` leaves it out. @default 'Найти' */
  searchLabel?: string | null | undefined;
  /** Shown when no row matches the search. @default 'Ничего не нашли' */
  emptyText?: string | undefined;
  /** Says how many cells differ from `compareWith`. @default «Отличий: 3» */
  changedText?: ((count: number) => string) | undefined;
  /** Shown and searched, not changed. */
  disabled?: boolean | undefined;
}

const nothing: readonly string[] = [];

interface NameProps {
  row: MatrixRow;
  /** Id of the sentence about the row. */
  id: string;
  children: (saidBy: string | undefined) => ReactElement | null;
}

/** The checkbox of a row with what it gives and its code. */
function Name({ row: { hint, code }, id, children }: NameProps): ReactElement {
  const box = (
    <span data-name="">
      {children(hint === undefined ? undefined : id)}
      {code !== undefined && <code>{code}</code>}
    </span>
  );
  if (hint === undefined) return box;
  return (
    <>
      <Tooltip content={hint} placement="bottom">
        {box}
      </Tooltip>
      <VisuallyHidden id={id}>{hint}</VisuallyHidden>
    </>
  );
}

/** Rights by row and column: a row, a column or a section is given at one stroke; what has changed is marked. */
export function PermissionMatrix({
  label,
  sections,
  columns,
  value,
  defaultValue,
  onValueChange,
  compareWith,
  searchLabel: search,
  emptyText,
  changedText,
  disabled = false,
  ...rest
}: PermissionMatrixProps): ReactElement {
  const say = useMessages(matrixMessages);
  const searchLabel = search === undefined ? say.find : search;
  const [onIds, setOn] = useControllable({
    value: value === null ? nothing : value,
    defaultValue: defaultValue ?? nothing,
    onValueChange,
  });
  const [query, setQuery] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const base = useId();
  const on = new Set(onIds);
  const every = cellsOf(sections.flatMap((section) => section.rows));
  const shown = filterSections(sections, query);
  const rows = shown.flatMap((section) => section.rows);
  const changed = changedCells(on, compareWith);

  /** Arrows walk the boxes of the table, as in a spreadsheet. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[lineKey(event)];
    const from = (event.target as HTMLElement).closest<HTMLTableCellElement>('th,td');
    if (!step || !from || !table.current) return;
    event.preventDefault();
    const [down = 0, right = 0] = step;
    const lines = [...table.current.rows];
    let line = lines.indexOf(from.parentElement as HTMLTableRowElement);
    let column = from.cellIndex;
    for (;;) {
      line += down;
      column += right;
      const box = lines[line]?.cells[column]?.querySelector<HTMLInputElement>('input');
      if (!lines[line]?.cells[column]) {
        // Rows of sections have one cell: they are stepped over in the columns of rights.
        if (down === 0 || !lines[line]) return;
      } else if (box) {
        box.focus();
        return;
      }
    }
  };

  const group = (cells: readonly string[], name: string, saidBy?: string): ReactElement | null => {
    const state = stateOfCells(cells, on);
    if (state === 'absent') return null;
    return (
      <Checkbox
        value={state === 'all'}
        indeterminate={state === 'some'}
        aria-describedby={saidBy}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onValueChange={() => setOn(toggleCells(every, cells, on))}
      >
        {name}
      </Checkbox>
    );
  };

  return (
    <Root {...rest}>
      {searchLabel !== null && (
        <TextInput
          type="search"
          size="sm"
          icon={Search}
          clearable
          autoComplete="off"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={query}
          onValueChange={setQuery}
        />
      )}
      <div data-part="scroll">
        <table ref={table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{group(cellsOf(rows), say.all) ?? label}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {group(cellsOf(rows, column.id), column.label) ?? column.label}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((section) => (
            <tbody key={section.id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {group(cellsOf(section.rows), section.label)}
                </th>
              </tr>
              {section.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Name row={row} id={`${base}${row.id}`}>
                      {(saidBy) => group(cellsOf([row]), row.label, saidBy)}
                    </Name>
                  </th>
                  {columns.map((column) => {
                    const cell = cellId(row.id, column.id);
                    return row.columns.includes(column.id) ? (
                      <td
                        key={column.id}
                        data-changed={changed.has(cell) ? (on.has(cell) ? 'added' : 'removed') : undefined}
                      >
                        <Checkbox
                          value={on.has(cell)}
                          disabled={disabled}
                          onKeyDown={onKeyDown}
                          aria-label={`${row.label}: ${column.label}`}
                          onValueChange={() => setOn(toggleCells(every, [cell], on))}
                        />
                      </td>
                    ) : (
                      <td key={column.id} data-absent="">
                        —
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {shown.length === 0 && <p>{emptyText ?? say.empty}</p>}
      {changed.size > 0 && <p>{(changedText ?? say.changed)(changed.size)}</p>}
    </Root>
  );
}
