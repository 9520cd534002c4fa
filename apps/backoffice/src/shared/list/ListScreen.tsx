import { canGrant, type Grant } from '@pribavka/api';
import { type ListKey, type PagedList, type Row, type Totals, usePagedList, useSession } from '@pribavka/api/react';
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
import {
  type Column,
  ColumnSettings,
  DataTable,
  FilterBar,
  type RowMenu,
  useColumnState,
  useTableState,
} from '@pribavka/ui/table';
import { Fragment, type ReactElement, type ReactNode, Suspense, useCallback, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import type { BulkAct, BulkForm } from '../bulk/bulk-plan.ts';
import { useBulk } from '../bulk/useBulk.tsx';
import { lazyOf } from '../lazy-of.ts';
import type { SheetPlace } from '../sheet/Sheet.tsx';
import type { ListQuery } from './define-list.ts';
import { type FilterLook, filtersOf } from './filters.ts';
import { listMessages as messages } from './messages.ts';
import { isPeriodAlone, NothingFound, type NothingTexts } from './NothingFound.tsx';
import { Landscape } from './Landscape.ts';
import { countsOf, filtersOfBody, idOf, type ListFilters, nameOf, withoutTab } from './list-parts.ts';
import { pastedOf } from './pasted.ts';
import { listStatus, orderOf } from './request.ts';
import { useListKeys } from './useListKeys.ts';
import { useNeighbours } from './useNeighbours.ts';
import { ListViews } from './views/ListViews.tsx';
import { useListAddress } from './views/useListAddress.ts';
import { useOwnViews } from './views/useOwnViews.ts';

export type { ListFilters } from './list-parts.ts';

interface Empty {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

const Pasted = lazyOf(() => import('./Pasted.tsx'), 'Pasted');

/** Texts of a list; an area gives its messages as they are. */
export interface ListTexts<View extends string> {
  /** Heading of the page; a list inside a tab has none. */
  readonly title?: string;
  readonly caption: string;
  /** What can be searched by; without it there is no field. */
  readonly search?: string;
  readonly views?: Readonly<Record<View, string>>;
  /** Nothing exists yet. */
  readonly empty: Empty;
  /** Nothing in the chosen period, where nothing else narrows the list. */
  readonly emptyPeriod?: NothingTexts;
  /** The button of a new record. */
  readonly add?: string;
}

export interface ListScreenProps<K extends ListKey, Filter extends string, View extends string> {
  query: ListQuery<K, Filter, View>;
  /** Its own name in the memory of columns and views. */
  name: string;
  texts: ListTexts<View>;
  /** Address of the list; a record is one step below. */
  path: string;
  columns: readonly Column<Row<K>>[];
  /** What a row is called; its name if it has one. The same function always, or all rows are drawn again. */
  rowLabel?: ((row: Row<K>) => string) | undefined;
  /** How the filters look, in the order of the row; one without a look is not offered. */
  filters?: Readonly<Partial<Record<Filter, FilterLook | undefined>>> | undefined;
  /** How many are in each view; without it as the list counts its states. */
  viewCounts?: ((list: { totals: Totals<K> | undefined; total: number }) => Partial<Record<View, number>>) | undefined;
  /** A strip of sums over the filters, of all that was found. */
  renderSums?: ((list: Pick<PagedList<K>, 'totals' | 'total' | 'loading'>) => ReactNode) | undefined;
  /** A few views without names of one's own. */
  plainViews?: boolean | undefined;
  /** Under the words of an empty list, next to the button of a new record. */
  emptyAction?: ReactNode;
  /** Views whose emptiness means something else than «nothing found». */
  emptyViews?: Readonly<Partial<Record<View, Empty>>> | undefined;
  /** Next to «Сбросить» where the filters find nothing. */
  noMatchAction?: ReactNode;
  /** Right of the heading. */
  actions?: ReactNode;
  /** At the end of the row of filters, in one order in every list: import, export, columns. Here the import. */
  tools?: ReactNode;
  /** What acts on the rows of the query: the export. */
  renderTools?: ((list: ListFilters<K>) => ReactNode) | undefined;
  bulk?: readonly (BulkAct<Row<K>> | BulkForm)[] | undefined;
  /** Acts of one row, behind the three dots at its end. The same function always, or all rows are drawn again. */
  rowMenu?: RowMenu<Row<K>> | undefined;
  /** Right to open a card; rows of a person without it lead nowhere. */
  opens?: Grant | undefined;
  /** Where a card has an address of another kind. */
  recordUrl?: ((id: string, search: string) => string) | undefined;
  /** The card over the list. */
  renderSheet?: ((place: SheetPlace) => ReactNode) | undefined;
  /** The form of a new record, for those with the right. */
  create?: Grant | undefined;
  renderNew?: ((place: NewPlace) => ReactNode) | undefined;
  /** Milliseconds between repeats. */
  refreshInterval?: number | undefined;
}

/** What the list behind gives the form of a new record. */
export interface NewPlace {
  readonly onClose: () => void;
  /** Opens the card of the record. */
  readonly onSaved: (record: { readonly id: string }) => void;
}

/** What the address of a new record has in place of an id. */
const newId = 'new';

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
  const rows = list.items as readonly (Row<K> & { id: string })[];
  const bulk = useBulk<K>({ query, body, rows, rowLabel, acts: props.bulk ?? [] });
  const order = useNeighbours(
    rows.map((row) => row.id),
    id,
  );
  const memory = useColumnState(columns, `pb_table_${profile?.id ?? ''}_${name}`);
  // Cards of a phone have no columns to set.
  const hasColumns = useAtLeast('md');
  useListKeys(root);

  const go = (to: string): void => void navigate(to, { preventScrollReset: true });
  const chooseView = (next: View): void => patch({ view: next === query.views[0] ? undefined : next });
  const add = creates && texts.add !== undefined && (
    <LinkButton variant="primary" render={<Link to={recordUrl(newId, search)} />}>
      {texts.add}
    </LinkButton>
  );
  const actions = add || props.actions || undefined;
  const start = (add || props.emptyAction) && (
    <ButtonGroup>
      {add}
      {props.emptyAction}
    </ButtonGroup>
  );
  const filters = filtersOf<K, Filter, View>(query, props.filters ?? ({} as NonNullable<typeof props.filters>));
  const empty = view === query.views[0] ? { ...texts.empty, action: start } : props.emptyViews?.[view];
  const listSearch = withoutTab(search);
  const onClose = (): void => go(path + listSearch);
  // Opening a card and walking through its tabs change no address of a row: none is drawn again.
  const rowUrl = useCallback((row: { id: string }) => recordUrl(row.id, listSearch), [recordUrl, listSearch]);
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
    <Stack gap={16} ref={root}>
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
      {id === undefined && <Landscape />}
      <Suspense>
        {/* Each card is its own: nothing of the one before stays in it. */}
        {id !== undefined && <Fragment key={id}>{renderOver(id)}</Fragment>}
      </Suspense>
    </Stack>
  );
}
