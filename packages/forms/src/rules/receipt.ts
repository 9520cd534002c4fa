import { fiscalDocument, fiscalDrive, fiscalSign } from './receipt-parts.ts';
import type { ReceiptMessages } from './rule-messages.ts';
import { textsOf } from './rule-of.ts';
import { receiptMessages } from './scan.messages.ts';

/** What a fiscal receipt's QR code holds. */
export interface Receipt {
  /** Local time of the till, `yyyy-MM-ddTHH:mm:ss`, without a zone: the code has none. */
  readonly at: string;
  /** Total in kopecks. */
  readonly totalKopecks: number;
  /** Number of the fiscal drive (ФН), 16 digits. */
  readonly fn: string;
  /** Number of the fiscal document (ФД), up to 10 digits without leading zeros. */
  readonly fd: string;
  /** Fiscal sign (ФП, ФПД), up to 10 digits without leading zeros. */
  readonly fpd: string;
  /** 1 sale, 2 return of a sale, 3 purchase, 4 return of a purchase. */
  readonly operation: 1 | 2 | 3 | 4;
}

/** Why a code is of no use: it is no receipt, or it is one of something else than a sale. */
export type ReceiptProblem = 'format' | 'return';

/** The receipt, or the reason why the code is of no use, for the person who scanned it. */
export type ReceiptResult =
  | {
      /** Whether the text is a receipt. */
      readonly ok: true;
      /** What the receipt says. */
      readonly receipt: Receipt;
    }
  | {
      /** Whether the text is a receipt. */
      readonly ok: false;
      /** No receipt at all, or a receipt of a return. */
      readonly problem: ReceiptProblem;
      /** The refusal as the person reads it. */
      readonly reason: string;
    };

const refuse = (reason: string, problem: ReceiptProblem = 'format'): ReceiptResult => ({ ok: false, problem, reason });

function moment(text: string): string | undefined {
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})T([0-9]{2})([0-9]{2})([0-9]{2})?$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hours, minutes, seconds = '00'] = parts;
  const at = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`;
  const date = new Date(`${at}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at) ? at : undefined;
}

function kopecks(text: string): number | undefined {
  const parts = /^([0-9]{1,12})(?:[.,]([0-9]{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

const names = ['t', 's', 'fn', 'i', 'fp', 'n'];

function fieldsOf(text: string): (name: string) => string {
  const fields = new URLSearchParams(text.trim().replace(/^[^?]*\?(?=.*\bfn=)/, ''));
  return (name) => (fields.get(name) ?? '').trim();
}

/** Whether the text means to be a receipt's code, readable or not: at least three of its six parts are there. */
export function isReceiptLike(text: string): boolean {
  const field = fieldsOf(text);
  return names.filter((name) => field(name) !== '').length >= 3;
}

/**
 * Reads the text of a fiscal QR code (ФНС, order ЕД-7-20/662@, tag 1196):
 * `t=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1`, its parts in any order.
 * Returns of goods and purchases are refused: points come for sales only. The reason is Russian without a catalogue.
 */
export function parseReceipt(text: string, given?: Partial<ReceiptMessages>): ReceiptResult {
  const messages = textsOf(receiptMessages, given);
  if (!isReceiptLike(text)) return refuse(messages.notReceipt);
  const field = fieldsOf(text);
  const missing = names.filter((name) => field(name) === '');
  if (missing.length > 0) return refuse(messages.receiptPart);

  const at = moment(field('t'));
  const totalKopecks = kopecks(field('s'));
  const [fn, fd, fpd, operation] = [field('fn'), field('i'), field('fp'), field('n')];
  if (!at) return refuse(messages.receiptDate);
  if (totalKopecks === undefined || totalKopecks === 0) return refuse(messages.receiptSum);
  if (fiscalDrive(fn)) return refuse(messages.fiscalDrive);
  if (fiscalDocument(fd)) return refuse(messages.fiscalDocument);
  if (fiscalSign(fpd)) return refuse(messages.fiscalSign);
  if (operation === '2') return refuse(messages.receiptReturn, 'return');
  if (operation === '3' || operation === '4') return refuse(messages.receiptPurchase, 'return');
  if (operation !== '1') return refuse(messages.receiptOperation);
  return {
    ok: true,
    receipt: { at, totalKopecks, fn, fd: String(Number(fd)), fpd: String(Number(fpd)), operation: 1 },
  };
}

/** The text a till would have printed as the code of this receipt: parts typed by hand go the way of a scan. */
export function receiptText({ at, totalKopecks, fn, fd, fpd }: Omit<Receipt, 'operation'>): string {
  const [day = '', clock = ''] = at.split('T');
  const time = clock.replaceAll(':', '').replace(/^([0-9]{4})00$/, '$1');
  const sum = `${Math.floor(totalKopecks / 100)}.${String(totalKopecks % 100).padStart(2, '0')}`;
  return `t=${day.replaceAll('-', '')}T${time}&s=${sum}&fn=${fn}&i=${fd}&fp=${fpd}&n=1`;
}

/** One receipt, one key, whether it was scanned or typed in with leading zeros. */
export function receiptKey({ fn, fd, fpd }: Pick<Receipt, 'fn' | 'fd' | 'fpd'>): string {
  return `${fn}-${Number(fd)}-${Number(fpd)}`;
}
