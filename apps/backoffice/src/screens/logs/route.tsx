import { useAllowed, useQuery } from '@pribavka/api/react';
import { PageHeader, Stack, Tabs } from '@pribavka/ui';
import { CalendarDays, CircleDot } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { namesOf } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { processStates } from '../../shared/process/states.ts';
import { logColumns, processColumns } from './columns.tsx';
import { logsMessages as messages } from './messages.ts';
import { actionsList, processesList } from './query.ts';
import { logsPath, logsUrl, logUrl } from './urls.ts';

function Actions(): ReactElement {
  const names = useQuery('dictionary.get').data?.logActions;
  const { columns, results } = messages.actions;
  return (
    <ListScreen
      query={actionsList}
      name="logs"
      texts={messages.actions}
      path={logsPath}
      columns={logColumns}
      filters={{
        at: { label: columns.at, icon: CalendarDays, always: true },
        action: { label: columns.action, always: true, anyLabel: 'все', name: namesOf(names) },
        result: {
          label: columns.result,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => results[value as keyof typeof results],
        },
      }}
      rowLabel={(row) => `${row.actor.name}: ${row.actionName}`}
      recordUrl={(id) => logUrl(id)}
      tools={<ExportAction route="logs.export" />}
    />
  );
}

function Processes(): ReactElement {
  const { columns } = messages.processes;
  return (
    <ListScreen
      query={processesList}
      name="processes"
      texts={messages.processes}
      path={logsPath}
      columns={processColumns}
      filters={{
        status: {
          label: columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => processStates[value as keyof typeof processStates].word,
        },
        queued: { label: columns.queuedAt, icon: CalendarDays, always: true },
      }}
      rowLabel={(row) => row.title}
      recordUrl={(id) => logUrl(id, 'process')}
      refreshInterval={5000}
    />
  );
}

/** Who did what, and what runs in the background. */
export function Component(): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const seesActions = useAllowed('logs.logsList:read');
  const seesProcesses = useAllowed('logs.processList:read');
  const wanted = params.get('tab') === 'processes' ? 'processes' : 'actions';
  const tab = seesActions && (wanted === 'actions' || !seesProcesses) ? 'actions' : 'processes';
  const tabs = [
    ...(seesActions ? [{ value: 'actions' as const, label: messages.tabs.actions }] : []),
    ...(seesProcesses ? [{ value: 'processes' as const, label: messages.tabs.processes }] : []),
  ];
  return (
    <Stack gap={16}>
      <PageHeader style={{ marginBottom: 4 }} title={messages.title} inBar />
      <Tabs
        label={messages.title}
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(logsUrl(next), { preventScrollReset: true })}
        tabs={tabs}
      />
      {tab === 'actions' ? <Actions /> : <Processes />}
    </Stack>
  );
}
