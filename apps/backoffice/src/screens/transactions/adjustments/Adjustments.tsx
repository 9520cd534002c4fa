import { useAllowed, useQuery } from '@pribavka/api/react';
import { CalendarDays, CircleDot } from 'lucide-react';
import { lazy, type ReactElement } from 'react';

import { namesOf } from '../../../shared/list/filters.ts';
import { numberOf } from '../../../shared/list/list-parts.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../../shared/process/ImportAction.tsx';
import { adjustmentStates } from '../../../shared/states.ts';
import { adjustmentsMessages as messages } from './messages.ts';
import { adjustmentsList } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { adjustmentQueries, AdjustmentSheet } from './AdjustmentSheet.tsx';
import { useBulkActs } from './useBulkActs.ts';
import { adjustmentColumns } from './columns.tsx';

const NewAdjustment = lazy(async () => ({ default: (await import('./NewAdjustment.tsx')).NewAdjustment }));

const right = 'transactionPage.tuningsTransaction:create';

/** «Корректировки»: points moved by hand, above the threshold by two people. */
export function Adjustments(): ReactElement {
  const mayCreate = useAllowed(right);
  const { columns } = messages;
  const reasons = useQuery('dictionary.get', {}, { quiet: 'all' }).data?.reasons.tuning;
  return (
    <ListScreen
      query={adjustmentsList}
      name="tunings"
      texts={messages}
      path={transactionsUrl('tunings')}
      create={right}
      columns={adjustmentColumns}
      filters={{
        status: {
          label: columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => adjustmentStates[value as keyof typeof adjustmentStates].word,
        },
        created: { label: columns.createdAt, icon: CalendarDays, always: true },
        direction: { label: messages.direction, name: (value) => messages.form[value as 'credit' | 'debit'] },
        reason: reasons && { label: columns.reason, values: reasons.map(({ code }) => code), name: namesOf(reasons) },
      }}
      viewCounts={({ totals }) => (totals ? { mine: totals.waitsForMe } : {})}
      emptyViews={{ mine: messages.mineEmpty }}
      rowLabel={numberOf}
      tools={
        mayCreate && (
          <ImportAction
            title={messages.import.title}
            columns={messages.import.columns}
            route="tunings.massUpload"
            template="tunings.massUploadTemplate"
            invalidates={adjustmentQueries}
          />
        )
      }
      bulk={useBulkActs()}
      renderTools={(list) => <ExportAction route="tunings.export" list={list} />}
      renderSheet={(place) => <AdjustmentSheet key={place.id} place={place} />}
      renderNew={({ onClose }) => <NewAdjustment onClose={onClose} />}
    />
  );
}
