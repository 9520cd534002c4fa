import type { FormatLocale } from '../../foundation/format/locale.ts';

/** Why a text is not taken for a number. */
export type NumberRefusal = 'unreadable' | 'integer' | 'fraction' | 'negative' | 'ambiguous' | 'long';

/** What numbers an input allows. */
export interface NumberShape {
  /** Digits after the comma. @default 0 */
  fraction?: number | undefined;
  /** Allows a minus. @default false */
  negative?: boolean | undefined;
  /** The language of the text: which sign groups its digits. @default Russian */
  locale?: Pick<FormatLocale, 'number'> | undefined;
  /** A unit the text may end with: «%», «₽». */
  unit?: string | undefined;
  /** Typed key by key and not finished: a lone minus is nothing yet, spaces group wherever they are. @default false */
  typed?: boolean | undefined;
}

/** A number, `null` for an empty text, or why it is refused. */
export type NumberReading =
  | {
      /** The number; `null` for an empty text or a refused one. */
      readonly value: number | null;
      /** Why the text is no number of this shape. */
      readonly refusal?: undefined;
    }
  | {
      /** Why the text is no number of this shape. */
      readonly refusal: NumberRefusal;
    };

const SHAPE = /^([-+\u2010-\u2015\u2212\uFE63]?) ?\p{Sc}? ?([\d .,]*?) ?\p{Sc}?$/u;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** A longer number is not what it was after JavaScript has read it. */
const EXACT_DIGITS = 15;

const isGrouped = (digits: string, sign: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${sign}]\\d{3})+$`).test(digits);

/** The sign between thousands in a language. */
export const groupSign = (locale: NumberShape['locale']): string =>
  locale ? (/\d(\D)\d{3}/.exec(locale.number(12_345, {}))?.[1] ?? '') : '\u00A0';

/**
 * The one reading of a number in an input. Comma and point are both the decimal sign; the one that comes first of two, or
 * comes twice, groups, and so does the sign of the language before three digits. What has two meanings, or digits that
 * would be lost, is refused: nothing joins.
 */
export function readNumber(text: string, shape: NumberShape = {}): NumberReading {
  const { fraction = 0, negative = false, locale, unit = '', typed = false } = shape;
  const plain = text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return { value: null };
  const own = unit.trim();
  const parts = SHAPE.exec(own !== '' && plain.endsWith(own) ? plain.slice(0, -own.length).trim() : plain);
  if (!parts) return { refusal: 'unreadable' };
  const [, sign = '', digits = ''] = parts;
  const isNegative = sign !== '' && sign !== '+';
  if (isNegative && !negative) return { refusal: 'negative' };
  if (!/\d/.test(digits)) return typed ? { value: null } : { refusal: 'unreadable' };
  const marks = digits.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1) ?? '';
  const isSpaced = digits.includes(' ');
  let group = typed ? '' : ' ';
  let point = marks === '' ? -1 : digits.lastIndexOf(last);
  if (/,\./.test(marks) || /\.,/.test(marks)) group = last === ',' ? '.' : ',';
  else if (marks.length > 1 || (!isSpaced && isGrouped(digits, last) && last === groupSign(locale))) {
    group = last;
    point = -1;
  } else if (marks !== '' && !isSpaced && isGrouped(digits, last) && fraction < 3) return { refusal: 'ambiguous' };
  const whole = point < 0 ? digits : digits.slice(0, point);
  const rest = point < 0 ? '' : digits.slice(point + 1);
  const isWhole = group === '' ? /^[\d ]*$/.test(whole) : /^\d*$/.test(whole) || isGrouped(whole, group);
  if (!isWhole || !/^\d*$/.test(rest)) return { refusal: 'unreadable' };
  const decimals = rest.replace(/0+$/, '');
  if (decimals.length > fraction) return { refusal: fraction === 0 ? 'integer' : 'fraction' };
  const units = whole.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (units.length + decimals.length > EXACT_DIGITS) return { refusal: 'long' };
  const value = Number(`${units || '0'}.${decimals || '0'}`);
  return { value: isNegative && value !== 0 ? -value : value };
}
