import type { Totals } from '@pribavka/api/react';
import { formatMoney, formatNumber, Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { operationsMessages } from '../messages.ts';

const messages = operationsMessages.sums;

const plus = (points: number): string => formatNumber(points, { sign: true });

/** What the operations found come to; the server gives no sums where they are too many to be summed for a list. */
export function Sums({
  totals,
  total,
}: {
  totals: Totals<'operations.adminList'> | undefined;
  total: number;
}): ReactElement | null {
  if (!totals) return null;
  const { accrued, withdrawn, expired, payableKopecks } = totals;
  return (
    <LedgerStrip spread role="group" aria-label={messages.name}>
      <Stat size="sm" label={messages.count} value={formatNumber(total)} />
      <Stat size="sm" label={messages.accrued} value={plus(accrued)} />
      <Stat size="sm" label={messages.withdrawn} value={plus(-withdrawn)} />
      <Stat size="sm" label={messages.expired} value={plus(-expired)} />
      <Stat size="sm" label={messages.payable} value={formatMoney(payableKopecks)} />
    </LedgerStrip>
  );
}
