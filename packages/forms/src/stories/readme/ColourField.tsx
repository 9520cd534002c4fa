import { Field } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../../index.ts';
import { required } from '../../rules/index.ts';

export function ColourField({ name, label }: { readonly name: string; readonly label: string }): ReactElement {
  const field = useFormField(name, label, '#000000', { rules: [required] });
  return (
    <Field label={label} data-field={name} error={field.error}>
      <input
        type="color"
        name={name}
        aria-label={label}
        value={field.value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </Field>
  );
}
