import type { ReactElement } from 'react';

import { cyrillicName } from '../rules/names.ts';
import { maxLength } from '../rules/numbers.ts';
import { TextField } from './TextField.tsx';
import type { CommonFieldProps } from './types.ts';

const NAME = [cyrillicName, maxLength(100)];

/** One part of a person's name in Cyrillic. */
export function NameField({
  autoComplete = 'off',
  ...rest
}: CommonFieldProps & { readonly label: string; readonly autoComplete?: string | undefined }): ReactElement {
  return <TextField {...rest} own={NAME} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} />;
}

/** Surname, name and patronymic, which not everybody has. */
export function FullNameFields({
  lastName = 'lastName',
  firstName = 'firstName',
  middleName = 'middleName',
  disabled,
  readOnly,
}: Pick<CommonFieldProps, 'disabled' | 'readOnly'> & {
  readonly lastName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly middleName?: string | undefined;
}): ReactElement {
  const common = { disabled, readOnly };
  return (
    <>
      <NameField {...common} name={lastName} label="Фамилия" autoComplete="family-name" />
      <NameField {...common} name={firstName} label="Имя" autoComplete="given-name" />
      <NameField {...common} name={middleName} label="Отчество" autoComplete="additional-name" optional />
    </>
  );
}
