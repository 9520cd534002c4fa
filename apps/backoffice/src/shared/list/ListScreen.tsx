import { canGrant, type Grant } from '@pribavka/api';
import { type ListKey, type PagedList, type Row, usePagedList, useSession } from '@pribavka/api/react';
import {
  ButtonGroup,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SegmentedControl,
  Stack,
  useAtLeast,
} from '@pribavka/ui';
import { ColumnSettings, DataTable, FilterBar, useColumnState, useTableState } from '@pribavka/ui/table';
import { Fragment, type ReactElement, type ReactNode, Suspense, useCallback, useDeferredValue, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { useBulk } from '../bulk/useBulk.tsx';
import { lazyOf } from '../lazy-of.ts';
import { useHrefOf } from '../useHrefOf.ts';
import { filtersOf } from './filters.ts';
import type { ListScreenProps, NewPlace } from './ListScreen.types.ts';
import { listMessages as messages } from './messages.ts';
import { isPeriodAlone, NothingFound } from './NothingFound.tsx';
import { PrintedStack } from './PrintedStack.ts';
import { countsOf, filtersOfBody, idOf, nameOf, withoutTab } from './list-parts.ts';
import { pastedOf } from './pasted.ts';
import { listStatus, orderOf } from './request.ts';
import { useLastPage } from './useLastPage.ts';
import { useListKeys } from './useListKeys.ts';
import { useNeighbours } from './useNeighbours.ts';
import { ListViews } from './views/ListViews.tsx';
import { useListAddress } from './views/useListAddress.ts';
import { useOwnViews } from './views/useOwnViews.ts';

export type { ListFilters } from './list-parts.ts';

const Pasted = lazyOf(() => import('./Pasted.tsx'), 'Pasted');

/** What the address of a new record has in place of an id. */
const newId = 'new';

/** Between the bar of the page and the line of pages: rows past it scroll under the head, which stays. */
const rowsHeight = 'max(26rem, 100dvh - 7.75rem)';

/** A list of the back-office: views, search, filters, columns, sort, pages, bulk acts and the card over it. */
export function ListScreen<K extends ListKey, Filter extends string, View extends string>(
  props: ListScreenProps<K, Filter, View>,
): ReactElement {
  const { query, name, texts, path, columns, rowLabel = nameOf, viewCounts = countsOf } = props;
  const { views } = texts;
  const { access, profile } = useSession();
  const may = (grant: Grant | undefined): boolean => grant === undefined || canGrant(access, grant);
  const { recordUrl: givenUrl } = props;
  const recordUrl = useCallback(
    (record: string, at: string) => givenUrl?.(record, at) ?? `${path}/${record}${at}`,
    [givenUrl, path],
  );
  const opens = may(props.opens) && (props.renderSheet !== undefined || props.recordUrl !== undefined);
  const creates = props.create !== undefined && may(props.create);
  const { id } = useParams();
  const address = useListAddress(query.key, useOwnViews(name).views, query.views[0] as View);
  const { search } = address;
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const table = useTableState(address, query.model);
  const { state, patch } = table;
  const view = query.viewOf(state);
  const body = query.bodyOf(state);
  const list: PagedList<K> = usePagedList(query.key, body, { refreshInterval: props.refreshInterval });
  // Rows that replace others are drawn in pieces, between which the page answers; the first ones at once.
  const deferred = useDeferredValue(list.items);
  const rows = (deferred.length > 0 ? deferred : list.items) as readonly (Row<K> & { id: string })[];
  const answered = !list.previous && rows === list.items;
  const bulk = useBulk<K>({ query, body, rows, answered, rowLabel, acts: props.bulk ?? [] });
  const order = useNeighbours(
    rows.map((row) => row.id),
    id,
  );
  const memory = useColumnState(columns, `pb_table_${profile?.id ?? ''}_${name}`);
  // Cards of a phone have no columns to set.
  const hasColumns = useAtLeast('md');
  useListKeys(root);
  useLastPage(table, list);

  const go = (to: string): void => void navigate(to, { preventScrollReset: true });
  const chooseView = (next: View): void => patch({ view: next === query.views[0] ? undefined : next });
  const addLink = (variant?: 'primary'): ReactNode =>
    creates &&
    texts.add !== undefined && (
      <LinkButton variant={variant} render={<Link to={recordUrl(newId, search)} />}>
        {texts.add}
      </LinkButton>
    );
  const add = addLink('primary');
  const actions = add || props.actions || undefined;
  const start = (add || props.emptyAction) && (
    <ButtonGroup>
      {/* The main one stands at the heading. */}
      {addLink()}
      {props.emptyAction}
    </ButtonGroup>
  );
  const filters = filtersOf<K, Filter, View>(query, props.filters ?? ({} as NonNullable<typeof props.filters>));
  const empty = view === query.views[0] ? { ...texts.empty, action: start } : props.emptyViews?.[view];
  const listSearch = withoutTab(search);
  const onClose = (): void => go(path + listSearch);
  // Opening a card and walking through its tabs change no address of a row: none is drawn again.
  const hrefOf = useHrefOf();
  const rowUrl = useCallback(
    (row: { id: string }) => hrefOf(recordUrl(row.id, listSearch)),
    [hrefOf, recordUrl, listSearch],
  );
  const renderOver = (opened: string): ReactNode => {
    if (opened !== newId) {
      return (
        opens &&
        props.renderSheet?.({ id: opened, neighbours: order, onOpen: (next) => go(recordUrl(next, search)), onClose })
      );
    }
    const onSaved: NewPlace['onSaved'] = (record) => void navigate(recordUrl(record.id, ''), { replace: true });
    return creates && props.renderNew?.({ onClose, onSaved });
  };
  return (
    <PrintedStack gap={16} ref={root}>
      {texts.title !== undefined && (
        <PageHeader style={{ marginBottom: 4 }} title={texts.title} inBar actions={actions} />
      )}
      {views && !props.plainViews && (
        <ListViews
          name={name}
          address={address}
          current={view}
          onChange={chooseView}
          views={query.views.map((each) => ({ id: each, label: views[each], count: viewCounts(list)[each] }))}
        />
      )}
      {(props.plainViews === true || (texts.title === undefined && actions !== undefined)) && (
        <Stack direction="row" gap={12} wrap align="center" justify="between">
          {views && props.plainViews && (
            <SegmentedControl
              aria-label={messages.views}
              value={view}
              onValueChange={chooseView}
              options={query.views.map((each) => ({ value: each, label: views[each] }))}
            />
          )}
          {texts.title === undefined && <div style={{ marginInlineStart: 'auto' }}>{actions}</div>}
        </Stack>
      )}
      {props.renderSums?.(list)}
      {(filters.length > 0 || texts.search !== undefined || props.tools !== undefined || props.renderTools) && (
        <FilterBar
          filters={filters}
          value={state.filters}
          onValueChange={(values) => patch({ filters: values })}
          search={state.search}
          onSearchChange={texts.search === undefined ? undefined : (text) => patch({ search: text })}
          searchLabel={texts.search}
          aside={
            <>
              {props.tools}
              {props.renderTools?.(filtersOfBody<K>(body))}
              {hasColumns && (
                <ColumnSettings
                  columns={columns}
                  value={memory.columnState}
                  onValueChange={memory.setColumnState}
                  density={memory.density}
                  onDensityChange={memory.setDensity}
                  onReset={memory.reset}
                />
              )}
            </>
          }
        />
      )}
      {query.pastes && !list.refreshing && pastedOf(state.search) && (
        <Suspense>
          <Pasted search={state.search} notFound={list.notFound} />
        </Suspense>
      )}
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowLabel={rowLabel}
        {...(opens && {
          getRowHref: rowUrl,
          openId: id,
          onOpen: (next: string) => go(recordUrl(next, search)),
        })}
        rowMenu={props.rowMenu}
        height={hasColumns ? rowsHeight : undefined}
        status={listStatus(list)}
        error={list.problem && <ErrorState level={3} onRetry={list.reload} requestId={list.problem.requestId} />}
        onRetry={list.reload}
        filtered={empty === undefined || state.search !== '' || Object.keys(state.filters).length > 0}
        empty={empty && <EmptyState title={empty.title} description={empty.text} actions={empty.action} />}
        noMatch={
          <NothingFound
            texts={isPeriodAlone(query.filters, state) ? texts.emptyPeriod : undefined}
            action={props.noMatchAction}
            onReset={table.reset}
          />
        }
        sort={orderOf(state)}
        multiSort={false}
        onSortChange={(sort) => patch({ sort })}
        total={list.total}
        totalCapped={list.totalCapped}
        selection={bulk.selection}
        onSelectionChange={bulk.onSelectionChange}
        bulkActions={bulk.actions}
        columnState={memory.columnState}
        onColumnStateChange={memory.setColumnState}
        density={memory.density}
        paging={{ type: 'numbered', page: state.page, pageSize: state.pageSize, onPageChange: patch }}
      />
      {bulk.report}
      <Suspense>
        {/* Each card is its own: nothing of the one before stays in it. */}
        {id !== undefined && <Fragment key={id}>{renderOver(id)}</Fragment>}
      </Suspense>
    </PrintedStack>
  );
}
