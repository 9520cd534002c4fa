import {
  Banner,
  Button,
  ButtonGroup,
  DescriptionList,
  ErrorState,
  formatDate,
  formatNumber,
  Skeleton,
  Stack,
  Stat,
} from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { Status } from '../Status.tsx';
import { GoingProgress } from './GoingProgress.tsx';
import { processMessages as messages } from './messages.ts';
import { ProcessErrors } from './ProcessErrors.tsx';
import { processStates } from './states.ts';
import { isGoing, type Process, useProcess } from './useProcess.ts';
import { useProcessActs } from './useProcessActs.ts';

/** Sums of a file the server puts among the parameters: they stand with the counts, points with their roubles. */
const sums: readonly (readonly [name: string, roubles?: string])[] = [
  ['membersCount'],
  ['creditPoints', 'creditKopecks'],
  ['debitPoints', 'debitKopecks'],
  ['awaitingApproval'],
];
const sumNames = new Set(sums.flat());

const countNames = ['ok', 'created', 'updated', 'skipped', 'failed'] as const;

/** How a process goes: progress, counts, errors at their rows, files, retry and cancel. */
export function ProcessPanel({ id }: { id: string }): ReactElement {
  const query = useProcess(id);
  const process = query.data;
  if (query.problem && !process) {
    return <ErrorState level={3} title={messages.failed} onRetry={query.reload} requestId={query.problem.requestId} />;
  }
  if (!process) return <Skeleton label={messages.loading} />;
  return <ProcessCard process={process} reload={query.reload} />;
}

interface ProcessCardProps {
  process: Process;
  reload: () => void;
  /** What stands over the card says already which work it is. */
  named?: boolean;
}

/** The same for a process that is here already. */
export function ProcessCard({ process, reload, named = false }: ProcessCardProps): ReactElement {
  const { facts } = messages;
  const { startedAt, finishedAt, seconds } = process;
  return (
    <Stack gap={20}>
      <ProcessProgress process={process} named={named} />
      <ProcessActions process={process} reload={reload} />
      <DescriptionList
        termWidth={140}
        items={[
          { term: facts.number, value: process.number },
          { term: facts.startedBy, value: process.startedBy?.name ?? messages.system },
          { term: facts.queuedAt, value: formatDate(process.queuedAt, 'dayMonthYearTime') },
          { term: facts.startedAt, value: startedAt && formatDate(startedAt, 'dayMonthYearTime') },
          { term: facts.finishedAt, value: finishedAt && formatDate(finishedAt, 'dayMonthYearTime') },
          { term: facts.duration, value: seconds !== null && messages.duration(seconds) },
          { term: facts.attempt, value: formatNumber(process.attempt) },
          { term: facts.retries, value: process.retries > 0 && messages.retries(process.retries, process.retryLimit) },
          ...process.parameters.flatMap(({ name, label, value }) =>
            label === null || sumNames.has(name) ? [] : [{ term: label, value }],
          ),
        ].filter((item) => item.value)}
      />
      <ProcessErrors errors={process.errors} />
    </Stack>
  );
}

/** Where it stands, in a bar while it goes on and in counts when it is over. */
export function ProcessProgress({ process, named = false }: Omit<ProcessCardProps, 'reload'>): ReactElement {
  const { done, total } = process.progress;
  const going = isGoing(process);
  const left = process.status === 'cancelled' ? (total ?? done) - done : 0;
  const parameterOf = (name: string | undefined) => process.parameters.find((one) => one.name === name);
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} align="center" wrap>
        {!named && <strong>{process.title}</strong>}
        <Status state={processStates[process.status]} />
      </Stack>
      {going && <GoingProgress process={process} />}
      {!going && (
        <LedgerStrip>
          {countNames
            .filter((name) => process.counts[name] > 0)
            .map((name) => (
              <Stat key={name} size="sm" label={messages.counts[name]} value={formatNumber(process.counts[name])} />
            ))}
          {sums.flatMap(([name, roubles]) => {
            const sum = parameterOf(name);
            return sum
              ? [<Stat key={name} size="sm" label={sum.label} value={sum.value} note={parameterOf(roubles)?.value} />]
              : [];
          })}
          {left > 0 && <Stat size="sm" label={messages.left} value={formatNumber(left)} />}
        </LedgerStrip>
      )}
    </Stack>
  );
}

/** Files, a new attempt, a stop: what the server allows now. */
export function ProcessActions({ process, reload }: { process: Process; reload: () => void }): ReactElement {
  const acts = useProcessActs({ reload });
  const can = (action: Process['allowedActions'][number]): boolean => process.allowedActions.includes(action);
  return (
    <>
      <ButtonGroup>
        {can('download_result') && (
          <Button variant="primary" onClick={() => acts.download(process, 'result')}>
            {messages.files.result}
          </Button>
        )}
        {can('download_errors') && (
          <Button onClick={() => acts.download(process, 'errors')}>{messages.files.errors}</Button>
        )}
        {process.sourceFile && (
          <Button variant="text" onClick={() => acts.download(process, 'source', process.sourceFile?.name)}>
            {messages.files.source}
          </Button>
        )}
        {can('retry') && (
          <Button loading={acts.pending === 'retry'} onClick={() => void acts.retry(process)}>
            {messages.retry}
          </Button>
        )}
        {can('cancel') && (
          <Button
            variant="danger-outline"
            loading={acts.pending === 'cancel'}
            onClick={() => void acts.cancel(process)}
          >
            {messages.cancel}
          </Button>
        )}
      </ButtonGroup>
      {process.retryRefusal && <Banner tone="info" title={process.retryRefusal} />}
    </>
  );
}
