import { isCommonPassword, isPersonalPassword } from './common-passwords.ts';
import { messages } from './messages.ts';
import { asText, isBlank, lengthOf, ruleOf } from './text.ts';
import type { Rule } from './types.ts';

/** One demand on a password, for the live checklist under the field. */
export interface PasswordDemand {
  readonly id: 'length' | 'digit' | 'special' | 'lower' | 'upper';
  readonly label: string;
  readonly test: (password: string) => boolean;
}

/** The demands of specification §5 one by one; together they are `passwordLength` and `passwordPattern`. */
export const passwordDemands: readonly PasswordDemand[] = [
  { id: 'length', label: 'Не менее 8 символов', test: (text) => lengthOf(text) >= 8 },
  { id: 'digit', label: 'Цифра', test: (text) => /[0-9]/.test(text) },
  { id: 'special', label: 'Специальный символ: ! @ # / $ % ^ & *', test: (text) => /[!@#/$%^&*]/.test(text) },
  { id: 'lower', label: 'Строчная буква', test: (text) => /[a-zа-яё]/.test(text) },
  { id: 'upper', label: 'Заглавная буква', test: (text) => /[A-ZА-ЯЁ]/.test(text) },
];

/** A digit, one special character from `! @ # / $ % ^ & *`, a lowercase and an uppercase letter, Latin or Cyrillic (specification §5). */
export const passwordPattern: Rule = ruleOf(
  (text) => passwordDemands.every(({ id, test }) => id === 'length' || test(text)),
  messages.passwordPattern,
);

/** At least 8 characters (specification §5). */
export const passwordLength: Rule = (value) =>
  value === '' || value === undefined || value === null || lengthOf(asText(value)) >= 8
    ? undefined
    : messages.passwordLength;

/** Not one of those that stand in every list. Ours; the server asks for the same. */
export const passwordCommon: Rule = (value) =>
  isBlank(value) || !isCommonPassword(asText(value)) ? undefined : messages.passwordCommon;

/** Without one's own name, phone and address, as far as the form has them. Ours; the server asks for the same. */
export const passwordPersonal: Rule = (value, values) =>
  isBlank(value) || !isPersonalPassword(asText(value), values ?? {}) ? undefined : messages.passwordPersonal;

/** The same password again, compared with another field of the form. Ours. */
export function passwordRepeat(passwordField: string): Rule {
  return (value, values) => {
    const first: unknown = (values as Record<string, unknown> | undefined)?.[passwordField];
    return isBlank(value) || value === first ? undefined : messages.passwordRepeat;
  };
}
