/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { moveColumn, resizeColumn, rowHeights, type ColumnState } from './core/columns.ts';
import { emptySelection, hasSelection, headState, setSelected, toggleSelected } from './core/selection.ts';
import { describeSort, toggleSort } from './core/sort.ts';
import { scrollToShow } from './core/virtual.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { useGridKeys } from './hooks/useGridKeys.ts';
import { useLazyIds } from './hooks/useLazyIds.ts';
import { useLongPress } from './hooks/useLongPress.ts';
import { useResolvedColumns } from './hooks/useResolvedColumns.ts';
import { useRowStepper } from './hooks/useRowStepper.ts';
import { useRowToggle } from './hooks/useSelectionKeys.ts';
import { useVirtualRows } from './hooks/useVirtualRows.ts';
import { Body } from './parts/Body.tsx';
import { Bones } from './parts/Bones.tsx';
import { Footer } from './parts/Footer.tsx';
import { Frame } from './parts/Frame.styles.ts';
import { Head } from './parts/Head.tsx';
import { Message } from './parts/Message.tsx';
import type { RowContext } from './parts/TableRow.tsx';
import type { Column } from './types.ts';

const BulkBar = lazy(async () => ({ default: (await import('./parts/BulkBar.tsx')).BulkBar }));

const headHeight = 36;
const virtualFrom = 200;
const cardHeight = 84;

