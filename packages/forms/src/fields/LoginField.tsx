import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { phone } from '../masks/phone.ts';
import { login } from '../rules/phone.ts';
import { bareAddress } from './address.ts';
import { contactMessages } from './contact.messages.ts';
import { TextField } from './TextField.tsx';
import type { InputFieldProps } from './types.ts';

// A module of its own: Login, the first screen, must not carry the mask engine of its neighbours.
const LOGIN = [login];

function normalizeLogin(value: unknown): unknown {
  const text = bareAddress(value);
  if (typeof text !== 'string' || text.includes('@')) return text;
  const raw = phone.normalize(text);
  return phone.isComplete(raw) ? raw : text;
}

function showLogin(value: string): string {
  return /^7[0-9]{10}$/.test(value) ? phone.format(value) : value;
}

/** Phone or e-mail in one field; keeps `79123456789` or the address. */
export function LoginField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(contactMessages);
  return (
    <TextField
      {...rest}
      label={label ?? say.login}
      own={LOGIN}
      normalize={normalizeLogin}
      display={showLogin}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
