import { phone } from '../masks/phone.ts';
import { email } from './email.ts';
import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import type { Rule } from './types.ts';

/**
 * Exactly 18 characters in masked form (specification §5): `+7 (912) 345-67-89`.
 * Takes the masked text or the stored one (`79123456789`); anything else has to go through `phone.normalize` first.
 */
export const phoneLength: Rule = ruleOf((text) => {
  const masked = /^7[0-9]*$/.test(text) && text.length <= 11 ? phone.format(text) : text;
  return masked.length === 18 && phone.format(phone.parse(masked)) === masked;
}, 'phoneLength');

/** No code of the country +7 begins with 0, 1 or 2: `+7 (007) 912-34-56` is a number written for abroad. Ours. */
export const phoneCode: Rule = ruleOf((text) => !/^(?:\+7 \(|7)[012]/.test(text), 'phoneCode');

/** A login is a phone number or an e-mail address. Ours. */
export const login: Rule = ruleOfOne(russian, (value, messages, given) => {
  const text = String(value).trim();
  if (text.includes('@')) return email(text, undefined, given);
  const number = phone.normalize(text) || text;
  return phoneLength(number) === undefined && phoneCode(number) === undefined ? undefined : messages.login;
});