/**
 * Rows of anything: sort, choice over the whole server set, virtual rows, opened row, cards on phones.
 * A native table; `interaction="grid"` adds the keyboard of the ARIA data grid.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const {
    columns,
    rows,
    getRowId,
    getRowLabel,
    caption,
    status = 'idle',
    error,
    onRetry,
    empty,
    noMatch,
    filtered = false,
    sort = noSort,
    onSortChange,
    selection,
    onSelectionChange,
    total,
    totalCapped = false,
    bulkActions = noActions,
    openId,
    onOpen,
    getRowHref,
    rowMenu,
    columnState,
    onColumnStateChange,
    density = 'regular',
    interaction = 'table',
    paging,
    virtual: virtualWanted,
    height,
    cards: cardsWanted,
    style,
    ...rest
  } = props;
  const phone = useBreakpoint() === 'sm';
  const cards = cardsWanted ?? phone;
  const grid = interaction === 'grid' && !cards;
  const virtual = virtualWanted ?? rows.length > virtualFrom;
  const rowHeight = cards ? cardHeight : rowHeights[density];
  const selectable = selection !== undefined && onSelectionChange !== undefined;
  const service = (selectable ? 1 : 0) + (rowMenu ? 1 : 0);

  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);

  const [ownState, setOwnState] = useState<ColumnState>();
  const kept = columnState ?? ownState;
  const changeColumns = useStableCallback((next: ColumnState) => {
    if (columnState === undefined) setOwnState(next);
    onColumnStateChange?.(next);
  });
  const shape = useResolvedColumns(columns, kept, { selectable, menu: rowMenu !== undefined });
  const { resolved, state, styles, minWidth } = shape;
  const span = resolved.length + service;
  const titleId = resolved[0]?.column.id;

  const firstRow = paging?.type === 'numbered' ? (paging.page - 1) * paging.pageSize : 0;
  const ids = useLazyIds(rows, getRowId);
  const toggle = useRowToggle(selection, ids, onSelectionChange);
  const open = useStableCallback(onOpen);
  useRowStepper({ ids, openId, onOpen: open, enabled: onOpen !== undefined && openId !== undefined });

  const view = useVirtualRows({ enabled: virtual, scroller, rowHeight, count: rows.length });
  const reveal = useCallback(
    (index: number) => {
      const box = scroller.current;
      if (!box || !virtual) return;
      const seen = { scrollTop: view.top, viewport: box.clientHeight, head: headHeight };
      const to = scrollToShow(index, rowHeight, seen);
      if (to !== undefined) box.scrollTop = view.goTo(to);
      view.keep(index);
    },
    [rowHeight, virtual, view],
  );
  const keys = useGridKeys({
    enabled: grid,
    table,
    rows: rows.length,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 2),
    reveal,
    first: firstRow,
  });
  useEffect(() => keys.onDrawn());
  const held = useLongPress(
    selectable
      ? (at) => {
          const id = ids()[at - 2 - firstRow];
          if (id !== undefined) onSelectionChange(toggleSelected(selection, id));
        }
      : undefined,
  );

  const context = useMemo<RowContext<Row>>(
    () => ({
      columns: resolved,
      styles,
      grid,
      selectable,
      getRowLabel: getRowLabel ?? ((row) => String(columns[0]?.value?.(row) ?? getRowId(row))),
      toggle,
      open: onOpen === undefined ? undefined : open,
      getRowHref,
      menu: rowMenu,
      titleId,
    }),
    [
      resolved,
      styles,
      grid,
      selectable,
      getRowLabel,
      columns,
      getRowId,
      toggle,
      onOpen,
      open,
      getRowHref,
      rowMenu,
      titleId,
    ],
  );

  const sortBy = useStableCallback((column: Column<Row>, multi: boolean) => {
    const next = toggleSort(sort, column, multi);
    onSortChange?.(next);
    announce(describeSort(next, new Map(columns.map((each) => [each.id, each.header]))));
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    keys.onKeyDown(event);
    if (event.key === 'Escape' && !event.defaultPrevented && selectable && hasSelection(selection, total)) {
      event.preventDefault();
      onSelectionChange(emptySelection);
    }
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>): void => {
    keys.onFocus(event);
    if (!virtual) return;
    const at = (event.target as Element).closest('tr')?.getAttribute('aria-rowindex');
    view.keep(at === null || at === undefined ? -1 : Number(at) - 2 - firstRow);
  };

  const loading = status === 'loading';
  const failed = status === 'error' && rows.length === 0;
  const none = !loading && !failed && rows.length === 0;
  const open0 = paging?.type === 'keyset' || (paging?.type === 'infinite' && paging.hasMore && total === undefined);
  const rowCount = open0 || totalCapped ? -1 : (total ?? rows.length) + 1;
  const foot = <Footer paging={paging} shown={rows.length} total={total} capped={totalCapped} loadsOn={!virtual} />;
  const choosing = selectable && hasSelection(selection, total) && !loading;

  return (
    <Frame
      {...rest}
      data-row-density={density}
      data-cards={cards ? '' : undefined}
      style={{
        '--table-min': `${minWidth}px`,
        '--table-height': height ?? (virtual ? '70dvh' : undefined),
        '--card-height': cards && virtual ? `${cardHeight}px` : undefined,
        ...style,
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...held}
      data-holdable={selectable ? '' : undefined}
    >
      {status === 'refreshing' && <span data-progress="" aria-hidden />}
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        data-scroll=""
        ref={scroller}
        role="region"
        aria-label={`${caption}, прокрутка`}
        tabIndex={grid ? -1 : 0}
        data-scrolled={scrolled ? '' : undefined}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
      >
        <table
          ref={table}
          role={grid ? 'grid' : 'table'}
          aria-rowcount={rowCount}
          aria-multiselectable={grid && selectable ? true : undefined}
        >
          <caption>{caption}</caption>
          <colgroup>
            {selectable && <col style={{ width: 44 }} />}
            {resolved.map(({ column, width }) => (
              <col key={column.id} style={{ width }} />
            ))}
            {rowMenu && <col style={{ width: 40 }} />}
          </colgroup>
          <Head
            columns={resolved}
            styles={styles}
            sort={sort}
            onSort={onSortChange && sortBy}
            onResize={(id, width) => {
              const { [id]: _gone, ...widths } = state.widths;
              changeColumns(width === undefined ? { ...state, widths } : resizeColumn(state, id, width));
            }}
            onMove={(id, by) => changeColumns(moveColumn(state, id, state.order.indexOf(id) + by))}
            check={
              selectable ? (hasSelection(selection, total) ? headState(selection, ids(), total) : 'none') : undefined
            }
            onCheck={(on) => selection && onSelectionChange?.(setSelected(selection, ids(), on))}
            menu={rowMenu !== undefined}
          />
          <tbody role="rowgroup">
            {loading && (
              <Bones
                rows={paging?.type === 'numbered' ? Math.min(paging.pageSize, 15) : 10}
                columns={[
                  ...(selectable ? [undefined] : []),
                  ...resolved.map(({ column }) => column.align),
                  ...(rowMenu ? [undefined] : []),
                ]}
              />
            )}
            {(failed || none) && (
              <Message
                span={span}
                failed={failed}
                error={error}
                onRetry={onRetry}
                empty={filtered ? (noMatch ?? empty) : empty}
              />
            )}
            {!loading && rows.length > 0 && (
              <Body
                rows={rows}
                getRowId={getRowId}
                view={view}
                virtual={virtual}
                rowHeight={rowHeight}
                context={context}
                selection={selectable ? selection : undefined}
                openId={openId}
                span={span}
                first={firstRow}
                paging={paging}
                onDrawn={keys.onDrawn}
              />
            )}
          </tbody>
        </table>
      </div>
      {loading && <VisuallyHidden role="status">{`${caption}: загружаем`}</VisuallyHidden>}
      {choosing ? (
        <Suspense fallback={foot}>
          <BulkBar
            selection={selection}
            total={total}
            actions={bulkActions}
            onChange={onSelectionChange}
            phone={phone}
          />
        </Suspense>
      ) : (
        foot
      )}
    </Frame>
  );
}

const noSort: readonly [] = [];
const noActions: readonly [] = [];
