import { programmeToday } from '@pribavka/forms/rules';
import { formatCount, formatNumber, Skeleton, Stat, useAtLeast } from '@pribavka/ui';
import { formatPoints, LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
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

const SIGNED = { sign: true };

const worth = (points: number): string | undefined => (points === 0 ? undefined : messages.worth(formatPoints(points)));

/** Of the numbers with a note under them, so that the list does not move when they come, with notes or without. */
const HEIGHT = 68;

const Strip = styled(LedgerStrip)`
  min-height: ${HEIGHT}px;
`;

/** Of three lines, which the numbers of a phone take at most: nothing moves when they come. */
const Brief = styled.p`
  display: grid;
  align-items: center;
  min-height: 60px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-table);
`;

/** «В ноябре 44 продажи: подтверждено +9 214, ждёт решения +1 455» */
function briefOf(month: string, totals: NonNullable<SalesPage['totals']>): string {
  const sums = [
    ...(totals.monthConfirmedPoints > 0
      ? [messages.briefGranted(formatNumber(totals.monthConfirmedPoints, SIGNED))]
      : []),
    ...(totals.monthPendingPoints > 0 ? [messages.briefPending(formatNumber(totals.monthPendingPoints, SIGNED))] : []),
  ];
  const count = messages.brief(month, formatCount(totals.monthSales, messages.sales));
  return sums.length === 0 ? count : `${count}: ${sums.join(', ')}`;
}

/** The month of the programme, which is what the server counts: four numbers, or one sentence on a phone. */
export function Summary({ totals, loading }: { totals: SalesPage['totals']; loading: boolean }): ReactElement | null {
  const month = months[Number(programmeToday().slice(5, 7)) - 1] ?? '';
  const wide = useAtLeast('md');
  if (!totals && !loading) return null;
  if (!wide) return <Brief>{totals && briefOf(month, totals)}</Brief>;
  if (!totals) return <Skeleton shape="block" height={HEIGHT} label={messages.loading} />;
  return (
    <Strip>
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
    </Strip>
  );
}
