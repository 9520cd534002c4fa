import { RadioGroup, type RadioOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

/** Shape of {@link RadioField}. */
export interface RadioFieldProps<Value extends string>
  extends
    Pick<CommonFieldProps, 'name' | 'hint' | 'optional' | 'rules' | 'disabled' | 'side' | 'className' | 'style'>,
    NativeProps<'div'> {
  /** Label over the group. */
  readonly label: string;
  /** Choices in the order they are shown. */
  readonly options: readonly RadioOption<Value>[];
  /** Plain lines or framed cards with a description. `plain` by default. */
  readonly view?: 'plain' | 'cards' | undefined;
  /** Whether choices stand in a row or one under another. `column` by default. */
  readonly direction?: 'row' | 'column' | undefined;
  /** In addition to the form: the value just chosen. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One of a few, all in sight; keeps the option's value. `ref` and native props belong to the group of radios. */
export function RadioField<Value extends string>({
  name,
  label,
  hint,
  optional,
  rules,
  side,
  disabled,
  className,
  style,
  onValueChange,
  ...group
}: RadioFieldProps<Value>): ReactElement {
  const field = useFormField<Value | null>(name, label, null, { rules: rulesOf(optional, [], rules) });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }} group>
      <RadioGroup<Value>
        {...group}
        name={name}
        value={field.value}
        disabled={disabled}
        {...heard(group, field)}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
      />
    </FieldShell>
  );
}
