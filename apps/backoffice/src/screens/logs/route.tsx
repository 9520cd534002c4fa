import { useAllowed } from '@pribavka/api/react';
import { PageHeader, Stack, Tabs } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { Actions } from './Actions.tsx';
import { logsMessages as messages } from './messages.ts';
import { Processes } from './Processes.tsx';
import { logsUrl } from './urls.ts';

/** Who did what, and what runs in the background. */
export function Component(): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const seesActions = useAllowed('logs.logsList:read');
  const seesProcesses = useAllowed('logs.processList:read');
  const wanted = params.get('kind') === 'process' ? 'processes' : 'actions';
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
