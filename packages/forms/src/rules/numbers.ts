import { messages as russian } from './messages.ts';
import { numberMessages } from './numbers.messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import { asText, lengthOf } from './text.ts';
import type { Rule } from './types.ts';

/** Any non-digit is rejected (specification §5): an integer without sign, spaces or fraction. */
export const numberOnly: Rule = ruleOf((text) => /^[0-9]+$/.test(text), 'numberOnly');

/** One-time code of a fixed length. Ours. */
export function codeLength(length: number): Rule {
  return ruleOfOne(numberMessages, (value, messages) =>
    new RegExp(`^[0-9]{${length}}$`).test(asText(value)) ? undefined : messages.codeLength(length),
  );
}

/** Longest text, counted in characters a person sees as one code point. Ours. */
export function maxLength(limit: number): Rule {
  return ruleOfOne(numberMessages, (value, messages) =>
    lengthOf(asText(value)) <= limit ? undefined : messages.maxLength(limit),
  );
}

/** Shortest text. Ours. */
export function minLength(limit: number): Rule {
  return ruleOfOne(numberMessages, (value, messages) =>
    lengthOf(asText(value).trim()) >= limit ? undefined : messages.minLength(limit),
  );
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Number inside limits, both included; what is no number is judged by another rule. Ours. */
export function numberRange({ min, max }: Limits): Rule {
  return ruleOfOne(numberMessages, (value, messages) => {
    const number = Number(asText(value));
    if (min !== undefined && number < min) return messages.least(min);
    return max !== undefined && number > max ? messages.most(max) : undefined;
  });
}

/** Whole number inside limits, both included. Ours. */
export function integerRange(limits: Limits): Rule {
  const range = numberRange(limits);
  return ruleOfOne(russian, (value, messages, given) =>
    /^-?[0-9]+$/.test(asText(value)) ? range(value, undefined, given) : messages.numberOnly,
  );
}

/** What may be asked for, and how its limits are worded. */
export interface AmountLimits {
  /** Smallest amount allowed. */
  readonly min?: number | undefined;
  /** Largest amount allowed. */
  readonly max?: number | undefined;
  /** What there is to take from. */
  readonly available?: number | undefined;
  /** The amount must be a multiple of it. */
  readonly step?: number | undefined;
  /** Noun after one, two and five: `['рубль', 'рубля', 'рублей']`, `['point', 'points', 'points']`. */
  readonly unit?: readonly [string, string, string] | undefined;
  /** What is done with the amount, an infinitive: «перевести», `transfer`. */
  readonly action?: string | undefined;
}

/** Amount to take: a positive integer of at most five digits inside the limits (specification §5). */
export function amountWithin({ min = 1, max = 99_999, available, step, unit, action }: AmountLimits): Rule {
  return ruleOfOne(numberMessages, (value, messages, given) => {
    const wrong = numberOnly(value, undefined, given);
    if (wrong) return wrong;
    const amount = Number(asText(value));
    if (available !== undefined && amount > available) return messages.amountAvailable(available, unit);
    if (amount < min) return messages.amountLeast(min, unit, action);
    if (amount > max) return messages.amountMost(max, unit, action);
    return step !== undefined && amount % step !== 0 ? messages.amountStep(step) : undefined;
  });
}
