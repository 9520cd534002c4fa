import { TextInput, type TextInputProps } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf, singleSpaced } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** What a text field may set on its input. */
type InputLook = Pick<TextInputProps, 'type' | 'icon' | 'suffix' | 'clearable'>;

/** Shape of {@link TextField}. */
export interface TextFieldProps extends InputFieldProps, InputLook {
  /** Label over the field. */
  readonly label: string;
  /** Cleans on leaving; single spaces by default. */
  readonly normalize?: ((value: unknown) => unknown) | undefined;
  /** What is shown for a kept value. */
  readonly display?: ((value: string) => string) | undefined;
  /** Rules checked before `rules`, for ready fields made of this one. */
  readonly own?: readonly Rule[] | undefined;
}

const NONE: readonly Rule[] = [];

/** One line of free text. `ref` and native props belong to the `<input>`, `className` and `style` to the field. */
export function TextField({
  name,
  label,
  hint,
  optional,
  rules,
  own = NONE,
  asyncRule,
  secret,
  normalize = singleSpaced,
  display,
  side,
  disabled,
  className,
  style,
  onValueChange,
  ...input
}: TextFieldProps): ReactElement {
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asyncRule, secret, normalize });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <TextInput
        autoComplete="off"
        {...input}
        name={name}
        value={display ? display(field.value) : field.value}
        loading={field.asking}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
        {...heard(input, field)}
      />
    </FieldShell>
  );
}
