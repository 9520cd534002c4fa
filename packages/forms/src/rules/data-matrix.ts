import { beforeKey, beforeTail, GROUP_SEPARATOR, spelled } from './mark-tail.ts';
import type { MarkMessages } from './rule-messages.ts';
import { textsOf } from './rule-of.ts';
import { markMessages } from './scan.messages.ts';

/** What the mark of «Честный знак» on a package holds. */
export interface ProductMark {
  /** GTIN, 14 digits, leading zeros kept. */
  readonly gtin: string;
  /** Serial number of the item. */
  readonly serial: string;
}

/** The mark, or the reason why the code is of no use, for the person who scanned it. */
export type ProductMarkResult =
  | {
      /** Whether the text is a mark. */
      readonly ok: true;
      /** What the mark says. */
      readonly mark: ProductMark;
    }
  | {
      /** Whether the text is a mark. */
      readonly ok: false;
      /** Why the text is no mark. */
      readonly reason: string;
    };

const refuse = (reason: string): ProductMarkResult => ({ ok: false, reason });
// Between 01 and 21 no separator is needed, but some printers put one.
const HEAD = new RegExp(`^01([0-9]{14})${GROUP_SEPARATOR}?21(.*)$`);
/** As people read it. */
const BRACKETS = /^\(01\)\s*([0-9]{14})\s*\(21\)\s*(.*)$/;
/** What a serial of a mark may hold (GS1 General Specifications §7.11, table of 82 signs). */
const SERIAL = /^[!"%-?A-Z_a-z]{1,20}$/;

/** Check digit of a GTIN: weights 3 and 1 from the right (GS1 General Specifications §7.9). */
export function isGtin(gtin: string): boolean {
  if (!/^[0-9]{8}$|^[0-9]{12,14}$/.test(gtin)) return false;
  const digits = Array.from(gtin.padStart(14, '0'), Number);
  const sum = digits.slice(0, 13).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/**
 * Reads GS1 DataMatrix: `01` + GTIN of 14 digits, `21` + serial up to 20 characters, then crypto parts, which are
 * dropped. Parts may stand in brackets, scanners may put `]d2`, FNC1 or nothing before the first, and programs spell the
 * separator. The reason is Russian without a catalogue.
 */
export function parseProductMark(text: string, given?: Partial<MarkMessages>): ProductMarkResult {
  const messages = textsOf(markMessages, given);
  const [gtin, tail] = partsOf(text);
  if (gtin === undefined || tail === undefined) return refuse(messages.notMark);
  if (!isGtin(gtin)) return refuse(messages.markGtin);
  const serial = isBracketed(text) ? beforeKey(tail) : beforeTail(tail, false);
  if (serial === undefined) return refuse(messages.markSeparator);
  return SERIAL.test(serial) ? { ok: true, mark: { gtin, serial } } : refuse(messages.markPart);
}

/** The serial of a mark given by itself, with or without its crypto tail; undefined when it cannot be one. */
export function markSerial(text: string): string | undefined {
  if (text.length > LONGEST_CODE) return undefined;
  const serial = beforeTail(spelled(text.trim()), true);
  return serial !== undefined && SERIAL.test(serial) ? serial : undefined;
}

/** A mark as it is printed under its square: the keys of GS1 in brackets. */
export const productMarkText = ({ gtin, serial }: ProductMark): string => `(01)${gtin}(21)${serial}`;

/** Whether the text means to be a mark, readable or not: keys 01 and 21 are where they belong. */
export const isMarkLike = (text: string): boolean => partsOf(text).length > 0;

/** No code of a package is longer; a cell of a file can be. */
const LONGEST_CODE = 512;

function withoutPrefix(text: string): string {
  const prefix = [']d2', ']C1', ']Q3', '\u00E8', GROUP_SEPARATOR].find((sign) => text.startsWith(sign));
  return prefix ? withoutPrefix(text.slice(prefix.length)) : text;
}

const isBracketed = (text: string): boolean => withoutPrefix(spelled(text.trim())).startsWith('(');

function partsOf(text: string): string[] {
  if (text.length > LONGEST_CODE) return [];
  const plain = withoutPrefix(spelled(text.trim()));
  return (BRACKETS.exec(plain) ?? HEAD.exec(plain) ?? []).slice(1);
}
