import type { Input } from '@pribavka/api';
import { useAllowed, useCommand, useSession } from '@pribavka/api/react';
import { CheckboxField, Form, FormStrip, RadioField, SubmitButton, SubmitError, TextField } from '@pribavka/forms';
import { Button, ButtonGroup, Heading, Sheet, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import type { ChosenRows } from '../../../shared/bulk/bulk-plan.ts';
import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { StartedProcess } from '../../../shared/process/StartedProcess.tsx';
import { exportMessages as messages } from './messages.ts';

type Body = Input<'members.exportList'>['body'];
type ColumnName = keyof typeof messages.names;

/** Columns of the sealed data, behind a right of their own. */
const sealed: readonly ColumnName[] = ['birthDate', 'passport', 'passportIssued', 'address', 'inn', 'snils'];
const unasked = new Set<ColumnName>([...sealed, 'risk', 'taxStatus']);
const names = Object.keys(messages.names) as ColumnName[];
const plain = names.filter((name) => !sealed.includes(name));

type Values = { purpose: string; format: 'xlsx' | 'csv' } & Record<ColumnName, boolean>;

export interface ExportSheetProps {
  /** Chosen rows; the whole list otherwise. */
  rows: Omit<ChosenRows, 'clear'>;
  onClose: () => void;
}

const textOf = ({ ids, query }: ExportSheetProps['rows']): string => {
  if (ids) return messages.chosen(ids.length);
  const out = query?.except.length ?? 0;
  return out > 0 ? messages.but(out) : messages.all;
};

/** «Экспорт»: which columns and what for; the file is made by a process. */
export function ExportSheet({ rows, onClose }: ExportSheetProps): ReactElement {
  const start = useCommand('members.exportList', { invalidates: ['processes.*', 'logs.*'], quiet: 'fields' });
  const seesCards = useAllowed('memberPage.memberCard:read');
  // Documents are for the programme's own people: an employer has no business with them.
  const opens = useSession().profile?.roleCode !== 'partner' && seesCards;
  const [processId, setProcessId] = useState<string>();
  const [typed, setTyped] = useState(false);
  const send = async ({ purpose, format, ...marks }: Values): Promise<string> => {
    const columns = names.filter((name) => marks[name]);
    if (columns.length === 0) throw new SubmitError({}, [messages.noColumns]);
    const { ids, query } = rows;
    const body = { purpose, format, columns, ...(ids ? { ids } : query) } as Body;
    return (await start.run({ body })).processId;
  };
  return (
    <Sheet open onClose={onClose} title={messages.title} dirty={typed && processId === undefined}>
      {processId === undefined ? (
        <Form<Values, string>
          initialValues={{
            format: 'xlsx',
            ...Object.fromEntries(names.map((name) => [name, !unasked.has(name)])),
          }}
          onSubmit={send}
          onSuccess={setProcessId}
        >
          <Text as="p">{textOf(rows)}</Text>
          <TextField
            name="purpose"
            label={messages.purpose}
            hint={messages.purposeHint}
            rules={[maxLength(300)]}
            onValueChange={() => setTyped(true)}
          />
          <RadioField
            name="format"
            label={messages.format}
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: messages.formats[value] }))}
          />
          <Columns title={messages.columns} list={plain} />
          {opens && <Columns title={messages.passport} text={messages.passportText} list={sealed} />}
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

function Columns({ title, text, list }: { title: string; text?: string; list: readonly ColumnName[] }): ReactElement {
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        {text && (
          <Text as="p" tone="secondary">
            {text}
          </Text>
        )}
        {list.map((name) => (
          <CheckboxField key={name} name={name} label={messages.names[name]} />
        ))}
      </Stack>
    </section>
  );
}
