import { useQuery } from '@pribavka/api/react';
import { DescriptionList, ErrorState, formatDate, PageHeader, Panel, Skeleton, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { Status } from '../../shared/Status.tsx';
import { resultStates } from './columns.tsx';
import { logsUrl, logUrl } from './urls.ts';
import { logsWords } from './words.ts';

const words = logsWords.card;

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

/** One entry of the journal: who, what, from where, and the difference. */
export function LogDetail(): ReactElement {
  const { id = '' } = useParams();
  const query = useQuery('logs.get', { params: { id } });
  const entry = query.data;
  if (query.problem && !entry) return <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />;
  if (!entry) return <Skeleton label={words.title} />;
  const columns = logsWords.actions.columns;
  return (
    <Stack gap={24}>
      <PageHeader
        style={{ marginBottom: 4 }}
        breadcrumbs={<Link to={logsUrl()}>{words.back}</Link>}
        title={entry.actionName}
        meta={<Status state={resultStates[entry.result]} />}
      />
      <Panel title={words.title}>
        <DescriptionList
          termWidth={160}
          items={[
            { term: columns.at, value: formatDate(entry.at, 'dayMonthYearTimeSeconds') },
            {
              term: columns.actor,
              value: [entry.actor.name, entry.actor.roleName].filter(Boolean).join(', '),
            },
            { term: columns.entity, value: [entry.entityTypeName, entry.entityLabel].filter(Boolean).join(': ') },
            ...(entry.call ? [{ term: words.call, value: <Call {...entry.call} /> }] : []),
            ...(entry.reason ? [{ term: words.reason, value: entry.reason }] : []),
            { term: columns.ip, value: entry.ip },
            { term: columns.request, value: entry.requestId && <code>{entry.requestId}</code> },
            { term: words.device, value: entry.userAgent },
          ]}
        />
      </Panel>
      <Panel title={words.changes} flush={entry.changes.length > 0}>
        {entry.changes.length === 0 ? (
          <p>{words.noChanges}</p>
        ) : (
          <Changes>
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
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
        <Panel title={words.same}>
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
