import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';

import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { withdrawalsMessages as messages } from '../messages.ts';
import { withdrawalsList } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { withdrawalColumns } from './columns.tsx';
import { useBulkActs } from './useBulkActs.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

/** «Выплаты»: decisions, and the approved ones collected into a registry. */
export function Withdrawals(): ReactElement {
  return (
    <ListScreen
      query={withdrawalsList}
      name="withdrawals"
      plainViews
      texts={messages}
      path={transactionsUrl('withdrawals')}
      columns={withdrawalColumns}
      filters={{
        requested: { label: messages.columns.requestedAt, icon: CalendarDays, always: true },
        points: { label: messages.columns.points, always: true },
      }}
      rowLabel={(row) => row.number}
      bulk={useBulkActs()}
      renderTools={(list) => <ExportAction route="withdrawals.export" list={list} />}
      renderSheet={(place) => <WithdrawalSheet key={place.id} place={place} />}
    />
  );
}
