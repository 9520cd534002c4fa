import { useAllowed, useApi, useCommand, usePagedList } from '@pribavka/api/react';
import { confirm, EmptyState, SegmentedControl, Stack } from '@pribavka/ui';
import { emptySelection, isSelected, type Selection, useTableState } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { ListTable } from '../../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../../shared/list/useNeighbours.ts';
import { listBody } from '../../../shared/list/request.ts';
import { useAddress } from '../../../shared/list/useAddress.ts';
import { registryUrl, transactionsUrl, withdrawalUrl } from '../urls.ts';
import { withdrawalsWords as words } from '../words.ts';
import { withdrawalColumns } from './columns.tsx';
import { viewOf, withdrawalFilters, withdrawalFiltersRow, withdrawalsModel, withdrawalViewNames } from './model.ts';
import { moneyTouched, useWithdrawalDecision } from './useWithdrawalDecision.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

/** «Выплаты»: decisions, and the approved ones gathered into a registry. */
export function Withdrawals(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const api = useApi();
  const table = useTableState(useAddress(), withdrawalsModel);
  const { state, patch } = table;
  const view = viewOf(state.view);
  const body = listBody<'withdrawals.adminList'>(state, withdrawalFilters(state));
  const list = usePagedList('withdrawals.adminList', body);
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const form = useCommand('registries.create', { invalidates: moneyTouched });
  const decision = useWithdrawalDecision();
  const mayForm = useAllowed('transactionPage.detailTransaction:create');
  const mayDecide = useAllowed('transactionPage.detailTransaction:update');
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const open = (next: string): void => void navigate(withdrawalUrl(next, search));

  const chosenRows = async (chosen: Selection) => {
    const rows =
      chosen.type === 'include'
        ? list.items
        : (await api.call('withdrawals.adminList', { body: { ...body, page: 1, size: 200 } })).items;
    return rows.filter((row) => isSelected(chosen, row.id));
  };

  const formRegistry = async (chosen: Selection): Promise<void> => {
    const ready = (await chosenRows(chosen)).filter((row) => row.status === 'approved');
    if (ready.length === 0) {
      toast.warning(words.onlyApproved);
      return;
    }
    const sure = await confirm({
      title: words.formTitle(ready.length),
      body: words.formBody,
      confirmLabel: words.form,
    });
    if (!sure) return;
    try {
      const registry = await form.run({ body: { ids: ready.map((row) => row.id) } });
      toast.success(words.formed(registry.number));
      setSelection(emptySelection);
      void navigate(registryUrl(registry.id));
    } catch {
      list.reload();
    }
  };

  const approveChosen = async (chosen: Selection): Promise<void> => {
    for (const row of await chosenRows(chosen)) {
      if (row.allowedActions.includes('approve')) await decision.decide(row, { decision: 'approve' });
    }
    setSelection(emptySelection);
  };

  const actions = [
    ...(mayDecide
      ? [{ id: 'approve', label: words.approve, onAction: (chosen: Selection) => void approveChosen(chosen) }]
      : []),
    ...(mayForm ? [{ id: 'form', label: words.form, onAction: (chosen: Selection) => void formRegistry(chosen) }] : []),
  ];

  return (
    <Stack gap={16}>
      <SegmentedControl
        aria-label={words.columns.status}
        value={view}
        onValueChange={(next) => patch({ view: next === 'all' ? undefined : next })}
        options={withdrawalViewNames.map((value) => ({ value, label: words.views[value] }))}
      />
      <ListTable
        name="withdrawals"
        caption={words.caption}
        columns={withdrawalColumns}
        list={list}
        table={table}
        filters={withdrawalFiltersRow}
        searchLabel={words.search}
        getRowLabel={(row) => row.number}
        getRowHref={(row) => withdrawalUrl(row.id, search)}
        narrowed={view !== 'all'}
        empty={<EmptyState title={words.empty.title} description={words.empty.text} />}
        selection={actions.length > 0 ? selection : undefined}
        onSelectionChange={setSelection}
        bulkActions={actions}
        openId={id}
        onOpen={open}
      />
      {id !== undefined && (
        <WithdrawalSheet
          id={id}
          neighbours={neighbours}
          onOpen={open}
          onClose={() => void navigate(transactionsUrl('withdrawals', search))}
        />
      )}
    </Stack>
  );
}
