import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { cyrillicName } from '../rules/names.ts';
import { maxLength } from '../rules/numbers.ts';
import { Group } from './Group.tsx';
import { personMessages } from './person.messages.ts';
import { TextField } from './TextField.tsx';
import type { CommonFieldProps, FieldGroupProps, InputFieldProps } from './types.ts';

const NAME = [cyrillicName, maxLength(100)];

/** One part of a person's name in Cyrillic. */
export function NameField({
  autoComplete = 'off',
  ...rest
}: InputFieldProps & { readonly label: string }): ReactElement {
  return <TextField {...rest} own={NAME} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} />;
}

/** Surname, name and patronymic, which not everybody has. */
export function FullNameFields({
  lastName = 'lastName',
  firstName = 'firstName',
  middleName = 'middleName',
  disabled,
  readOnly,
  ...rest
}: Pick<CommonFieldProps, 'disabled' | 'readOnly'> &
  FieldGroupProps & {
    /** Name of the field with the surname. */
    readonly lastName?: string | undefined;
    /** Name of the field with the given name. */
    readonly firstName?: string | undefined;
    /** Name of the field with the patronymic. */
    readonly middleName?: string | undefined;
  }): ReactElement {
  const say = useMessages(personMessages);
  const common = { disabled, readOnly };
  return (
    <Group {...rest}>
      <NameField {...common} name={lastName} label={say.lastName} autoComplete="family-name" />
      <NameField {...common} name={firstName} label={say.firstName} autoComplete="given-name" />
      <NameField {...common} name={middleName} label={say.middleName} autoComplete="additional-name" optional />
    </Group>
  );
}
