import type { ReactElement } from 'react';

import { phone } from '../masks/phone.ts';
import { email } from '../rules/email.ts';
import { phoneCode, phoneLength } from '../rules/phone.ts';
import { bareAddress } from './address.ts';
import { MaskedField } from './MaskedField.tsx';
import { TextField } from './TextField.tsx';
import type { InputFieldProps } from './types.ts';

const PHONE = [phoneLength, phoneCode];
const EMAIL = [email];

/** Phone `+7 (912) 345-67-89`; keeps `79123456789`. */
export function PhoneField({ label = 'Телефон', ...rest }: InputFieldProps): ReactElement {
  return <MaskedField {...rest} label={label} mask={phone} own={PHONE} />;
}

/** E-mail address. Not `type="email"`: there the browser gives a Cyrillic domain in Latin code, which nobody has typed. */
export function EmailField({ label = 'Эл. почта', ...rest }: InputFieldProps): ReactElement {
  return (
    <TextField
      {...rest}
      label={label}
      own={EMAIL}
      normalize={bareAddress}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
