import { FieldShell, useFormField } from '@pribavka/forms';
import { RadioGroup, type RadioOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { wizardMessages as messages } from './messages.ts';

export interface ChoiceFieldProps<Value extends string> {
  name: 'onLimit' | 'groupMembership';
  /** What the programme does where the promotion says nothing; shown, and not sent until it is chosen. */
  usual: Value;
  options: readonly RadioOption<Value>[];
}

/** One of two, where saying nothing means the usual one: a rule opened and saved stays the same rule. */
export function ChoiceField<Value extends string>({ name, usual, options }: ChoiceFieldProps<Value>): ReactElement {
  const label = messages.labels[name];
  const field = useFormField<Value | null>(name, label, null, {});
  return (
    <FieldShell name={name} label={label} field={field} optional group>
      <RadioGroup<Value>
        name={name}
        view="cards"
        direction="row"
        options={options}
        value={field.value ?? usual}
        onValueChange={field.change}
      />
    </FieldShell>
  );
}
