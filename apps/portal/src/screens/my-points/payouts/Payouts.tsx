import { isUnpaid, withdrawalDisplays } from '@pribavka/api';
import { useInfiniteList } from '@pribavka/api/react';
import { Button, EmptyState, formatDate, formatMoney, InfiniteList, Skeleton, StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { RowsFrame } from '../../../shared/RowsFrame.ts';
import { SectionError } from '../../../shared/SectionError.tsx';
import { withParams } from '../../../shared/address.ts';
import { cardName } from '../../../shared/cards.ts';
import type { Withdrawal } from '../../../shared/contract.ts';
import { RowLink } from '../../../shared/RowLink.tsx';
import { payoutSum, sumText } from '../../../shared/sums.ts';
import { pointsMessages as messages } from '../messages.ts';

const taxName = ({ status, taxIsPreliminary }: Pick<Withdrawal, 'status' | 'taxIsPreliminary'>): string =>
  isUnpaid(status) ? messages.taxNever : taxIsPreliminary ? messages.taxLater : messages.tax;

const Line = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'name net' 'state points';
  gap: 2px 16px;
  & > [data-part='name'] {
    grid-area: name;
    font-weight: 500;
  }
  & > [data-part='net'] {
    grid-area: net;
    font-weight: 600;
    text-align: end;
  }
  & > [data-part='net'][data-muted] {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  & > [data-part='state'] {
    grid-area: state;
  }
  & > [data-part='points'] {
    grid-area: points;
    text-align: end;
  }
  & > [data-part='gross'],
  & > [data-part='tax'] {
    display: none;
  }
  & small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  /* A phone has these in the card of the request. */
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 120px 152px 120px;
    grid-template-areas: 'name gross tax net' 'state gross tax points';
    & > [data-part='gross'],
    & > [data-part='tax'] {
      display: grid;
      gap: 2px;
      text-align: end;
    }
    & > [data-part='gross'] {
      grid-area: gross;
    }
    & > [data-part='tax'] {
      grid-area: tax;
    }
  }
`;

/** Money that was asked for and where it is. */
export default function Payouts({ onWithdraw }: { onWithdraw: () => void }): ReactElement {
  const [query] = useSearchParams();
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
    <RowsFrame>
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
            <RowLink to={`?${withParams(query, { payout: row.id })}`} over>
              <Line>
                <strong data-part="name">
                  {row.number} · {cardName(row.card)}
                </strong>
                <small data-part="state">
                  <StatusLabel status={state.glyph}>{state.word}</StatusLabel> {formatDate(row.requestedAt, 'listDay')}
                </small>
                <span data-part="gross">
                  {formatMoney(row.grossKopecks)}
                  <small>{messages.gross}</small>
                </span>
                <span data-part="tax">
                  {formatMoney(row.taxKopecks)}
                  <small>{taxName(row)}</small>
                </span>
                <span data-part="net" data-muted={isUnpaid(row.status) ? '' : undefined}>
                  {isUnpaid(row.status) ? formatMoney(0) : formatMoney(row.netKopecks)}
                </span>
                <small data-part="points">{sumText(payoutSum(row))}</small>
              </Line>
            </RowLink>
          );
        }}
      />
    </RowsFrame>
  );
}
