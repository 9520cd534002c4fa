/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { withOwn } from '../../foundation/hooks/with-own.ts';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { rowHeights } from './core/columns.ts';
import {
  emptySelection,
  hasSelection,
  headState,
  setSelected,
  toggleSelected,
  type Selection,
} from './core/selection.ts';
import { describeSort, toggleSort, type SortRule } from './core/sort.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { useCardHeight } from './hooks/useCardHeight.ts';
import { useLazyIds } from './hooks/useLazyIds.ts';
import { useLongPress } from './hooks/useLongPress.ts';
import { useRowContext } from './hooks/useRowContext.ts';
import { useRowsInView } from './hooks/useRowsInView.ts';
import { useRowStepper } from './hooks/useRowStepper.ts';
import { useSelectionKeys } from './hooks/useSelectionKeys.ts';
import { useTableColumns } from './hooks/useTableColumns.ts';
import { CardSort } from './parts/CardSort.tsx';
import { Content } from './parts/Content.tsx';
import { Footer } from './parts/Footer.tsx';
import { Frame } from './parts/Frame.styles.ts';
import { Head } from './parts/Head.tsx';
import { tableMessages } from './table.messages.ts';
import type { Column } from './types.ts';

const BulkBar = lazy(async () => ({ default: (await import('./parts/BulkBar.tsx')).BulkBar }));

