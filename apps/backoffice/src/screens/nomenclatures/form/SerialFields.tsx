import { CheckboxField, RadioField, TextField, useFormValue } from '@pribavka/forms';
import { serialPatternProblem } from '@pribavka/forms/rules';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { PatternTester } from '../card/PatternTester.tsx';
import { productCardMessages } from '../card/messages.ts';
import { productFormMessages as messages } from './messages.ts';

const { labels, sources } = messages;

const pattern = (value: unknown): string | undefined => {
  const problem = typeof value === 'string' && value.trim() !== '' ? serialPatternProblem(value.trim()) : undefined;
  return problem === undefined ? undefined : productCardMessages.tester.wrong(problem);
};

/** How the serial number is checked, with a field to try one on the pattern being typed. */
export function SerialFields(): ReactElement {
  const typed = useFormValue<string>('serialPattern') ?? '';
  return (
    <>
      <CheckboxField name="serialRequired" label={labels.serialRequired} />
      <CheckboxField name="isMarked" label={labels.isMarked} hint={messages.hints.isMarked} />
      <RadioField
        name="serialSource"
        label={labels.serialSource}
        options={(['none', 'pattern', 'registry'] as const).map((value) => ({ value, label: sources[value] }))}
      />
      <TextField
        name="serialPattern"
        label={labels.serialPattern}
        hint={messages.hints.pattern}
        optional
        rules={[maxLength(200), pattern]}
      />
      <TextField name="serialExample" label={labels.serialExample} optional rules={[maxLength(64)]} />
      {typed.trim() !== '' && <PatternTester pattern={typed.trim()} />}
      <TextField name="serialHint" label={labels.serialHint} optional rules={[maxLength(500)]} />
    </>
  );
}
