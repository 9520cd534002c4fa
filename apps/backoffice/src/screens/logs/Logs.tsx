import { useAllowed, usePagedList, useQuery } from '@pribavka/api/react';
import { EmptyState, PageHeader, Stack, Tabs } from '@pribavka/ui';
import { useTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { named } from '../../shared/list/filters.ts';
import { ListTable } from '../../shared/list/ListTable.tsx';
import { listBody } from '../../shared/list/request.ts';
import { useAddress } from '../../shared/list/useAddress.ts';
import { logColumns, processColumns } from './columns.tsx';
import {
  actionFilter,
  actionFilters,
  actionsModel,
  logFilters,
  processesModel,
  processFilters,
  processFiltersRow,
} from './model.ts';
import { logsUrl, logUrl } from './urls.ts';
import { logsWords as words } from './words.ts';

function Actions(): ReactElement {
  const navigate = useNavigate();
  const table = useTableState(useAddress(), actionsModel);
  const names = useQuery('dictionary.get').data?.logActions;
  const list = usePagedList('logs.list', listBody<'logs.list'>(table.state, logFilters(table.state)));
  return (
    <Stack gap={16}>
      <ListTable
        name="logs"
        caption={words.actions.caption}
        columns={logColumns}
        list={list}
        table={table}
        filters={actionFilters.map((filter) => (filter === actionFilter ? named(filter, names) : filter))}
        searchLabel={words.actions.search}
        getRowLabel={(row) => `${row.actor.name}: ${row.actionName}`}
        getRowHref={(row) => logUrl(row.id)}
        empty={<EmptyState title={words.actions.empty.title} description={words.actions.empty.text} />}
        onOpen={(id) => void navigate(logUrl(id))}
      />
    </Stack>
  );
}

function Processes(): ReactElement {
  const table = useTableState(useAddress(), processesModel);
  const list = usePagedList('processes.list', listBody<'processes.list'>(table.state, processFilters(table.state)), {
    refreshInterval: 5000,
  });
  return (
    <ListTable
      name="processes"
      caption={words.processes.caption}
      columns={processColumns}
      list={list}
      table={table}
      filters={processFiltersRow}
      getRowLabel={(row) => row.title}
      empty={<EmptyState title={words.processes.empty.title} description={words.processes.empty.text} />}
    />
  );
}

/** Who did what, and what runs in the background. */
export function Logs(): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const seesActions = useAllowed('logs.logsList:read');
  const seesProcesses = useAllowed('logs.processList:read');
  const wanted = params.get('tab') === 'processes' ? 'processes' : 'actions';
  const tab = seesActions && (wanted === 'actions' || !seesProcesses) ? 'actions' : 'processes';
  const tabs = [
    ...(seesActions ? [{ value: 'actions' as const, label: words.tabs.actions }] : []),
    ...(seesProcesses ? [{ value: 'processes' as const, label: words.tabs.processes }] : []),
  ];
  return (
    <Stack gap={16}>
      <PageHeader style={{ marginBottom: 4 }} title={words.title} inBar />
      <Tabs
        label={words.title}
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(logsUrl(next))}
        tabs={tabs}
      />
      {tab === 'actions' ? <Actions /> : <Processes />}
    </Stack>
  );
}
