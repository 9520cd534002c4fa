import { ceilings } from '@pribavka/api';
import { parseReceipt, receiptKey, type ReceiptProblem, type SerialProblem } from '@pribavka/forms/rules';

import type { Body } from '../../../../http/contract.ts';
import { fieldMessage } from '../../../../http/problem.ts';
import { parseWireDateTime, programmeDay } from '../../../../http/wire-date.ts';
import type { MemberNames } from '../../policy/member.ts';

export type SaleBody = Omit<Body<'sales.create'>, 'submit' | keyof MemberNames>;

/** One line as it is kept; `serialKey` is what uniqueness is judged by, known with its product. */
export type ItemInput = {
  productId: string;
  quantity: number;
  priceKopecks: number | undefined;
  serialNumber: string | undefined;
  serialKey: string | undefined;
  /** GTIN of the mark the number was scanned from, 14 digits. */
  markGtin: string | undefined;
  /** Why the text is no number of a unit. */
  serialProblem?: SerialProblem | undefined;
};

export type ReceiptFacts = {
  /** Absent while the three numbers are not complete. */
  key: string | undefined;
  qr: string | undefined;
  fn: string | undefined;
  fd: string | undefined;
  fpd: string | undefined;
  total: number | undefined;
  at: Date | undefined;
};

export const readItems = (body: SaleBody): ItemInput[] =>
  body.items.map((item) => {
    const serial = item.serialNumber?.trim();
    return {
      productId: item.productId,
      quantity: item.quantity,
      priceKopecks: item.priceKopecks,
      serialNumber: serial ? serial : undefined,
      serialKey: undefined,
      markGtin: serial ? item.markGtin : undefined,
    };
  });

const clean = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed ? trimmed : undefined;
};

/** A scanned code wins over typed parts; a broken code is reported, never guessed. */
export function readReceipt(input: SaleBody['receipt']): { receipt?: ReceiptFacts; problem?: ReceiptProblem } {
  if (!input) return {};
  const qr = clean(input.qr);
  if (qr) {
    const read = parseReceipt(qr);
    if (!read.ok) return { problem: read.problem };
    const { fn, fd, fpd, totalKopecks } = read.receipt;
    const at = parseWireDateTime(`${read.receipt.at.replace('T', ' ')}.000`);
    return { receipt: { key: receiptKey(read.receipt), qr, fn, fd, fpd, total: totalKopecks, at } };
  }
  const [fn, fd, fpd] = [clean(input.fn), clean(input.fd), clean(input.fpd)];
  if (fn === undefined && fd === undefined && fpd === undefined && input.totalKopecks === undefined) return {};
  const digits = [fn, fd, fpd].every((part) => part === undefined || /^\d+$/.test(part));
  if (!digits || (fn !== undefined && fn.length !== 16)) return { problem: 'format' };
  const key = fn && fd && fpd ? receiptKey({ fn, fd, fpd }) : undefined;
  const at = input.datetime ? parseWireDateTime(input.datetime) : undefined;
  return { receipt: { key, qr: undefined, fn, fd, fpd, total: input.totalKopecks, at } };
}

/** Day of the receipt: the till's own time goes over the wire as it is printed, and its day reads back the same. */
export const receiptDayOf = (receipt: Pick<ReceiptFacts, 'at'> | undefined): string | undefined =>
  receipt?.at && programmeDay(receipt.at);

/** The day the sale was made: the receipt's, unless another one is given with its reason (domain 3.23). */
export function saleDayOf({
  saleDate,
  saleDateReason,
  receipt,
}: Pick<SaleBody, 'saleDate' | 'saleDateReason' | 'receipt'>): {
  saleDate: string | undefined;
  receiptDay: string | undefined;
  dateReason: string | undefined;
} {
  const receiptDay = receiptDayOf(readReceipt(receipt).receipt);
  const differs = receiptDay !== undefined && saleDate !== undefined && saleDate !== receiptDay;
  return {
    saleDate: saleDate ?? receiptDay,
    receiptDay,
    dateReason: differs ? clean(saleDateReason) : undefined,
  };
}

/** Whether lines are worth more than a sale may: a price was typed with too many zeros. */
export const exceedsMaxTotal = (items: readonly { quantity: number; priceKopecks?: number | undefined }[]): boolean =>
  items.reduce((sum, { quantity, priceKopecks = 0 }) => sum + quantity * priceKopecks, 0) > ceilings.saleKopecks;

export const totalMessage = fieldMessage('SALE_TOTAL', { n: ceilings.saleKopecks / 100 });
