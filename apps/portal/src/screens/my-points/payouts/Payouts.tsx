import { withdrawalDisplays } from '@pribavka/api';
import { useInfiniteList } from '@pribavka/api/react';
import {
  Button,
  EmptyState,
  formatDate,
  formatMoney,
  formatNumber,
  InfiniteList,
  Skeleton,
  StatusLabel,
} from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { cardName } from '../../../shared/cards.ts';
import { RowLink } from '../../../shared/RowLink.tsx';
import { pointsUrl } from '../urls.ts';
import { pointsMessages as messages } from '../messages.ts';

const Line = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 16px;
  & > strong {
    font-weight: 500;
  }
  & > span:nth-child(2) {
    font-weight: 600;
    text-align: end;
  }
  & small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

const Frame = styled.div`
  & li + li > a {
    border-top: 1px solid var(--pb-line-soft);
  }
  @media (min-width: 48em) {
    overflow: hidden;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
`;

/** Money that was asked for and where it is. */
export default function Payouts({ onWithdraw }: { onWithdraw: () => void }): ReactElement {
  const list = useInfiniteList(
    'withdrawals.list',
    { size: 20, sort: [{ field: 'requestedAt', direction: 'desc' }] },
    { quiet: 'all' },
  );
  if (list.loading) return <Skeleton rows={4} height={64} label={messages.loading} />;
  if (list.problem && list.items.length === 0) {
    return <SectionError level={3} title={messages.payoutsFailed} problem={list.problem} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={messages.emptyPayouts}
        actions={
          <Button variant="primary" onClick={onWithdraw}>
            {messages.withdraw}
          </Button>
        }
      />
    );
  }
  return (
    <Frame>
      <InfiniteList
        label={messages.tabPayouts}
        items={list.items}
        getKey={(row) => row.id}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        loading={list.loadingMore}
        error={list.problem ? messages.payoutsFailed : undefined}
        total={list.total}
        renderItem={(row) => {
          const state = withdrawalDisplays(row);
          return (
            <RowLink to={pointsUrl({ tab: 'payouts', payout: row.id })}>
              <Line>
                <strong>
                  {row.number} · {cardName(row.card)}
                </strong>
                <span>{formatMoney(row.netKopecks)}</span>
                <small>
                  <StatusLabel status={state.glyph}>{state.word}</StatusLabel> {formatDate(row.requestedAt, 'listDay')}
                </small>
                <small>{formatNumber(-row.points, { sign: true })}</small>
              </Line>
            </RowLink>
          );
        }}
      />
    </Frame>
  );
}
