import { Checkbox, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { noticesMessages as messages } from './messages.ts';
import type { ChangeSettings, NoticeSettings } from './useNoticeSettings.ts';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--pb-type-ui);
  & th {
    padding: 10px 8px 10px 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: var(--pb-text-secondary);
  }
  & tbody tr {
    border-top: 1px solid var(--pb-line-hair);
  }
  & td,
  & thead th:not(:first-child) {
    width: 4.5rem;
    padding: 6px 0;
    text-align: center;
  }
  & td > label {
    display: inline-flex;
  }
  @media (pointer: coarse) {
    & td {
      padding-block: 10px;
    }
  }
  /* Letters twice as large: an event has a line of its own over its channels. */
  @media (max-width: 17em) {
    & tr {
      display: flex;
      flex-wrap: wrap;
    }
    & th:first-child {
      width: 100%;
    }
    & :is(td, thead th):not(:first-child) {
      flex: 1;
    }
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
`;

const Hint = styled.p`
  margin-bottom: 8px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

/** Events by channels. */
export function Topics({ settings, onChange }: { settings: NoticeSettings; onChange: ChangeSettings }): ReactElement {
  const linked = settings.messenger?.linked === true && !settings.messenger.blocked;
  const channels = linked ? (['email', 'sms', 'messenger'] as const) : (['email', 'sms'] as const);
  return (
    <Panel title={messages.title}>
      <Hint>{messages.hint}</Hint>
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.event}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {messages.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.topics.map(({ topic, title, locked, channels: on }) => (
            <tr key={topic}>
              <th scope="row">
                {title}
                {locked && <small>{messages.locked}</small>}
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    aria-label={messages.cell(title, messages.channels[channel])}
                    value={on[channel]}
                    disabled={locked}
                    onValueChange={(next) => onChange({ channels: [{ topic, channel, on: next }] })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
