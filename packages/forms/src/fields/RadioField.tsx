import { RadioGroup, type RadioOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link RadioField}. */
export interface RadioFieldProps<Value extends string> extends Pick<
  CommonFieldProps,
  'name' | 'hint' | 'optional' | 'rules' | 'disabled' | 'side'
> {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly view?: 'plain' | 'cards' | undefined;
  readonly direction?: 'row' | 'column' | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One of a few, all in sight; keeps the option's value. */
export function RadioField<Value extends string>({
  name,
  label,
  hint,
  optional,
  rules,
  side,
  disabled,
  onValueChange,
  ...group
}: RadioFieldProps<Value>): ReactElement {
  const field = useFormField<Value | null>(name, label, null, { rules: rulesOf(optional, [], rules) });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }} group>
      <RadioGroup<Value>
        {...group}
        name={name}
        value={field.value}
        disabled={disabled}
        onFocus={field.focus}
        onBlur={field.blur}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
      />
    </FieldShell>
  );
}
