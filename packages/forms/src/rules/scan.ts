import { isGtin, isMarkLike, parseProductMark } from './data-matrix.ts';
import { latinKeys } from './layout.ts';
import { isReceiptLike, parseReceipt, type Receipt } from './receipt.ts';
import type { ScanMessages } from './rule-messages.ts';

/**
 * What a code on a receipt, a package or a label turned out to be. `wasRussian`: a scanner typed it while the Russian
 * layout was on.
 */
export type Scan =
  /** A receipt of a sale; `text` is the code as it was read. */
  | {
      /** What was scanned. */
      readonly kind: 'receipt';
      /** The text as it was scanned. */
      readonly text: string;
      /** What the receipt says. */
      readonly receipt: Receipt;
      /** The scanner typed in the Russian layout. */
      readonly wasRussian?: true;
    }
  /** A mark of «Честный знак»: which product and which piece of it. */
  | {
      /** What was scanned. */
      readonly kind: 'mark';
      /** GTIN of the product. */
      readonly gtin: string;
      /** Serial number. */
      readonly serial: string;
      /** The scanner typed in the Russian layout. */
      readonly wasRussian?: true;
    }
  /** A bar code of a product: EAN, UPC or a GTIN in another symbology; 8, 12, 13 or 14 digits. */
  | {
      /** What was scanned. */
      readonly kind: 'barcode';
      /** GTIN of the product. */
      readonly gtin: string;
    }
  /** Any other text: an article, a serial number, a link. */
  | {
      /** What was scanned. */
      readonly kind: 'text';
      /** The text as it was scanned. */
      readonly text: string;
    }
  /** A receipt or a mark that is of no use; `reason` is for the person who scanned it. */
  | {
      /** What was scanned. */
      readonly kind: 'refused';
      /** Why nothing was recognised. */
      readonly reason: string;
    };

/** Symbologies whose digits cannot be understood without knowing them. */
export type ScanHint = 'upc-e' | undefined;

/**
 * The twelve digits of UPC-A behind the eight of UPC-E (GS1 General Specifications §7.10), undefined when there are none.
 */
export function expandUpcE(digits: string): string | undefined {
  const parts = /^([01])([0-9]{6})([0-9])$/.exec(digits);
  if (!parts) return undefined;
  const [, system = '', body = '', check = ''] = parts;
  const last = Number(body[5]);
  let middle = `${body.slice(0, 5)}0000${last}`;
  if (last <= 2) middle = `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`;
  else if (last === 3) middle = `${body.slice(0, 3)}00000${body.slice(3, 5)}`;
  else if (last === 4) middle = `${body.slice(0, 4)}00000${body[4] ?? ''}`;
  const whole = system + middle + check;
  return isGtin(whole) ? whole : undefined;
}

function barcodeOf(text: string, hint: ScanHint): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (hint === 'upc-e' && digits.length === 8) return expandUpcE(digits);
  if (isGtin(digits)) return digits;
  return expandUpcE(digits);
}

/**
 * Says what a scanned text is: the one reading for cameras, pictures and scanners that type. Never throws; an empty
 * text is `text`. What is refused is explained in Russian without a catalogue.
 */
export function readScan(text: string, hint?: ScanHint, messages?: Partial<ScanMessages>): Scan {
  const trimmed = text.trim();
  const keys = latinKeys(trimmed);
  if (keys !== undefined) {
    const meant = readScan(keys, hint, messages);
    if (meant.kind === 'receipt' || meant.kind === 'mark') return { ...meant, wasRussian: true };
  }
  if (isReceiptLike(trimmed)) {
    const read = parseReceipt(trimmed, messages);
    return read.ok
      ? { kind: 'receipt', text: trimmed, receipt: read.receipt }
      : { kind: 'refused', reason: read.reason };
  }
  const mark = parseProductMark(trimmed, messages);
  if (mark.ok) return { kind: 'mark', ...mark.mark };
  if (isMarkLike(trimmed)) return { kind: 'refused', reason: mark.reason };
  const gtin = barcodeOf(trimmed, hint);
  return gtin === undefined ? { kind: 'text', text: trimmed } : { kind: 'barcode', gtin };
}
