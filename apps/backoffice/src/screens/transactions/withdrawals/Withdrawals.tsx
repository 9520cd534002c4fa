import type { WithdrawalStatus } from '@pribavka/api';
import { useAllowed } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { CalendarDays, Download } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyOf } from '../../../shared/lazy-of.ts';
import { quietly } from '../../../shared/list/filters.ts';
import { numberOf } from '../../../shared/list/list-parts.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../../shared/list/usePartnerFilter.ts';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { withdrawalsMessages as messages } from './messages.ts';
import { withdrawalsList, withdrawalViews } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { withdrawalColumns } from './columns.tsx';
import { useBulkActs } from './useBulkActs.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

const TaxReportSheet = lazyOf(() => import('../tax-report/TaxReportSheet.tsx'), 'TaxReportSheet');

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
  const mayReport = useAllowed('memberPage.exportMember:read');
  const [reporting, setReporting] = useState(false);
  return (
    <>
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
        viewCounts={({ totals }) => ({ ...countsOf(totals?.statuses), ...(totals && { mine: totals.waitsForMe }) })}
        rowLabel={numberOf}
        emptyViews={messages.emptyViews}
        bulk={useBulkActs()}
        renderTools={(list) => (
          <>
            <ExportAction route="withdrawals.export" list={list} />
            {mayReport && (
              <Button variant="plain" size="sm" icon={Download} onClick={() => setReporting(true)}>
                {messages.report}
              </Button>
            )}
          </>
        )}
        renderSheet={(place) => <WithdrawalSheet key={place.id} place={place} />}
      />
      <Suspense>{reporting && <TaxReportSheet onClose={() => setReporting(false)} />}</Suspense>
    </>
  );
}
