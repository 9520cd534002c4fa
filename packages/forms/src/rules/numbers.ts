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

/** What may be withdrawn, in points. */
export interface PointsLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Points the member can spend now. */
  readonly available?: number | undefined;
  /** The amount must be a multiple of it. */
  readonly step?: number | undefined;
}

/** Amount of points to withdraw: a positive integer of at most five digits inside the limits (specification §5). */
export function pointsAmount({ min = 1, max = 99_999, available, step }: PointsLimits): Rule {
  return (value) => {
    if (isBlank(value)) return undefined;
    const text = asText(value);
    if (!/^[0-9]+$/.test(text)) return messages.numberOnly;
    const points = Number(text);
    if (available !== undefined && points > available) return `Доступно ${pointsText(available)} — введите не больше`;
    if (points < min) return `Вывести можно от ${pointsText(min, 'genitive')}`;
    if (points > max) return `За один раз можно вывести до ${pointsText(max, 'genitive')}`;
    return step !== undefined && points % step !== 0 ? `Сумма должна быть кратна ${grouped(step)}` : undefined;
  };
}

/** «1 балл», «2 балла», «5 баллов»; after «от» and «до» the genitive. */
function pointsText(points: number, form: 'nominative' | 'genitive' = 'nominative'): string {
  const word =
    form === 'nominative' ? plural(points, 'балл', 'балла', 'баллов') : plural(points, 'балла', 'баллов', 'баллов');
  return `${grouped(points)}\u00A0${word}`;
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
