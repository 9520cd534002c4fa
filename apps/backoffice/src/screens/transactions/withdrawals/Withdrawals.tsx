import type { WithdrawalStatus } from '@pribavka/api';
import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';

import { quietly } from '../../../shared/list/filters.ts';
import { numberOf } from '../../../shared/list/list-parts.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../../shared/list/usePartnerFilter.ts';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { withdrawalsMessages as messages } from '../messages.ts';
import { withdrawalsList, withdrawalViews } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { withdrawalColumns } from './columns.tsx';
import { useBulkActs } from './useBulkActs.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

type View = keyof typeof withdrawalViews;

/** How many are in each view, of the counts by status; «Все» has none: the line under the table says it. */
function countsOf(counts: readonly { status: WithdrawalStatus; count: number }[] = []): Partial<Record<View, number>> {
  const byStatus = new Map(counts.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    Object.entries(withdrawalViews).flatMap(([view, statuses]) =>
      statuses === undefined || byStatus.size === 0
        ? []
        : [[view, statuses.reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0)]],
    ),
  );
}

/** «Выплаты»: decisions, and the approved ones collected into a registry. */
export function Withdrawals(): ReactElement {
  return (
    <ListScreen
      query={withdrawalsList}
      name="withdrawals"
      texts={messages}
      path={transactionsUrl('withdrawals')}
      columns={withdrawalColumns}
      filters={{
        requested: { label: messages.columns.requestedAt, icon: CalendarDays, always: true },
        points: { label: messages.columns.points, always: true },
        paid: { label: messages.columns.paidAt },
        partner: quietly(usePartnerFilter(messages.columns.partner)),
      }}
      viewCounts={({ totals }) => countsOf(totals?.statuses)}
      rowLabel={numberOf}
      emptyViews={messages.emptyViews}
      bulk={useBulkActs()}
      renderTools={(list) => <ExportAction route="withdrawals.export" list={list} />}
      renderSheet={(place) => <WithdrawalSheet key={place.id} place={place} />}
    />
  );
}
