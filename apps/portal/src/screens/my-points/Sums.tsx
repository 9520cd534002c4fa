import { formatDate, formatNumber, Stat } from '@pribavka/ui';
import { Coin, LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Balance } from '../../shared/contract.ts';
import { pointsMessages as messages } from './messages.ts';

const Main = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
`;

/** On a phone the sums stand in pairs, and an odd one is the first of them: none is left over at the end. */
const Strip = styled(LedgerStrip)`
  @media (max-width: 47.99em) {
    & > :nth-child(2):nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Six sums in one row of a narrow desk. */
  @media (min-width: 64em) and (max-width: 89.99em) {
    gap: 12px 16px;
    & > * {
      padding-inline-end: 0;
    }
    & > *::before {
      inset-inline-start: -9px;
    }
  }
`;

/** What there is first, what is gone last; sums that tell nothing are left out. */
export function Sums({ balance }: { balance: Balance }): ReactElement {
  const { nextExpiration } = balance;
  return (
    <Strip>
      <Stat
        size="lg"
        label={messages.available}
        value={
          <Main>
            <Coin size={28} />
            {formatNumber(balance.active)}
          </Main>
        }
      />
      {nextExpiration && (
        <Stat
          tone="amber"
          label={messages.burning(formatDate(nextExpiration.date, 'listDayYear'))}
          value={formatNumber(nextExpiration.points)}
        />
      )}
      <Stat label={messages.pending} value={formatNumber(balance.pending)} />
      <Stat label={messages.reserved} value={formatNumber(balance.reserved)} />
      {balance.debt > 0 && <Stat label={messages.debt} value={formatNumber(balance.debt)} />}
      <Stat label={messages.earned} value={formatNumber(balance.earnedTotal)} />
      <Stat label={messages.paid} value={formatNumber(balance.paidTotal)} />
    </Strip>
  );
}
