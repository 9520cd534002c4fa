import { Button, ButtonGroup, Heading, Text } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';

import { SelectField } from '../fields/choice.tsx';
import { Form } from '../form/Form.tsx';
import { FormStrip } from '../form/FormStrip.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { type ChosenColumns, type FileColumns, notLoaded } from './columns.ts';
import { columnsFormMessages } from './messages.ts';

export interface ColumnsFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'noValidate'> {
  /** Columns found in the file, with the first values of each. */
  file: FileColumns;
  /** What the fields open with, see `firstChoice`. */
  initial: ChosenColumns;
  /** A refusal it rejects with stands at the fields: `columns.inn`. */
  onCheck: (chosen: ChosenColumns) => Promise<void>;
  /** «Выбрать другой файл». */
  onBack: () => void;
}

/** Our fields next to the columns of the file, with samples of what they hold. */
export function ColumnsForm({ file, initial, onCheck, onBack, ...rest }: ColumnsFormProps): ReactElement {
  const messages = useMessages(columnsFormMessages);
  const options = file.columns.map(({ title }, at) => ({
    value: String(at),
    label: title === '' ? messages.unnamed(at + 1) : title,
  }));
  return (
    <Form<{ columns: ChosenColumns }, void>
      {...rest}
      initialValues={{ columns: initial }}
      onSubmit={({ columns }) => onCheck(columns)}
    >
      <Heading level={3}>{messages.join}</Heading>
      <Text as="p" tone="secondary">
        {messages.joinText(file.rows)}
      </Text>
      {file.fields.map((each) => (
        <ColumnField key={each.field} field={each} file={file} initial={initial[each.field]} options={options} />
      ))}
      <FormStrip />
      <ButtonGroup>
        <SubmitButton>{messages.check}</SubmitButton>
        <Button onClick={onBack}>{messages.again}</Button>
      </ButtonGroup>
    </Form>
  );
}

interface ColumnFieldProps extends Pick<ColumnsFormProps, 'file'> {
  field: FileColumns['fields'][number];
  initial: string | undefined;
  options: { value: string; label: string }[];
}

function ColumnField({ field: { field, title, required }, file, initial, options }: ColumnFieldProps): ReactElement {
  const messages = useMessages(columnsFormMessages);
  const [at, setAt] = useState(initial);
  const samples = file.columns[Number(at)]?.samples ?? [];
  return (
    <SelectField
      name={`columns.${field}`}
      label={title}
      optional={!required}
      hint={samples.length > 0 ? messages.samples(samples) : undefined}
      options={required ? options : [{ value: notLoaded, label: messages.notLoaded }, ...options]}
      onValueChange={setAt}
    />
  );
}
