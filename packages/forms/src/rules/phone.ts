import { phone } from '../masks/phone.ts';
import { email } from './email.ts';
import { messages } from './messages.ts';
import { isBlank, ruleOf } from './text.ts';
import type { Rule } from './types.ts';

/**
 * Exactly 18 characters in masked form (specification §5): `+7 (912) 345-67-89`.
 * Takes the masked text or the stored one (`79123456789`); anything else has to go through `phone.normalize` first.
 */
export const phoneLength: Rule = ruleOf((text) => {
  const masked = /^7[0-9]*$/.test(text) && text.length <= 11 ? phone.format(text) : text;
  return masked.length === 18 && phone.format(phone.parse(masked)) === masked;
}, messages.phoneLength);

/** A login is a phone number or an e-mail address. Ours. */
export const login: Rule = (value) => {
  if (isBlank(value)) return undefined;
  const text = String(value).trim();
  if (text.includes('@')) return email(text);
  return phoneLength(phone.normalize(text) || text) === undefined ? undefined : messages.login;
};
