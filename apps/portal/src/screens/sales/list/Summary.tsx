import { formatNumber, Stat } from '@pribavka/ui';
import { formatPoints, LedgerStrip } from '@pribavka/ui/loyalty';
import { useState, type ReactElement } from 'react';

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

/** The month in four numbers. */
export function Summary({ totals }: { totals: SalesPage['totals'] }): ReactElement | null {
  const [month] = useState(() => months[new Date().getMonth()] ?? '');
  if (!totals) return null;
  return (
    <LedgerStrip>
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
    </LedgerStrip>
  );
}
