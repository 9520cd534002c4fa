import { isMarkLike, markSerial, parseProductMark } from './data-matrix.ts';
import { serialKeyOf } from './serial-pattern.ts';

/** What of a sort of goods decides how its numbers are read. */
export interface SerialKind {
  /** Its units carry marks of «Честный знак»: their numbers are compared byte for byte. */
  readonly isMarked: boolean;
  /** 8 to 14 digits. */
  readonly gtin?: string | null | undefined;
  /** Pattern of a serial number of this kind of product. */
  readonly serialPattern?: string | null | undefined;
  /** An example of one. */
  readonly serialExample?: string | null | undefined;
}

/**
 * Why a text is no number of a unit: letters of the Russian layout, signs no number has, a number a spreadsheet has
 * rounded, a mark that cannot be read, the mark of other goods.
 */
export type SerialProblem = 'layout' | 'signs' | 'rounded' | 'mark' | 'other';

/** A number of a unit in its one form, with what it is compared by; or why it is none. */
export type SerialResult =
  | {
      /** Whether the serial number is accepted. */
      readonly ok: true;
      /** The serial number. */
      readonly serial: string;
      /** The serial number as it is compared with others. */
      readonly key: string;
      /** GTIN when a DataMatrix was scanned. */
      readonly markGtin: string | undefined;
    }
  | {
      /** Whether the serial number is accepted. */
      readonly ok: false;
      /** Why it is refused. */
      readonly problem: SerialProblem;
    };

/** Longest number that is stored. */
const LONGEST = 64;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\uFFFD]/u;
/** `8.9E+18`: what a spreadsheet leaves of a long number. */
const ROUNDED = /^\d+(?:[.,]\d+E[+-]?\d+|E\+\d+)$/i;

const refuse = (problem: SerialProblem): SerialResult => ({ ok: false, problem });
const longGtin = (gtin: string): string => gtin.padStart(14, '0');

function problemOf(serial: string, { serialPattern, serialExample }: SerialKind): SerialProblem | undefined {
  if (CYRILLIC.test(serial) && !CYRILLIC.test(`${serialPattern ?? ''}${serialExample ?? ''}`)) return 'layout';
  if (UNSEEN.test(serial) || serial.length > LONGEST || serialKeyOf(serial) === '') return 'signs';
  return ROUNDED.test(serial) ? 'rounded' : undefined;
}

/**
 * A number in the form it is stored in, whatever it was spelled with: by itself, as a mark with or without brackets,
 * separators and crypto tail. One unit of its goods has one key (domain 3.23).
 */
export function readSerial(text: string, kind: SerialKind): SerialResult {
  const typed = text.trim();
  let serial: string | undefined = typed;
  let markGtin: string | undefined;
  if (isMarkLike(typed)) {
    const read = parseProductMark(typed);
    if (!read.ok) return refuse(CYRILLIC.test(typed) ? 'layout' : 'mark');
    ({ serial, gtin: markGtin } = read.mark);
    if (kind.gtin && longGtin(kind.gtin) !== markGtin) return refuse('other');
  } else if (kind.isMarked) {
    serial = markSerial(typed);
    if (serial === undefined) return refuse(problemOf(typed, kind) ?? 'signs');
  }
  const problem = problemOf(serial, kind);
  if (problem) return refuse(problem);
  return { ok: true, serial, key: kind.isMarked ? serial : serialKeyOf(serial), markGtin };
}

/** Keys a number may stand under while its goods are not known: as marks are compared, and as plain numbers are. */
export function serialKeysOf(text: string): readonly string[] {
  const read = parseProductMark(text);
  const serial = read.ok ? read.mark.serial : text.trim();
  return [...new Set([serial, serialKeyOf(serial)])];
}
