import { parseReceipt } from '@pribavka/forms/rules';

/** A fiscal receipt as its QR code tells it: drive, document, sign, sum, time of the till. */
export type Receipt = {
  fn: string;
  fd: string;
  fpd: string;
  totalKopecks: number;
  /** `yyyy-MM-ddTHH:mm:ss`, local time of the shop. */
  time: string;
};

export type ReceiptProblem = 'format' | 'return';

const notSale = new Set(['2', '3', '4']);

/** The rule of the form, told in the codes of the contract. Only a sale (`n=1`) earns points. */
export function parseReceiptQr(qr: string): { receipt: Receipt } | { problem: ReceiptProblem } {
  const read = parseReceipt(qr);
  if (!read.ok) {
    const operation = new URLSearchParams(qr.trim()).get('n') ?? '';
    return { problem: notSale.has(operation) ? 'return' : 'format' };
  }
  const { fn, fd, fpd, totalKopecks, at } = read.receipt;
  return { receipt: { fn, fd: String(Number(fd)), fpd: String(Number(fpd)), totalKopecks, time: at } };
}

/** One receipt, one key, whether it was scanned or typed in with leading zeros. */
export const receiptKey = (receipt: Pick<Receipt, 'fn' | 'fd' | 'fpd'>): string =>
  `${receipt.fn}-${Number(receipt.fd)}-${Number(receipt.fpd)}`;