const virtualFrom = 200;

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
    sort: givenSort,
    defaultSort,
    onSortChange,
    multiSort = true,
    selection: givenSelection,
    defaultSelection,
    onSelectionChange,
    total,
    totalCapped = false,
    bulkActions = none,
    openId,
    onOpen,
    getRowHref,
    renderLink,
    rowMenu,
    columnState,
    defaultColumnState,
    onColumnStateChange,
    density = 'regular',
    interaction = 'table',
    paging,
    virtual: virtualWanted,
    height,
    cards: cardsWanted,
    messages,
    style,
    ...rest
  } = props;
  const say = useMessages(tableMessages, messages);
  const phone = useBreakpoint() === 'sm';
  const cards = cardsWanted ?? phone;
  const grid = interaction === 'grid' && !cards;
  const virtual = virtualWanted ?? rows.length > virtualFrom;
  const [sort, setSort] = useControllable<readonly SortRule[]>({
    value: givenSort,
    defaultValue: defaultSort ?? none,
    onValueChange: onSortChange,
  });
  const begun = useRef(false);
  const [selection, setSelection] = useControllable<Selection | undefined>({
    value: givenSelection,
    defaultValue: defaultSelection,
    onValueChange: (next) => next && onSelectionChange?.(next),
  });
  const select = useStableCallback((next: Selection) => {
    begun.current = !hasSelection(selection ?? emptySelection, total);
    setSelection(next);
  });
  const takeBegun = useStableCallback(() => {
    const was = begun.current;
    begun.current = false;
    return was;
  });
  const selectable = selection !== undefined && (onSelectionChange ?? defaultSelection) !== undefined;
  const service = (selectable ? 1 : 0) + (rowMenu ? 1 : 0);

  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const card = useCardHeight({ enabled: cards && virtual, table, scroller });
  const rowHeight = cards ? card.height : rowHeights[density];

  const menu = rowMenu !== undefined;
  const shape = useTableColumns(columns, {
    columnState,
    defaultColumnState,
    onColumnStateChange,
    selectable,
    menu,
  });
  const { resolved, styles, minWidth } = shape;

  const firstRow = paging?.type === 'numbered' ? (paging.page - 1) * paging.pageSize : 0;
  const ids = useLazyIds(rows, getRowId);
  const choice = useSelectionKeys({
    selection: selectable ? selection : undefined,
    order: ids,
    onChange: select,
    first: firstRow,
    grid,
  });
  const open = useStableCallback(onOpen);
  useRowStepper({ ids, openId, onOpen: open, enabled: onOpen !== undefined && openId !== undefined });

  const seen = useRowsInView({ table, scroller, virtual, grid, rowHeight, count: rows.length, first: firstRow });
  const held = useLongPress(
    selectable
      ? (at) => {
          const id = ids()[at - 2 - firstRow];
          if (id !== undefined) select(toggleSelected(selection, id));
        }
      : undefined,
  );

  const context = useRowContext({
    columns,
    resolved,
    styles,
    getRowId,
    getRowLabel,
    getRowHref,
    renderLink,
    grid,
    selectable,
    toggle: choice.toggle,
    open: onOpen === undefined ? undefined : open,
    menu: rowMenu,
    say,
  });

  const sortBy = useStableCallback((column: Column<Row>, multi: boolean) => {
    const next = toggleSort(sort, column, multi && multiSort);
    setSort(next);
    announce(describeSort(next, new Map(columns.map((each) => [each.id, each.header])), say));
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    choice.onKeyDown(event);
    seen.onKeyDown(event);
    if (event.key === 'Escape' && !event.defaultPrevented && selectable && hasSelection(selection, total)) {
      event.preventDefault();
      select(emptySelection);
    }
  };
  const sorts = (onSortChange ?? defaultSort) !== undefined;
  const loading = status === 'loading';
  const endless = paging?.type === 'keyset' || (paging?.type === 'infinite' && paging.hasMore && total === undefined);
  const rowCount = endless || totalCapped ? -1 : (total ?? rows.length) + 1;
  const choosing = selectable && hasSelection(selection, total) && !loading;
  const foot = (
    <Footer key="foot" paging={paging} shown={rows.length} total={total} capped={totalCapped} loadsOn={!virtual} />
  );
  const bar = choosing && (
    <Suspense key="bar">
      <BulkBar selection={selection} total={total} actions={bulkActions} onChange={select} {...{ phone, takeBegun }} />
    </Suspense>
  );

  return (
    <Frame
      {...rest}
      data-row-density={density}
      data-cards={cards ? '' : undefined}
      data-bar={choosing ? (phone ? 'phone' : 'line') : undefined}
      style={{
        '--table-min': minWidth,
        '--table-height': height ?? (virtual ? '70dvh' : undefined),
        '--card-height': cards && virtual ? `${card.height}px` : undefined,
        ...style,
      }}
      {...withOwn(rest, { onKeyDown, onMouseDown: seen.onMouseDown, onFocus: seen.onFocus, ...held })}
      data-holdable={selectable ? '' : undefined}
    >
      {status === 'refreshing' && <span data-progress="" aria-hidden />}
      {cards && sorts && (
        <CardSort caption={caption} all={columns} shown={resolved} sort={sort} onSort={setSort} say={say} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div
        data-part="scroll"
        data-scroll=""
        ref={scroller}
        role="region"
        aria-label={say.scroll(caption)}
        tabIndex={grid ? -1 : 0}
        data-scrolled={scrolled ? '' : undefined}
        data-bounded={height !== undefined || virtual ? '' : undefined}
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
            onSort={sorts && !cards ? sortBy : undefined}
            onResize={shape.onResize}
            onMove={shape.onMove}
            check={
              selectable ? (hasSelection(selection, total) ? headState(selection, ids(), total) : 'none') : undefined
            }
            onCheck={
              loading || rows.length === 0 ? undefined : (on) => selection && select(setSelected(selection, ids(), on))
            }
            menu={menu}
            say={say}
          />
          <tbody role="rowgroup">
            <Content
              status={status}
              menu={menu}
              error={error}
              onRetry={onRetry}
              empty={filtered ? noMatch : empty}
              filtered={filtered}
              rows={rows}
              getRowId={getRowId}
              view={seen.view}
              virtual={virtual}
              rowHeight={rowHeight}
              context={context}
              selection={selectable ? selection : undefined}
              openId={openId}
              span={resolved.length + service}
              first={firstRow}
              paging={paging}
              onDrawn={() => {
                seen.onDrawn();
                card.onDrawn();
              }}
            />
          </tbody>
        </table>
      </div>
      {loading && <VisuallyHidden role="status">{say.loading(caption)}</VisuallyHidden>}
      {/* In the order they are seen in. */}
      <div data-below="">{phone ? [foot, bar] : [bar, foot]}</div>
    </Frame>
  );
}

const none: readonly [] = [];
