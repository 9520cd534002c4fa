import { PasswordInput, type PasswordInputProps } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { passwordMessages } from './password.messages.ts';
import { rulesOf } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** Shape of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<InputFieldProps, 'autoComplete'> {
  /** `current-password` by default. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Rules that belong to the kind of password, run before `rules`. */
  readonly own?: readonly Rule[] | undefined;
  /** Shown under the field, ticked while typing. */
  readonly demands?: PasswordInputProps['rules'];
}

const NONE: readonly Rule[] = [];

/** A password, never trimmed, never in a draft; with a peep-hole and a word about Caps Lock. */
export function PasswordField({
  name,
  label: given,
  hint,
  optional,
  rules,
  own = NONE,
  asyncRule,
  side,
  disabled,
  className,
  style,
  demands,
  secret: _always,
  onValueChange,
  ...input
}: PasswordFieldProps): ReactElement {
  const say = useMessages(passwordMessages);
  const label = given ?? say.password;
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asyncRule, secret: 'always' });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <PasswordInput
        {...input}
        name={name}
        value={field.value}
        rules={demands}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
        {...heard(input, field)}
      />
    </FieldShell>
  );
}
