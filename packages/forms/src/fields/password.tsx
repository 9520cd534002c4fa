import type { ReactElement } from 'react';

import {
  passwordCommon,
  passwordDemands,
  passwordLength,
  passwordPattern,
  passwordPersonal,
  passwordRepeat,
} from '../rules/password.ts';
import type { Rule } from '../rules/types.ts';
import { Group } from './Group.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { FieldGroupProps } from './types.ts';

const NEW: readonly Rule[] = [passwordLength, passwordPattern, passwordCommon, passwordPersonal];

/** A new password with its demands, and the same again. */
export function NewPasswordFields({
  name = 'password',
  repeatName = 'passwordRepeat',
  label = 'Новый пароль',
  repeatLabel = 'Ещё раз',
  ...rest
}: FieldGroupProps & {
  readonly name?: string | undefined;
  readonly repeatName?: string | undefined;
  readonly label?: string | undefined;
  readonly repeatLabel?: string | undefined;
}): ReactElement {
  return (
    <Group {...rest}>
      <PasswordField name={name} label={label} own={NEW} demands={passwordDemands} autoComplete="new-password" />
      <PasswordField name={repeatName} label={repeatLabel} own={[passwordRepeat(name)]} autoComplete="new-password" />
    </Group>
  );
}
