import type { MarkMessages } from './rule-messages.ts';
import { textsOf } from './rule-of.ts';
import { markMessages } from './scan.messages.ts';

/** What the mark of «Честный знак» on a package holds. */
export interface ProductMark {
  /** GTIN, 14 digits, leading zeros kept. */
  readonly gtin: string;
  readonly serial: string;
}

/** The mark, or the reason why the code is of no use, for the person who scanned it. */
export type ProductMarkResult =
  | { readonly ok: true; readonly mark: ProductMark }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): ProductMarkResult => ({ ok: false, reason });
const GROUP_SEPARATOR = '\u001D';
const PLAIN = /^01([0-9]{14})21(.*)$/;
/** As people read it. */
const BRACKETS = /^\(01\)([0-9]{14})\(21\)(.*)$/;
/** A serial may hold brackets of its own, so only the keys that can follow one end it. */
const NEXT_KEY = /\((?:10|17|240|3103|8005|9[0-9])\)/;

/** Check digit of a GTIN: weights 3 and 1 from the right (GS1 General Specifications §7.9). */
export function isGtin(gtin: string): boolean {
  if (!/^[0-9]{8}$|^[0-9]{12,14}$/.test(gtin)) return false;
  const digits = Array.from(gtin.padStart(14, '0'), Number);
  const sum = digits.slice(0, 13).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/**
 * Reads GS1 DataMatrix: `01` + GTIN of 14 digits, `21` + serial up to 20 characters, then crypto parts, which are
 * dropped. Parts may stand in brackets, and scanners may put `]d2`, FNC1 or nothing before the first.
 * The reason is Russian without a catalogue.
 */
export function parseProductMark(text: string, given?: Partial<MarkMessages>): ProductMarkResult {
  const messages = textsOf(markMessages, given);
  const plain = withoutPrefix(text.trim());
  const [gtinPart = '', ...rest] = plain.split(GROUP_SEPARATOR);
  // Between 01 and 21 no separator is needed, but some printers put one.
  const parts = gtinPart.length <= 16 ? [gtinPart + (rest[0] ?? ''), ...rest.slice(1)] : [gtinPart, ...rest];
  const found = BRACKETS.exec(plain) ?? PLAIN.exec(parts[0] ?? '');
  if (!found) return refuse(messages.notMark);
  const [, gtin = '', tail = ''] = found;
  const bare = plain.startsWith('(') ? (tail.split(NEXT_KEY)[0] ?? '') : tail;
  const serial = parts.length > 1 ? bare : withoutCrypto(bare);
  if (!isGtin(gtin)) return refuse(messages.markGtin);
  if (!/^[!-~]{1,20}$/.test(serial)) return refuse(messages.markPart);
  return { ok: true, mark: { gtin, serial } };
}

/** A mark as it is printed under its square: the keys of GS1 in brackets. */
export const productMarkText = ({ gtin, serial }: ProductMark): string => `(01)${gtin}(21)${serial}`;

/** Whether the text means to be a mark, readable or not: keys 01 and 21 are where they belong. */
export const isMarkLike = (text: string): boolean =>
  /^(?:01[0-9]{14}21|\(01\)[0-9]{14}\(21\))/.test(withoutPrefix(text.trim()).replaceAll(GROUP_SEPARATOR, ''));

function withoutPrefix(text: string): string {
  const prefix = [']d2', ']C1', ']Q3', '\u00E8', GROUP_SEPARATOR].find((sign) => text.startsWith(sign));
  return prefix ? withoutPrefix(text.slice(prefix.length)) : text;
}

// Some scanners swallow the separator; the key `91` of four signs and the sign `92` behind it still tell where to stop.
function withoutCrypto(serial: string): string {
  return serial.length > 20 ? serial.replace(/91.{4}92.{44,88}$/, '') : serial;
}
