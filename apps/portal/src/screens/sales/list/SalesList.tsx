import type { InfiniteList as List } from '@pribavka/api/react';
import { Button, EmptyState, formatCount, formatNumber, InfiniteList, Skeleton } from '@pribavka/ui';
import { useToday } from '@pribavka/ui/dates';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { RowsFrame } from '../../../shared/RowsFrame.ts';
import { SectionError } from '../../../shared/SectionError.tsx';
import { dayTitle, groupByDay } from '../../../shared/days.ts';
import { RowLink } from '../../../shared/RowLink.tsx';
import { SaleLine } from '../../../shared/sale/SaleLine.tsx';
import { saleSum } from '../../../shared/sums.ts';
import { salesMessages as messages } from '../messages.ts';
import { isFiltered, type SalesFilters } from './filters.ts';

const Day = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  padding: 16px 0 4px;
  font: var(--pb-type-ui-strong);
  & > span {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  & > span:first-of-type {
    margin-inline-start: auto;
  }
  /* The sum stays in the line of its day on the narrowest phone. */
  @media (max-width: 22.49em) {
    column-gap: 10px;
  }
  @media (min-width: 48em) {
    padding: 8px 16px;
    background: var(--pb-bg-sunken);
  }
`;

export interface SalesListProps {
  list: List<'sales.list'>;
  /** Drafts of sales that wait on this device: they are shown there. */
  waitingDrafts: ReadonlySet<string>;
  filters: SalesFilters;
  /** Address of a sale's card over the list as it is. */
  cardUrl: (id: string) => string;
  onReset: () => void;
  /** What to do when there are no sales at all. */
  action: ReactNode;
}

/** Sales cut into days; each of the five states of a list. */
export function SalesList({
  list,
  waitingDrafts,
  filters,
  cardUrl,
  onReset,
  action,
}: SalesListProps): ReactElement | null {
  const today = useToday();
  if (list.loading) return <Skeleton rows={7} height={64} label={messages.loading} />;
  if (list.problem && list.items.length === 0) {
    return <SectionError title={messages.failed} problem={list.problem} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return isFiltered(filters) ? (
      <EmptyState title={messages.nothingTitle} actions={<Button onClick={onReset}>{messages.reset}</Button>} />
    ) : (
      <EmptyState title={messages.emptyTitle} description={messages.emptyText} actions={action} />
    );
  }
  const sales = list.items.filter(({ id }) => !waitingDrafts.has(id));
  // All of them stand in the queue above.
  if (sales.length === 0 && !list.hasMore) return null;
  const groups = groupByDay(sales, (sale) => sale.saleDate);
  const heads = new Map(groups.map((group) => [group.rows[0], group]));
  return (
    <RowsFrame>
      <InfiniteList
        label={messages.title}
        items={sales}
        getKey={(sale) => sale.id}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        loading={list.loadingMore}
        error={list.problem ? messages.failed : undefined}
        total={list.totalCapped ? undefined : list.total - (list.items.length - sales.length)}
        renderItem={(sale) => {
          const group = heads.get(sale);
          return (
            <>
              {group && (
                <Day>
                  {dayTitle(group.day, today)}
                  <span>{formatCount(group.rows.length, messages.sales)}</span>
                  <span>
                    {formatNumber(
                      group.rows.reduce((sum, row) => sum + saleSum(row).points, 0),
                      { sign: true },
                    )}
                  </span>
                </Day>
              )}
              <RowLink to={cardUrl(sale.id)} over>
                <SaleLine sale={sale} full />
              </RowLink>
            </>
          );
        }}
      />
    </RowsFrame>
  );
}
