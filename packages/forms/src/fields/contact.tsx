import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { phone } from '../masks/phone.ts';
import { email } from '../rules/email.ts';
import { phoneCode, phoneLength } from '../rules/phone.ts';
import { bareAddress } from './address.ts';
import { contactMessages } from './contact.messages.ts';
import { MaskedField } from './MaskedField.tsx';
import { TextField } from './TextField.tsx';
import type { InputFieldProps } from './types.ts';

const PHONE = [phoneLength, phoneCode];
const EMAIL = [email];

/**
 * Phone `+7 (912) 345-67-89`; keeps `79123456789`. It may be somebody else's, so a draft never holds it unless the form is
 * of one's own number and says `secret={false}`.
 */
export function PhoneField({ label, secret = true, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(contactMessages);
  return <MaskedField {...rest} secret={secret} label={label ?? say.phone} mask={phone} own={PHONE} />;
}

/** E-mail address. Not `type="email"`: there the browser gives a Cyrillic domain in Latin code, which nobody has typed. */
export function EmailField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(contactMessages);
  return (
    <TextField
      {...rest}
      label={label ?? say.email}
      own={EMAIL}
      normalize={bareAddress}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
