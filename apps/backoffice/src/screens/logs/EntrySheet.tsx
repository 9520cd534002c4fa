import type { Output } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { CopyButton, DescriptionList, formatDate, Stack } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { Status } from '../../shared/Status.tsx';
import { participantUrl } from '../participants/urls.ts';
import { resultStates } from './columns.tsx';
import { entityUrl } from './entity-url.ts';
import { logsMessages } from './messages.ts';
import { logsPath, logUrl } from './urls.ts';

type Entry = Output<'logs.get'>;

const messages = logsMessages.card;
const { columns } = logsMessages.actions;

const Changes = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & :is(th, td) {
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
  & tbody th {
    font-weight: 500;
  }
  & del {
    color: var(--pb-text-secondary);
  }
`;

const Mono = styled.code`
  overflow-wrap: anywhere;
`;

/** Words that lead to a card where there is one. */
const linked = (text: string, to: string | undefined): ReactNode =>
  to === undefined ? text : <Link to={to}>{text}</Link>;

const thingOf = ({ entityTypeName, entityLabel }: Pick<Entry, 'entityTypeName' | 'entityLabel'>): string =>
  [entityTypeName, entityLabel].filter(Boolean).join(': ');

function Facts({ entry }: { entry: Entry }): ReactElement {
  const { access } = useSession();
  const { actor, call, processId } = entry;
  const ofMember = actor.roleCode === 'member' && actor.id !== null;
  const member = ofMember ? entityUrl({ entityType: 'member', entityId: actor.id }, access) : undefined;
  return (
    <DescriptionList
      termWidth={140}
      items={[
        { term: columns.at, value: formatDate(entry.at, 'dayMonthYearTimeSeconds') },
        { term: columns.actor, value: linked(actor.name, member && participantUrl(actor.id ?? '')) },
        { term: columns.role, value: actor.roleName },
        { term: columns.entity, value: linked(thingOf(entry), entityUrl(entry, access)) },
        {
          term: messages.call,
          value: call && (
            <>
              {call.summary}
              <br />
              <Mono>{call.address}</Mono>
            </>
          ),
        },
        { term: messages.reason, value: entry.reason },
        { term: columns.ip, value: entry.ip },
        {
          term: columns.request,
          value: entry.requestId && (
            <>
              <Mono>{entry.requestId}</Mono> <CopyButton text={entry.requestId} size="mini" />
            </>
          ),
        },
        { term: messages.device, value: entry.userAgent },
        {
          term: messages.process,
          value: processId && <Link to={logUrl(processId, 'process')}>{messages.openProcess}</Link>,
        },
      ].filter(({ value }) => value)}
    />
  );
}

function Difference({ changes }: Pick<Entry, 'changes'>): ReactElement {
  if (changes.length === 0) return <p>{messages.noChanges}</p>;
  return (
    <Changes aria-label={messages.changes}>
      <thead>
        <tr>
          <th scope="col">{messages.field}</th>
          <th scope="col">{messages.before}</th>
          <th scope="col">{messages.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            <td>{change.before && <del>{change.before}</del>}</td>
            <td>{change.after}</td>
          </tr>
        ))}
      </tbody>
    </Changes>
  );
}

/** What else the same request did. */
function Neighbours({ neighbours }: Pick<Entry, 'neighbours'>): ReactElement {
  const { search } = useLocation();
  return (
    <ul>
      {neighbours.map((other) => (
        <li key={other.id}>
          <Link to={`${logsPath}/${other.id}${search}`}>{other.actionName}</Link> {thingOf(other)}
        </li>
      ))}
    </ul>
  );
}

/** One action of the journal: who, what, from where, and the difference it made. */
export function EntrySheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('logs.get', { params: { id: place.id } }, { quiet: 'all' });
  return (
    <Sheet<Entry>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      previous={messages.previous}
      next={messages.next}
      title={({ actionName, entityTypeName }) => `${actionName}: ${entityTypeName.toLowerCase()}`}
      renderMeta={({ result }) => <Status state={resultStates[result]} />}
      render={(entry) => (
        <Stack gap={20}>
          <Facts entry={entry} />
          <h3>{messages.changes}</h3>
          <Difference changes={entry.changes} />
          {entry.neighbours.length > 0 && (
            <>
              <h3>{messages.same}</h3>
              <Neighbours neighbours={entry.neighbours} />
            </>
          )}
        </Stack>
      )}
    />
  );
}
