import { useAllowed, useCommand } from '@pribavka/api/react';
import { formatMoney } from '@pribavka/ui';
import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import type { BulkAct } from '../../../shared/bulk/bulk-plan.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { withdrawalStates } from '../../../shared/states.ts';
import { withdrawalsMessages as messages } from '../messages.ts';
import { withdrawalsList } from '../query.ts';
import { registryUrl, transactionsUrl } from '../urls.ts';
import { withdrawalColumns, type WithdrawalRow } from './columns.tsx';
import { moneyQueries } from './useWithdrawalDecision.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

const { bulk } = messages;

const idsOf = (rows: readonly WithdrawalRow[]): string[] => rows.map(({ id }) => id);

/** Money that leaves with the act, and the tax withheld from it. */
const sums = (rows: readonly WithdrawalRow[]): string =>
  bulk.sums(
    formatMoney(rows.reduce((sum, row) => sum + row.netKopecks, 0)),
    formatMoney(rows.reduce((sum, row) => sum + row.taxKopecks, 0)),
  );

const leftAs = ({ status }: WithdrawalRow): string => bulk.left(withdrawalStates[status].word.toLowerCase());

function useBulkActs(): BulkAct<WithdrawalRow>[] {
  const navigate = useNavigate();
  const decide = useCommand('withdrawals.decideMany', { invalidates: moneyQueries });
  const form = useCommand('registries.create', { invalidates: moneyQueries });
  const mayDecide = useAllowed('transactionPage.detailTransaction:update');
  const mayForm = useAllowed('transactionPage.detailTransaction:create');
  const approve: BulkAct<WithdrawalRow> = {
    id: 'approve',
    label: messages.approve,
    skip: (row) => (row.allowedActions.includes('approve') ? undefined : leftAs(row)),
    title: bulk.approveTitle,
    note: sums,
    none: bulk.noneToApprove,
    run: (rows) => decide.run({ body: { ids: idsOf(rows), decision: 'approve' } }),
    done: bulk.approved,
  };
  const addToRegistry: BulkAct<WithdrawalRow> = {
    id: 'form',
    label: messages.form,
    skip: (row) => (row.status === 'approved' ? undefined : leftAs(row)),
    title: messages.formTitle,
    note: (rows) => `${sums(rows)} ${messages.formBody}`,
    none: messages.onlyApproved,
    run: async (rows) => {
      const registry = await form.run({ body: { ids: idsOf(rows) } });
      void navigate(registryUrl(registry.id));
      return { done: idsOf(rows), failed: [] };
    },
    done: bulk.formed,
  };
  return [...(mayDecide ? [approve] : []), ...(mayForm ? [addToRegistry] : [])];
}

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
      renderSheet={(place) => <WithdrawalSheet key={place.id} place={place} />}
    />
  );
}
