import { Form, FormStrip, SelectField, SubmitButton } from '@pribavka/forms';
import { Button, ButtonGroup, Heading, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { type Chosen, type FileColumns, notLoaded } from './import-columns.ts';
import { importMessages as messages } from './import-messages.ts';

export interface ImportColumnsProps {
  file: FileColumns;
  initial: Chosen;
  onCheck: (chosen: Chosen) => Promise<void>;
  onBack: () => void;
}

/** Our fields next to the columns of the file, with samples of what they hold. */
export function ImportColumns({ file, initial, onCheck, onBack }: ImportColumnsProps): ReactElement {
  const options = file.columns.map(({ title }, at) => ({
    value: String(at),
    label: title === '' ? messages.unnamed(at + 1) : title,
  }));
  return (
    <Form<{ columns: Chosen }, void> initialValues={{ columns: initial }} onSubmit={({ columns }) => onCheck(columns)}>
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

interface ColumnFieldProps extends Pick<ImportColumnsProps, 'file'> {
  field: FileColumns['fields'][number];
  initial: string | undefined;
  options: { value: string; label: string }[];
}

function ColumnField({ field: { field, title, required }, file, initial, options }: ColumnFieldProps): ReactElement {
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
