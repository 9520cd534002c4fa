import { columnsOf, type ExportColumn, type Input, usualColumns } from '@pribavka/api';
import { useAllowed, useCommand, useSession } from '@pribavka/api/react';
import { Form, FormStrip, RadioField, SubmitButton, SubmitError, TextField } from '@pribavka/forms';
import { Button, ButtonGroup, Sheet, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import type { ChosenRows } from '../../../shared/bulk/bulk-plan.ts';
import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { ExportColumns } from '../../../shared/process/export/ExportColumns.tsx';
import { exportMessages as shared } from '../../../shared/process/export/messages.ts';
import { StartedProcess } from '../../../shared/process/StartedProcess.tsx';
import { exportMessages as messages } from './messages.ts';

type Body = Input<'members.exportList'>['body'];
type ColumnName = ExportColumn<'members'>;

/** Columns of the sealed data, behind a right of their own. */
const sealed: readonly ColumnName[] = ['birthDate', 'passport', 'passportIssued', 'address', 'inn', 'snils'];
const all = columnsOf('members');
const plain = all.filter((column) => !sealed.includes(column));

type Values = { purpose: string; format: 'xlsx' | 'csv' };

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
  const [chosen, setChosen] = useState<readonly ColumnName[]>(() => usualColumns('members'));
  const choose = (among: readonly ColumnName[]) => (ticked: readonly ColumnName[]) =>
    setChosen(all.filter((column) => (among.includes(column) ? ticked : chosen).includes(column)));
  const send = async ({ purpose, format }: Values): Promise<string> => {
    const columns = [...chosen];
    if (columns.length === 0) throw new SubmitError({}, [shared.noColumns]);
    const { ids, query } = rows;
    const body = { purpose, format, columns, ...(ids ? { ids } : query) } as Body;
    return (await start.run({ body })).processId;
  };
  return (
    <Sheet open onClose={onClose} title={messages.title} dirty={typed && processId === undefined}>
      {processId === undefined ? (
        <Form<Values, string> initialValues={{ format: 'xlsx' }} onSubmit={send} onSuccess={setProcessId}>
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
            label={shared.format}
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: shared.formats[value] }))}
          />
          <ExportColumns
            name="members"
            columns={plain}
            label={shared.columns}
            value={chosen}
            onValueChange={choose(plain)}
          />
          {opens && (
            <ExportColumns
              name="members"
              columns={sealed}
              label={messages.passport}
              hint={messages.passportText}
              hasAll={false}
              value={chosen}
              onValueChange={choose(sealed)}
            />
          )}
          <FormStrip />
          <ButtonGroup>
            <SubmitButton>{shared.start}</SubmitButton>
            <Button onClick={onClose}>{shared.cancel}</Button>
          </ButtonGroup>
        </Form>
      ) : (
        <StartedProcess id={processId} onClose={onClose} />
      )}
    </Sheet>
  );
}
