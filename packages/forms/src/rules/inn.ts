import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import { weightedSum } from './text.ts';
import type { Rule } from './types.ts';

/** 10 or 12 digits (specification §5). */
export const innLength: Rule = ruleOf((text) => /^(?:[0-9]{10}|[0-9]{12})$/.test(text), 'innLength');

/** ИНН of a firm: 10 digits (order of ФНС ЕД-7-14/559@). */
export const innCompany: Rule = ruleOf((text) => /^[0-9]{10}$/.test(text), 'innCompany');

/** ИНН of a person: 12 digits (order of ФНС ЕД-7-14/559@). */
export const innPerson: Rule = ruleOf((text) => /^[0-9]{12}$/.test(text), 'innPerson');

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVENTH = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELFTH = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

function control(digits: string, weights: readonly number[]): string {
  return String((weightedSum(digits, weights) % 11) % 10);
}

/**
 * True when the control digits agree: order of ФНС ЕД-7-14/559@, annex; one digit for firms, two for persons. Zeros agree
 * with themselves, but nobody has such a number.
 */
export function isInn(text: string): boolean {
  if (/^0+$/.test(text)) return false;
  if (/^[0-9]{10}$/.test(text)) return control(text, TEN) === text[9];
  return /^[0-9]{12}$/.test(text) && control(text, ELEVENTH) === text[10] && control(text, TWELFTH) === text[11];
}

/** Control digits of an ИНН of the right length (the same order, annex); other lengths are left to `innLength`. */
export const innChecksum: Rule = ruleOfOne(russian, (value, messages) =>
  innLength(value) !== undefined || isInn(String(value)) ? undefined : messages.innChecksum,
);
