import type { ReactElement } from 'react';

import { phone } from '../masks/phone.ts';
import { email } from '../rules/email.ts';
import { phoneLength } from '../rules/phone.ts';
import { MaskedField } from './MaskedField.tsx';
import { trimmed } from './rules.ts';
import { TextField } from './TextField.tsx';
import type { CommonFieldProps } from './types.ts';

const PHONE = [phoneLength];
const EMAIL = [email];

/** Phone `+7 (912) 345-67-89`; keeps `79123456789`. */
export function PhoneField({ label = 'Телефон', ...rest }: CommonFieldProps): ReactElement {
  return <MaskedField {...rest} label={label} mask={phone} own={PHONE} />;
}

/** E-mail address. */
export function EmailField({ label = 'Эл. почта', ...rest }: CommonFieldProps): ReactElement {
  return (
    <TextField
      {...rest}
      label={label}
      own={EMAIL}
      tidy={trimmed}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
