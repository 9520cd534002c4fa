/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import { useEffect, type CSSProperties, type ReactElement, type ReactNode } from 'react';

import { createTimer } from '../../../foundation/hooks/timer.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { INFINITE_SCROLL_DELAY } from '../../../foundation/constants.ts';
import { isSelected, type Selection } from '../core/selection.ts';
import type { VirtualRange } from '../core/virtual.ts';
import type { Paging } from '../types.ts';
import { TableRow, type RowContext } from './TableRow.tsx';

export interface BodyProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  range: VirtualRange;
  context: RowContext<Row>;
  selection: Selection | undefined;
  openId: string | undefined;
  span: number;
  /** Index of the first row in the whole list, from 0. */
  first: number;
  paging: Paging | undefined;
  /** Only windowed rows load on by themselves: otherwise the end is always drawn. */
  virtual: boolean;
}

const Space = ({ height, span }: { height: number; span: number }): ReactElement | null =>
  height > 0 ? (
    <tr data-space="" aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;

/** The rows in the window, spacers for the others, and the focused row wherever it is. */
export function Body<Row>(props: BodyProps<Row>): ReactNode {
  const { rows, getRowId, range, context, selection, openId, span, first } = props;
  useLoadOn(props);
  const draw = (index: number): ReactNode => {
    const row = rows[index];
    if (row === undefined) return null;
    const id = getRowId(row);
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        index={first + index}
        selected={selection !== undefined && isSelected(selection, id)}
        opened={openId === id}
        context={context}
      />
    );
  };
  const { kept } = range;
  // One array for all: a row that stays behind keeps its key and its element, and so the focus.
  const drawn: ReactNode[] = [<Space key="before" height={range.before} span={span} />];
  if (kept?.side === 'before') drawn.push(draw(kept.index), <Space key="gap" height={kept.gap} span={span} />);
  for (let index = range.start; index < range.end; index += 1) drawn.push(draw(index));
  if (kept?.side === 'after') drawn.push(<Space key="gap" height={kept.gap} span={span} />, draw(kept.index));
  drawn.push(<Space key="after" height={range.after} span={span} />);
  return drawn;
}

/** Infinite loading: 200 ms after the last rows come into the window (specification §9). */
function useLoadOn<Row>({ rows, range, paging, virtual }: BodyProps<Row>): void {
  const more = useStableCallback(paging?.type === 'infinite' ? paging.onMore : undefined);
  const near = virtual && paging?.type === 'infinite' && paging.hasMore && !paging.loading && range.end >= rows.length;
  useEffect(() => {
    if (!near) return undefined;
    const timer = createTimer();
    timer.start(INFINITE_SCROLL_DELAY, more);
    return timer.clear;
  }, [near, more]);
}

/** Rows of grey strokes in the geometry of the table. */
export function Bones({ rows, columns }: { rows: number; columns: readonly (string | undefined)[] }): ReactNode {
  const widths = ['72%', '54%', '64%', '48%', '60%'];
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-bones="" aria-hidden="true" style={{ '--o': Math.max(0.15, 1 - row * 0.14) } as CSSProperties}>
      {columns.map((align, at) => (
        <td key={at} data-align={align}>
          <i style={{ '--w': widths[(row + at) % 5] } as CSSProperties} />
        </td>
      ))}
    </tr>
  ));
}
