import { messages } from './messages.ts';
import { asText, isBlank, lengthOf, ruleOf } from './text.ts';
import type { Rule } from './types.ts';

/** Any non-digit is rejected (specification §5): an integer without sign, spaces or fraction. */
export const numberOnly: Rule = ruleOf((text) => /^[0-9]+$/.test(text), messages.numberOnly);

/** One-time code of a fixed length. Ours. */
export function codeLength(length: number): Rule {
  const word = plural(length, 'цифру', 'цифры', 'цифр');
  return ruleOf((text) => new RegExp(`^[0-9]{${length}}$`).test(text), `Код должен содержать ${length} ${word}`);
}

/** Longest text, counted in characters a person sees as one code point. Ours. */
export function maxLength(limit: number): Rule {
  const word = plural(limit, 'символа', 'символов', 'символов');
  return ruleOf((text) => lengthOf(text) <= limit, `Не больше ${limit} ${word}`);
}

/** Shortest text. Ours. */
export function minLength(limit: number): Rule {
  const word = plural(limit, 'символа', 'символов', 'символов');
  return ruleOf((text) => lengthOf(text.trim()) >= limit, `Не меньше ${limit} ${word}`);
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Number inside limits, both included; what is no number is judged by another rule. Ours. */
export function numberRange({ min, max }: Limits): Rule {
  return (value) => {
    if (isBlank(value)) return undefined;
    const number = Number(asText(value));
    if (min !== undefined && number < min) return `Не меньше ${grouped(min)}`;
    return max !== undefined && number > max ? `Не больше ${grouped(max)}` : undefined;
  };
}

/** Whole number inside limits, both included. Ours. */
export function integerRange(limits: Limits): Rule {
  const range = numberRange(limits);
  return (value) => (isBlank(value) || /^-?[0-9]+$/.test(asText(value)) ? range(value) : messages.numberOnly);
}

/** What may be asked for, and how its limits are worded. */
export interface AmountLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What there is to take from. */
  readonly available?: number | undefined;
  /** The amount must be a multiple of it. */
  readonly step?: number | undefined;
  /** Noun after one, two and five: `['рубль', 'рубля', 'рублей']`. */
  readonly unit?: readonly [string, string, string] | undefined;
  /** What is done with the amount, an infinitive: «перевести». */
  readonly action?: string | undefined;
}

/** Amount to take: a positive integer of at most five digits inside the limits (specification §5). */
export function amountWithin({ min = 1, max = 99_999, available, step, unit, action }: AmountLimits): Rule {
  // After «от», «до» and «меньше» stands the genitive: one takes the form of two, the rest that of five.
  const genitive = (count: number): string =>
    unit ? `${grouped(count)}\u00A0${plural(count, unit[1], unit[2], unit[2])}` : grouped(count);
  const there = (count: number): string => (unit ? `${grouped(count)}\u00A0${plural(count, ...unit)}` : grouped(count));
  return (value) => {
    if (isBlank(value)) return undefined;
    const text = asText(value);
    if (!/^[0-9]+$/.test(text)) return messages.numberOnly;
    const amount = Number(text);
    if (available !== undefined && amount > available) return `Доступно ${there(available)} — введите не больше`;
    if (amount < min) return action ? `${capital(action)} можно от ${genitive(min)}` : `Не меньше ${genitive(min)}`;
    if (amount > max) return action ? `За один раз можно ${action} до ${genitive(max)}` : `Не больше ${genitive(max)}`;
    return step !== undefined && amount % step !== 0 ? `Сумма должна быть кратна ${grouped(step)}` : undefined;
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, '\u00A0');
  return fraction === undefined ? thousands : `${thousands},${fraction}`;
}

const categories = new Intl.PluralRules('ru');

function plural(count: number, one: string, few: string, many: string): string {
  const category = categories.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}
