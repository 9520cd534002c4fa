import { isCommonPassword, isPersonalPassword } from './common-passwords.ts';
import { messages as russian } from './messages.ts';
import { demandMessages } from './password.messages.ts';
import type { PasswordDemandMessages } from './rule-messages.ts';
import { ruleOf, ruleOfOne, textsOf } from './rule-of.ts';
import { asText, isBlank, lengthOf } from './text.ts';
import type { Rule } from './types.ts';

const tests: Readonly<Record<keyof typeof demandMessages, (password: string) => boolean>> = {
  length: (text) => lengthOf(text) >= 8,
  digit: (text) => /[0-9]/.test(text),
  special: (text) => /[!@#/$%^&*]/.test(text),
  lower: (text) => /[a-zа-яё]/.test(text),
  upper: (text) => /[A-ZА-ЯЁ]/.test(text),
};
const ids = ['length', 'digit', 'special', 'lower', 'upper'] as const;

/** One demand on a password, for the live checklist under the field. */
export interface PasswordDemand {
  /** Name of the requirement. */
  readonly id: (typeof ids)[number];
  /** The requirement as the person reads it. */
  readonly label: string;
  /** Whether the password meets it. */
  readonly test: (password: string) => boolean;
}

/** The demands with the labels of a language; labels it leaves out are Russian. */
export function passwordDemandsIn(messages: Partial<PasswordDemandMessages> | undefined): readonly PasswordDemand[] {
  const labels = textsOf(demandMessages, messages);
  return ids.map((id) => ({ id, label: labels[id], test: tests[id] }));
}

/** The demands of specification §5 one by one; together they are `passwordLength` and `passwordPattern`. */
export const passwordDemands: readonly PasswordDemand[] = passwordDemandsIn(undefined);

/** A digit, one special character from `! @ # / $ % ^ & *`, a lowercase and an uppercase letter, Latin or Cyrillic (specification §5). */
export const passwordPattern: Rule = ruleOf(
  (text) => ids.every((id) => id === 'length' || tests[id](text)),
  'passwordPattern',
);

/** At least 8 characters (specification §5). */
export const passwordLength: Rule = (value, ...[, given]) =>
  value === '' || value === undefined || value === null || lengthOf(asText(value)) >= 8
    ? undefined
    : textsOf(russian, given).passwordLength;

/** Not one of those that stand in every list. Ours; the server asks for the same. */
export const passwordCommon: Rule = ruleOfOne(russian, (value, messages) =>
  isCommonPassword(asText(value)) ? messages.passwordCommon : undefined,
);

/** Without one's own name, phone and address, as far as the form has them. Ours; the server asks for the same. */
export const passwordPersonal: Rule = (value, values, given) =>
  isBlank(value) || !isPersonalPassword(asText(value), values ?? {})
    ? undefined
    : textsOf(russian, given).passwordPersonal;

/** The same password again, compared with another field of the form. Ours. */
export function passwordRepeat(passwordField: string): Rule {
  return (value, values, given) => {
    const first: unknown = (values as Record<string, unknown> | undefined)?.[passwordField];
    return isBlank(value) || value === first ? undefined : textsOf(russian, given).passwordRepeat;
  };
}
