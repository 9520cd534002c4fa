import { programmeToday } from '@pribavka/forms/rules';
import { useAllowed, useCommand } from '@pribavka/api/react';
import { CheckboxField, Form, FormStrip, RadioField, SelectField, SubmitButton, TextField } from '@pribavka/forms';
import { Button, ButtonGroup, Sheet, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { StartedProcess } from '../../../shared/process/StartedProcess.tsx';
import { taxReportMessages as messages } from './messages.ts';

interface Values {
  year: string;
  purpose: string;
  format: 'xlsx' | 'csv';
  openInn: boolean;
}

const yearsShown = 5;

/** «Отчёт за год»: income, tax and what was paid, a row a member; the file is made by a process. */
export function TaxReportSheet({ onClose }: { onClose: () => void }): ReactElement {
  const start = useCommand('withdrawals.taxReport', { invalidates: ['processes.*', 'logs.*'], quiet: 'fields' });
  const opens = useAllowed('memberPage.memberCard:read');
  const [processId, setProcessId] = useState<string>();
  const thisYear = Number(programmeToday().slice(0, 4));
  const years = Array.from({ length: yearsShown }, (_, back) => String(thisYear - back));
  const send = async ({ year, ...values }: Values): Promise<string> =>
    (await start.run({ body: { ...values, year: Number(year) } })).processId;
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      {processId === undefined ? (
        <Form<Values, string>
          initialValues={{
            year: String(thisYear),
            purpose: messages.purposeOf(thisYear),
            format: 'xlsx',
            openInn: false,
          }}
          onSubmit={send}
          onSuccess={setProcessId}
        >
          <Text as="p">{messages.text}</Text>
          <SelectField name="year" label={messages.year} options={years.map((value) => ({ value, label: value }))} />
          <TextField name="purpose" label={messages.purpose} hint={messages.purposeHint} rules={[maxLength(300)]} />
          <RadioField
            name="format"
            label={messages.format}
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: messages.formats[value] }))}
          />
          {opens && (
            <Stack gap={4}>
              <CheckboxField name="openInn" label={messages.openInn} />
              <Text as="p" tone="secondary">
                {messages.openInnText}
              </Text>
            </Stack>
          )}
          <FormStrip />
          <ButtonGroup>
            <SubmitButton>{messages.start}</SubmitButton>
            <Button onClick={onClose}>{messages.cancel}</Button>
          </ButtonGroup>
        </Form>
      ) : (
        <StartedProcess id={processId} onClose={onClose} />
      )}
    </Sheet>
  );
}
