import type { Totals } from '@pribavka/api/react';
import { formatMoney, formatNumber, Panel, Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { operationsMessages } from './messages.ts';

const messages = operationsMessages.sums;

const plus = (points: number): string => formatNumber(points, { sign: true });

interface SumsProps {
  totals: Totals<'operations.adminList'> | undefined;
  total: number;
  loading: boolean;
}

/** What the operations found come to; the server gives no sums where they are too many to be summed for a list. */
export function Sums({ totals, total, loading }: SumsProps): ReactElement | null {
  if (!totals && !loading) return null;
  // The place is kept while the sums are on their way: nothing moves under the hand.
  const shown = (value: (sums: NonNullable<typeof totals>) => string): string => (totals ? value(totals) : '—');
  return (
    <Panel>
      <LedgerStrip spread role="group" aria-label={messages.name}>
        <Stat size="sm" label={messages.count} value={shown(() => formatNumber(total))} />
        <Stat size="sm" label={messages.accrued} value={shown(({ accrued }) => plus(accrued))} />
        <Stat size="sm" label={messages.withdrawn} value={shown(({ withdrawn }) => plus(-withdrawn))} />
        <Stat size="sm" label={messages.expired} value={shown(({ expired }) => plus(-expired))} />
        <Stat size="sm" label={messages.payable} value={shown((sums) => formatMoney(sums.payableKopecks))} />
      </LedgerStrip>
    </Panel>
  );
}
