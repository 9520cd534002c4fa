import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne, textsOf } from './rule-of.ts';
import { asText, digitsOf, isBlank, weightedSum } from './text.ts';
import type { Rule } from './types.ts';

/** БИК: 9 digits, the first is 0, 1 or 2 (Положение Банка России 732-П, annex 5). */
export const bik: Rule = ruleOfOne(russian, (value, messages) => {
  const text = asText(value);
  if (!/^[012][0-9]{8}$/.test(text)) return messages.bik;
  return /^0+$/.test(text) ? messages.zeros : undefined;
});

const WEIGHTS = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * True when the key of the account agrees with the bank (Порядок 515 of 08.09.1997): three digits of the БИК before
 * the account, weights 7 1 3, the sum of last digits is a multiple of ten. A bank served by a cash centre
 * (last three digits 000, 001 or 002) lends digits 5 and 6 of its БИК instead.
 */
export function isAccountOf(account: string, bankBik: string): boolean {
  if (!/^[0-9]{20}$/.test(account) || !/^[0-9]{9}$/.test(bankBik)) return false;
  const centre = /00[012]$/.test(bankBik) || account.startsWith('301');
  const key = centre ? `0${bankBik.slice(4, 6)}` : bankBik.slice(6);
  return weightedSum(`${key}${account}`, WEIGHTS) % 10 === 0;
}

/** Account: 20 digits (plan of accounts of the Bank of Russia); spaces of the mask are ignored. */
export const accountLength: Rule = ruleOf((text) => /^[0-9]{20}$/.test(text.replaceAll(' ', '')), 'account');

/** Control key of an account (Порядок 515) against the БИК kept under another name of the form. */
export function accountKey(bikField: string): Rule {
  return (value, values, given) => {
    const bankBik: unknown = (values as Record<string, unknown> | undefined)?.[bikField];
    if (isBlank(value) || isBlank(bankBik) || accountLength(value) || bik(bankBik)) return undefined;
    return isAccountOf(digitsOf(value), digitsOf(bankBik)) ? undefined : textsOf(russian, given).accountChecksum;
  };
}

/** Card of the mask `#### #### #### ####`: 16 digits (specification §5). */
export const cardLength: Rule = ruleOf((text) => /^[0-9]{16}$/.test(text.replaceAll(' ', '')), 'cardLength');

/** Luhn's sum (ISO/IEC 7812-1, annex B): from the right every second digit is doubled. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Control digit of a card number of the right length (ISO/IEC 7812-1, annex B); other lengths are left to `cardLength`. */
export const cardLuhn: Rule = ruleOfOne(russian, (value, messages) => {
  if (cardLength(value) !== undefined) return undefined;
  const digits = digitsOf(value);
  return /[1-9]/.test(digits) && isLuhn(digits) ? undefined : messages.cardLuhn;
});
