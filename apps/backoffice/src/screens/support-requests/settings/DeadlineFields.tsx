import { supportPriorities } from '@pribavka/api';
import { CheckboxField, NumberField, TextField, useFormValue } from '@pribavka/forms';
import { Panel, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { supportMessages } from '../messages.ts';
import { common, minutesOf } from './deadline-values.ts';
import { settingsMessages } from './messages.ts';

const messages = settingsMessages.deadlines;
const { priorities } = supportMessages;

const Table = styled.div`
  /* Names of the places are out of the flow: without this they would make the page as wide as the table. */
  position: relative;
  overflow-x: auto;
  & > table {
    min-width: 640px;
    width: 100%;
  }
  & th {
    padding: 8px 12px 8px 0;
    font: var(--pb-type-table);
    font-weight: 500;
    text-align: start;
    vertical-align: top;
  }
  & td {
    padding: 4px 12px 4px 0;
    vertical-align: top;
  }
  /* Every place is named for a screen reader by its row and column; the sighted read the heads of the table. */
  & td [data-part='label'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const time = (value: unknown): string | undefined => (minutesOf(value) === undefined ? messages.time : undefined);

function Days({ off }: { off: boolean }): ReactElement {
  const days = useFormValue<Record<string, boolean>>('days') ?? {};
  const none = !Object.values(days).some(Boolean);
  return (
    <Stack direction="row" gap={16} wrap>
      {messages.dayNames.map((name, index) => (
        <CheckboxField
          key={name}
          name={`days.d${index + 1}`}
          label={name}
          disabled={off}
          rules={index === 0 ? [() => (none ? messages.noDays : undefined)] : []}
        >
          {messages.days[index]}
        </CheckboxField>
      ))}
    </Stack>
  );
}

export interface DeadlineFieldsProps {
  categories: ReadonlyArray<{ code: string; name: string }>;
  /** Only read. */
  off: boolean;
}

export function DeadlineFields({ categories, off }: DeadlineFieldsProps): ReactElement {
  const from = minutesOf(useFormValue('workFrom'));
  const longEnough = (value: unknown): string | undefined => {
    const to = minutesOf(value);
    return from !== undefined && to !== undefined && to - from < 60 ? messages.short : undefined;
  };
  const rows = [{ code: common, name: messages.all }, ...categories];
  return (
    <Stack gap={16}>
      <Panel title={messages.work}>
        <Stack gap={16}>
          <Days off={off} />
          <Stack direction="row" gap={16} wrap>
            <TextField name="workFrom" label={messages.from} hint={messages.timeHint} rules={[time]} disabled={off} />
            <TextField name="workTo" label={messages.to} rules={[time, longEnough]} disabled={off} />
          </Stack>
        </Stack>
      </Panel>
      <Panel title={messages.hours}>
        <Text as="p" tone="secondary">
          {messages.hoursHint}
        </Text>
        <Table>
          <table>
            <thead>
              <tr>
                <th scope="col">{supportMessages.columns.category}</th>
                {supportPriorities.map((priority) => (
                  <th key={priority} scope="col">
                    {priorities[priority]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, name }) => (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  {supportPriorities.map((priority) => (
                    <td key={priority}>
                      <NumberField
                        name={`hours.${code}.${priority}`}
                        label={messages.cell(name, priorities[priority])}
                        optional={code !== common}
                        min={1}
                        max={720}
                        disabled={off}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      </Panel>
      <Panel title={messages.closing}>
        <Stack direction="row" gap={16} wrap>
          <NumberField name="closeDays" label={messages.closeDays} min={1} max={365} disabled={off} />
          <NumberField name="reopenDays" label={messages.reopenDays} min={1} max={365} disabled={off} />
        </Stack>
      </Panel>
    </Stack>
  );
}
