import { useInfiniteList } from '@pribavka/api/react';
import { Button, EmptyState, InfiniteList, LinkButton, Skeleton } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { newSaleUrl } from '../../sales/urls.ts';
import { pointsMessages as messages } from '../messages.ts';
import { Filters } from './Filters.tsx';
import { withParams } from '../../../shared/address.ts';
import { useAddressQuery } from '../../../shared/useAddressQuery.ts';
import {
  type HistoryFilters,
  historyBody,
  isHistoryFiltered,
  noHistoryFilters,
  readHistory,
  writeHistory,
} from './filters.ts';
import { RowsFrame } from '../../../shared/RowsFrame.ts';
import { completeGroups, groupOperations } from './groups.ts';
import { OpenedRow } from './OpenedRow.tsx';
import { OperationRow, rowColumns } from './OperationRow.tsx';
import { useOpened } from './useOpened.ts';

const SaveHistory = lazy(() => import('./SaveHistory.tsx'));

/** Names of the columns where the rows have them; a row says the same to those who listen to it. */
const Head = styled.div`
  display: none;
  @media (min-width: 48em) {
    display: grid;
    grid-template-columns: ${rowColumns};
    column-gap: 12px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    font: var(--pb-type-table-head);
    & > :nth-child(2) {
      grid-column: 2 / 4;
    }
    & > :nth-child(n + 4) {
      text-align: end;
    }
  }
`;

/** Every movement of points; a row opens into «почему столько». */
export function History(): ReactElement {
  const [query, changeQuery] = useAddressQuery();
  const filters = readHistory(query);
  const filtered = isHistoryFiltered(filters);
  const list = useInfiniteList('operations.list', historyBody(filters), { quiet: 'all' });
  const opened = query.get('operation');
  const { query: one, isOutside, isAwaited } = useOpened(opened, list);
  const loading = list.loading || isAwaited;
  const change = (next: Partial<HistoryFilters>): void =>
    changeQuery((newest) => writeHistory(newest, next), { replace: true });
  const reset = (): void => change(noHistoryFilters);
  const toggle = (id: string): void =>
    changeQuery((newest) => withParams(newest, { operation: id === opened ? undefined : id }), { replace: true });
  const groups = completeGroups(groupOperations(list.items), list.hasMore, opened);
  const skeleton = <Skeleton rows={8} height={64} label={messages.loading} />;
  return (
    <>
      <Filters filters={filters} found={list} onChange={change} />
      {loading && skeleton}
      {!loading && isOutside && (
        <OpenedRow
          query={one}
          open={opened !== null}
          onToggle={() => toggle(one.data?.id ?? '')}
          onClose={() => toggle(opened ?? '')}
        />
      )}
      {list.problem && list.items.length === 0 && (
        <SectionError level={3} title={messages.historyFailed} problem={list.problem} onRetry={list.reload} />
      )}
      {!list.loading && !list.problem && list.items.length === 0 && filtered && (
        <EmptyState level={3} title={messages.nothing} actions={<Button onClick={reset}>{messages.reset}</Button>} />
      )}
      {!list.loading && !list.problem && list.items.length === 0 && !filtered && (
        <EmptyState
          level={3}
          title={messages.emptyHistory}
          description={messages.emptyHistoryText}
          actions={
            <LinkButton variant="primary" render={<Link to={newSaleUrl()} />}>
              {messages.register}
            </LinkButton>
          }
        />
      )}
      {!loading && list.items.length > 0 && (
        <Suspense fallback={skeleton}>
          <RowsFrame>
            <Head aria-hidden>
              {messages.columns.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </Head>
            <InfiniteList
              label={messages.tabHistory}
              items={groups}
              getKey={([newest]) => newest.id}
              hasMore={list.hasMore}
              onMore={list.loadMore}
              loading={list.loadingMore}
              error={list.problem ? messages.historyFailed : undefined}
              renderItem={(group) => <OperationRow group={group} opened={opened} onToggle={toggle} />}
            />
          </RowsFrame>
        </Suspense>
      )}
      <Suspense>{!loading && list.items.length > 0 && <SaveHistory filters={filters} />}</Suspense>
    </>
  );
}
