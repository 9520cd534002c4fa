import { programmeToday } from '@pribavka/forms/rules';
import { formatNumber, Skeleton, Stat, useAtLeast } from '@pribavka/ui';
import { formatPoints, LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

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

const worth = (points: number): string | undefined => (points === 0 ? undefined : messages.worth(formatPoints(points)));

/** Of the numbers themselves, so that the list does not move when they come. */
const HEIGHT = 68;
const HEIGHT_PHONE = 152;

/** The month of the programme, which is what the server counts, in four numbers. */
export function Summary({ totals, loading }: { totals: SalesPage['totals']; loading: boolean }): ReactElement | null {
  const month = months[Number(programmeToday().slice(5, 7)) - 1] ?? '';
  const wide = useAtLeast('md');
  if (!totals)
    return loading ? <Skeleton shape="block" height={wide ? HEIGHT : HEIGHT_PHONE} label={messages.loading} /> : null;
  return (
    <LedgerStrip>
      <Stat label={messages.month(month)} value={formatNumber(totals.monthSales)} />
      <Stat
        label={messages.granted}
        value={formatNumber(totals.monthConfirmed)}
        note={worth(totals.monthConfirmedPoints)}
      />
      <Stat
        label={messages.undecided}
        value={formatNumber(totals.monthPending)}
        note={worth(totals.monthPendingPoints)}
      />
      <Stat label={messages.rejected} value={formatNumber(totals.monthRejected)} />
    </LedgerStrip>
  );
}
