/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import type { CSSProperties, ReactElement } from 'react';

import { VisuallyHidden } from '../../../foundation/a11y/VisuallyHidden.tsx';
import type { ResolvedColumn } from '../core/widths.ts';
import type { HeadState } from '../core/selection.ts';
import type { SortRule } from '../core/sort.ts';
import type { TableTexts } from '../table.messages.ts';
import type { Column } from '../types.ts';
import { HeadCell } from './HeadCell.tsx';

export interface HeadProps<Row> {
  /** Visible columns in their order, with widths and pins. */
  columns: readonly ResolvedColumn<Column<Row>>[];
  /** Inline style of each column by its id. */
  styles: ReadonlyMap<string, CSSProperties>;
  /** Order of now, the first rule weighs most. */
  sort: readonly SortRule[];
  /** Called with the pressed column and whether Shift was held. */
  onSort: ((column: Column<Row>, multi: boolean) => void) | undefined;
  /** Called with the column's id and its new width in pixels; undefined restores the declared one. */
  onResize: (id: string, width: number | undefined) => void;
  /** Moves a column one place left or right. */
  onMove: (id: string, by: -1 | 1) => void;
  /** State of the checkbox; undefined when rows cannot be chosen. */
  check: HeadState | undefined;
  /** Left out while there are no rows to choose. */
  onCheck: ((on: boolean) => void) | undefined;
  /** Whether rows end with a menu. */
  menu: boolean;
  /** Texts in the language around. */
  say: TableTexts;
}

export function Head<Row>(props: HeadProps<Row>): ReactElement {
  const { columns, styles, sort, onSort, onResize, onMove, check, onCheck, menu, say } = props;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {check !== undefined && (
          <th role="columnheader" scope="col" data-service="check" data-pin="start">
            <CheckAll state={check} onCheck={onCheck} label={say.all} />
          </th>
        )}
        {columns.map((resolved) => (
          <HeadCell
            key={resolved.column.id}
            resolved={resolved}
            sort={sort}
            onSort={onSort}
            onResize={onResize}
            onMove={onMove}
            style={styles.get(resolved.column.id)}
          />
        ))}
        {menu && (
          <th role="columnheader" scope="col" data-service="menu" data-pin="end">
            <VisuallyHidden>{say.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function CheckAll({
  state,
  onCheck,
  label,
}: { state: HeadState; label: string } & Pick<HeadProps<never>, 'onCheck'>): ReactElement {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      aria-label={label}
      checked={state === 'all'}
      disabled={!onCheck}
      onChange={() => onCheck?.(state !== 'all')}
    />
  );
}
