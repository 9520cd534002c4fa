import { PasswordInput } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { passwordDemands, passwordLength, passwordPattern, passwordRepeat } from '../rules/password.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link PasswordField}. */
export interface PasswordFieldProps extends CommonFieldProps {
  /** `new-password` shows the demands, ticked while typing. `current-password` by default. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
  readonly own?: readonly Rule[] | undefined;
  readonly demands?: boolean | undefined;
}

const NONE: readonly Rule[] = [];
const NEW: readonly Rule[] = [passwordLength, passwordPattern];

/** A password, never trimmed, never in a draft; with a peep-hole and a word about Caps Lock. */
export function PasswordField({
  name,
  label = 'Пароль',
  hint,
  optional,
  rules,
  own = NONE,
  asks,
  side,
  disabled,
  demands = false,
  secret: _always,
  onValueChange,
  ...input
}: PasswordFieldProps): ReactElement {
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asks, secret: true });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }}>
      <PasswordInput
        {...input}
        name={name}
        value={field.value}
        rules={demands ? passwordDemands : undefined}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldShell>
  );
}

/** A new password with its demands, and the same again. */
export function NewPasswordFields({
  name = 'password',
  repeatName = 'passwordRepeat',
  label = 'Новый пароль',
  repeatLabel = 'Ещё раз',
}: {
  readonly name?: string | undefined;
  readonly repeatName?: string | undefined;
  readonly label?: string | undefined;
  readonly repeatLabel?: string | undefined;
}): ReactElement {
  return (
    <>
      <PasswordField name={name} label={label} own={NEW} demands autoComplete="new-password" />
      <PasswordField name={repeatName} label={repeatLabel} own={[passwordRepeat(name)]} autoComplete="new-password" />
    </>
  );
}
