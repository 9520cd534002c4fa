import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { ErrorState, Panel, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { settingsMessages } from './messages.ts';
import { NoticePreview } from './NoticePreview.tsx';
import type { SettingsPlace } from './place.ts';

const messages = settingsMessages.notices;

export type NoticeTemplate = Output<'notifications.templates'>[number];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-ui);
  & th,
  & td {
    padding: 8px 12px 8px 0;
    vertical-align: top;
    text-align: start;
    font-weight: 400;
  }
  & thead th {
    color: var(--pb-text-secondary);
  }
  & tbody tr {
    border-top: 1px solid var(--pb-line-hair);
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--pb-accent-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:focus-visible {
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 2px;
  }
  @media (max-width: 47.99em) {
    & :is(th, td):nth-child(3) {
      display: none;
    }
  }
`;

const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

/** Every event people are notified of; an opened one shows its messages. */
export function Notices({ place }: { place: SettingsPlace }): ReactElement {
  const { data, problem, reload } = useQuery('notifications.templates');
  if (problem && !data)
    return <ErrorState level={2} title={messages.failed} requestId={problem.requestId} onRetry={reload} />;
  if (!data) return <Skeleton rows={10} label={messages.loading} />;
  const opened = data.find(({ kind }) => kind === place.record);
  return (
    <Panel title={settingsMessages.tabs.notices}>
      <Hint>{messages.hint}</Hint>
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.event}</th>
            <th scope="col">{messages.group}</th>
            <th scope="col">{messages.channels}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ kind, about, topicTitle, channels }) => (
            <tr key={kind}>
              <th scope="row">
                <button type="button" onClick={() => place.onOpen(kind)}>
                  {about}
                </button>
              </th>
              <td>{topicTitle}</td>
              <td>{channels.map((channel) => messages.names[channel]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {opened && <NoticePreview template={opened} onClose={place.onClose} />}
    </Panel>
  );
}
