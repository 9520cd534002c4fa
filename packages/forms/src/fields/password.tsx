import { useMessages } from '@pribavka/ui/messages';
import { useMemo, type ReactElement } from 'react';

import { useTable } from '../language/tables.ts';
import {
  passwordCommon,
  passwordDemandsIn,
  passwordLength,
  passwordPattern,
  passwordPersonal,
  passwordRepeat,
} from '../rules/password.ts';
import type { Rule } from '../rules/types.ts';
import { Group } from './Group.tsx';
import { passwordMessages } from './password.messages.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FieldGroupProps } from './types.ts';

const NEW: readonly Rule[] = [passwordLength, passwordPattern, passwordCommon, passwordPersonal];

/** A new password with its demands, and the same again. */
export function NewPasswordFields({
  name = 'password',
  repeatName = 'passwordRepeat',
  label,
  repeatLabel,
  ...rest
}: FieldGroupProps & {
  /** Name of the field with the password. */
  readonly name?: string | undefined;
  /** Name of the field with the same password again. */
  readonly repeatName?: string | undefined;
  /** Label of the password. */
  readonly label?: string | undefined;
  /** Label of the same password again. */
  readonly repeatLabel?: string | undefined;
}): ReactElement {
  const say = useMessages(passwordMessages);
  const labels = useTable('forms.demands');
  const demands = useMemo(() => passwordDemandsIn(labels), [labels]);
  return (
    <Group {...rest}>
      <PasswordField
        name={name}
        label={label ?? say.newPassword}
        own={NEW}
        demands={demands}
        autoComplete="new-password"
      />
      <PasswordField
        name={repeatName}
        label={repeatLabel ?? say.repeat}
        own={[passwordRepeat(name)]}
        autoComplete="new-password"
      />
    </Group>
  );
}
