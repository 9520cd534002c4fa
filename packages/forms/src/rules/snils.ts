import { snils } from '../masks/snils.ts';
import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import { digitsOf, weightedSum } from './text.ts';
import type { Rule } from './types.ts';

/**
 * Length 14 in formatted form (specification §5): `112-233-445-95`.
 * Takes the masked text, groups apart by spaces as they are printed, or the stored 11 digits.
 */
export const snilsLength: Rule = ruleOf((text) => {
  const masked = /^[0-9]{1,11}$/.test(text) ? snils.format(text) : text;
  return /^[0-9]{3}[-\s][0-9]{3}[-\s][0-9]{3}[-\s][0-9]{2}$/.test(masked);
}, 'snilsLength');

// Numbers up to this one were given out before the control sum existed.
const FIRST_WITH_CONTROL = 1_001_998;

/** True when the last two digits agree: Σ digit × (9…1) mod 101, 100 counts as 00; low numbers have no sum, zeros are nobody's. */
export function isSnils(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  if (Number(digits.slice(0, 9)) <= FIRST_WITH_CONTROL) return true;
  return (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(digits.slice(9));
}

/** Control sum of a СНИЛС of the right length (ПФР, order 192п of 2006, §III); other lengths are left to `snilsLength`. */
export const snilsChecksum: Rule = ruleOfOne(russian, (value, messages) =>
  snilsLength(value) !== undefined || isSnils(digitsOf(value)) ? undefined : messages.snilsChecksum,
);
