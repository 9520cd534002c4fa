import { useQuery } from '@pribavka/api/react';
import { DescriptionList, ErrorState, formatDate, PageHeader, Panel, Skeleton, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { ProcessPanel } from '../../../shared/process/ProcessPanel.tsx';
import { Status } from '../../../shared/Status.tsx';
import { resultStates } from '../columns.tsx';
import { logsUrl, logUrl } from '../urls.ts';
import { logsMessages } from '../messages.ts';

const messages = logsMessages.card;

const Changes = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & th,
  & td {
    padding: 8px 12px;
    border-block-end: 1px solid var(--pb-line-soft);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
  }
  & del {
    color: var(--pb-text-tertiary);
  }
`;

function Call({ summary, address }: { summary: string; address: string }): ReactElement {
  return (
    <>
      {summary}
      <br />
      <code>{address}</code>
    </>
  );
}

/** One action of the audit trail, or one background process. */
export function Component(): ReactElement {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return params.get('kind') === 'process' ? <ProcessScreen id={id} /> : <Entry id={id} />;
}

function ProcessScreen({ id }: { id: string }): ReactElement {
  return (
    <Stack gap={24}>
      <PageHeader
        style={{ marginBottom: 4 }}
        breadcrumbs={<Link to={logsUrl('processes')}>{messages.backToProcesses}</Link>}
        title={logsMessages.processes.one}
      />
      <Panel title={logsMessages.processes.one}>
        <ProcessPanel id={id} />
      </Panel>
    </Stack>
  );
}

/** Who, what, from where, and the difference it made. */
function Entry({ id }: { id: string }): ReactElement {
  const query = useQuery('logs.get', { params: { id } });
  const entry = query.data;
  if (query.problem && !entry) return <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />;
  if (!entry) return <Skeleton label={messages.title} />;
  const columns = logsMessages.actions.columns;
  return (
    <Stack gap={24}>
      <PageHeader
        style={{ marginBottom: 4 }}
        breadcrumbs={<Link to={logsUrl()}>{messages.back}</Link>}
        title={entry.actionName}
        meta={<Status state={resultStates[entry.result]} />}
      />
      <Panel title={messages.title}>
        <DescriptionList
          termWidth={160}
          items={[
            { term: columns.at, value: formatDate(entry.at, 'dayMonthYearTimeSeconds') },
            {
              term: columns.actor,
              value: [entry.actor.name, entry.actor.roleName].filter(Boolean).join(', '),
            },
            { term: columns.entity, value: [entry.entityTypeName, entry.entityLabel].filter(Boolean).join(': ') },
            ...(entry.call ? [{ term: messages.call, value: <Call {...entry.call} /> }] : []),
            ...(entry.reason ? [{ term: messages.reason, value: entry.reason }] : []),
            { term: columns.ip, value: entry.ip },
            { term: columns.request, value: entry.requestId && <code>{entry.requestId}</code> },
            { term: messages.device, value: entry.userAgent },
          ]}
        />
      </Panel>
      <Panel title={messages.changes} flush={entry.changes.length > 0}>
        {entry.changes.length === 0 ? (
          <p>{messages.noChanges}</p>
        ) : (
          <Changes>
            <thead>
              <tr>
                <th scope="col">{messages.field}</th>
                <th scope="col">{messages.before}</th>
                <th scope="col">{messages.after}</th>
              </tr>
            </thead>
            <tbody>
              {entry.changes.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{change.label}</th>
                  <td>{change.before && <del>{change.before}</del>}</td>
                  <td>{change.after}</td>
                </tr>
              ))}
            </tbody>
          </Changes>
        )}
      </Panel>
      {entry.neighbours.length > 0 && (
        <Panel title={messages.same}>
          <ul>
            {entry.neighbours.map((other) => (
              <li key={other.id}>
                <Link to={logUrl(other.id)}>{other.actionName}</Link> {other.entityLabel}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}
