import { formatNumber, Stat } from '@pribavka/ui';
import { formatPoints, LedgerStrip } from '@pribavka/ui/loyalty';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { SalesPage } from '../../../shared/contract.ts';
import { salesMessages as messages } from '../messages.ts';

const months = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
];

/** On a phone the chips below say the same numbers, and the list is what one came for. */
const Strip = styled(LedgerStrip)`
  @media (max-width: 47.99em) {
    display: none;
  }
`;

/** The month in four numbers. */
export function Summary({ totals }: { totals: SalesPage['totals'] }): ReactElement | null {
  const [month] = useState(() => months[new Date().getMonth()] ?? '');
  if (!totals) return null;
  return (
    <Strip>
      <Stat label={messages.month(month)} value={formatNumber(totals.monthSales)} />
      <Stat
        label={messages.granted}
        value={formatNumber(totals.confirmed)}
        note={messages.worth(formatPoints(totals.confirmedPoints))}
      />
      <Stat
        label={messages.onCheck}
        value={formatNumber(totals.pending)}
        note={messages.worth(formatPoints(totals.pendingPoints))}
      />
      <Stat label={messages.rejected} value={formatNumber(totals.rejected)} />
    </Strip>
  );
}
