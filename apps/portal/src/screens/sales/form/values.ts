import { ceilings } from '@pribavka/api';
import { parseReceipt, receiptText } from '@pribavka/forms/rules';
import { isIsoDate } from '@pribavka/ui/dates';
import type { UploadItem } from '@pribavka/ui/upload';

import type { ProductShort, Sale, SaleInput, UploadedFile } from '../../../shared/contract.ts';
import { isLocalFile } from './local-file.ts';
import { kopecksOf, rublesOf } from './money.ts';

export type LineProduct = Pick<ProductShort, 'id' | 'name' | 'article' | 'brand' | 'imageUrl' | 'serialRequired'> & {
  readonly serialExample?: string | null;
  readonly pointsNow?: number;
};

/** A mark of «Честный знак»: GTIN of 14 digits and the number behind it. */
export interface ScannedMark {
  readonly gtin: string;
  readonly serial: string;
}

/** One sold product; what has not been on the screen yet is missing. */
export interface LineValues {
  readonly product: LineProduct | null;
  readonly quantity?: number;
  /** Roubles as typed: «14 980,50». */
  readonly price?: string;
  readonly serial?: string;
  /** The mark its product and number were scanned from; another number typed since has none. */
  readonly mark?: ScannedMark | null;
}

export interface ReceiptCode {
  /** Text of the receipt's QR code, as read or as its parts typed by hand would make it. */
  readonly qr: string;
  /** No code was read: the parts are sent as what they are. */
  readonly typed: boolean;
}

/** What the server knows this sale by. */
export interface SavedSale {
  readonly id: string;
  readonly version: number;
}

/** What the form of a sale holds. */
export interface SaleValues {
  /** Known once the server has the draft. */
  readonly saved: SavedSale | null;
  /** Sets the form of a new sale apart from every other one; the form of a saved sale has none. */
  readonly formId?: string | undefined;
  readonly receipt: ReceiptCode | null;
  readonly lines: readonly LineValues[];
  /** `yyyy-MM-dd`, or what has been typed of it. */
  readonly saleDate: string;
  /** Why the sale has another day than its receipt. */
  readonly saleDateReason?: string;
  /** Every file the server has, those of an earlier visit too; a photo taken without a signal waits among them. */
  readonly files: readonly UploadedFile[];
  /** Files chosen on this visit, on their way or there. */
  readonly photos?: ReadonlyArray<UploadItem<UploadedFile>>;
  readonly comment: string;
}

/** An empty line, or one that begins with a product. */
export const newLine = (product: LineProduct | null = null): LineValues => ({
  product,
  quantity: 1,
  price: '',
  serial: '',
});

export const newSale = (saleDate: string, line: LineValues = newLine()): SaleValues => ({
  saved: null,
  formId: crypto.randomUUID(),
  receipt: null,
  lines: [line],
  saleDate,
  files: [],
  comment: '',
});

/** A serial number means one unit. */
export const isSingle = ({ product, serial = '' }: LineValues): boolean =>
  product?.serialRequired === true || serial.trim() !== '';

function receiptInput({ qr, typed }: ReceiptCode): NonNullable<SaleInput['receipt']> {
  const read = parseReceipt(qr);
  if (!typed || !read.ok) return { qr };
  const { at, operation: _sale, ...parts } = read.receipt;
  return { ...parts, datetime: `${at.replace('T', ' ')}.000` };
}

/** Day of a receipt that could be read: the day of the sale (domain 3.23). */
export function receiptDayOf(receipt: ReceiptCode | null | undefined): string | undefined {
  const read = parseReceipt(receipt?.qr ?? '');
  return read.ok ? read.receipt.at.slice(0, 10) : undefined;
}

/** Whether the sale has another day than its receipt; half a date is no day yet. */
export function differsFromReceipt({ receipt, saleDate }: Pick<SaleValues, 'receipt' | 'saleDate'>): boolean {
  const day = receiptDayOf(receipt);
  return day !== undefined && isIsoDate(saleDate) && day !== saleDate;
}

/** The code of a saved receipt; without one, what its parts would make when they are all there. */
function codeOf(receipt: Sale['receipt']): ReceiptCode | null {
  if (receipt?.qr) return { qr: receipt.qr, typed: false };
  const { fn, fd, fpd, totalKopecks, datetime } = receipt ?? {};
  if (!fn || !fd || !fpd || !totalKopecks || !datetime) return null;
  return { qr: receiptText({ fn, fd, fpd, totalKopecks, at: datetime.slice(0, 19).replace(' ', 'T') }), typed: true };
}

/** The body of the call; lines without a product stay in the form only. */
export function toInput(
  values: Omit<SaleValues, 'photos'>,
  submit: boolean,
  maxPriceKopecks: number = ceilings.priceKopecks,
): SaleInput {
  const comment = values.comment.trim();
  const reason = differsFromReceipt(values) ? (values.saleDateReason ?? '').trim() : '';
  return {
    ...(isIsoDate(values.saleDate) ? { saleDate: values.saleDate } : {}),
    ...(reason === '' ? {} : { saleDateReason: reason }),
    items: values.lines.flatMap((line) => {
      if (!line.product) return [];
      const price = kopecksOf(line.price ?? '');
      const serial = (line.serial ?? '').trim();
      return [
        {
          productId: line.product.id,
          quantity: isSingle(line) ? 1 : (line.quantity ?? 1),
          // A draft is saved without a price the form refuses.
          ...(price === undefined || price > maxPriceKopecks ? {} : { priceKopecks: price }),
          ...(serial === '' ? {} : { serialNumber: serial }),
          ...(line.mark && line.mark.serial === serial ? { markGtin: line.mark.gtin } : {}),
        },
      ];
    }),
    ...(values.receipt ? { receipt: receiptInput(values.receipt) } : {}),
    fileIds: values.files.filter((file) => !isLocalFile(file)).map((file) => file.id),
    ...(comment === '' ? {} : { comment }),
    submit,
  };
}

/** The form of a sale the server has. */
export function fromSale(sale: Sale): SaleValues {
  const lines = sale.items.map((item): LineValues => ({
    product: { ...item.product, serialRequired: item.serialRequired },
    quantity: item.quantity,
    price: item.priceKopecks === null ? '' : rublesOf(item.priceKopecks),
    serial: item.serialNumber ?? '',
    mark: item.markGtin && item.serialNumber ? { gtin: item.markGtin, serial: item.serialNumber } : null,
  }));
  return {
    saved: { id: sale.id, version: sale.version },
    receipt: codeOf(sale.receipt),
    lines: lines.length > 0 ? lines : [newLine()],
    saleDate: sale.saleDate ?? '',
    ...(sale.saleDateReason ? { saleDateReason: sale.saleDateReason } : {}),
    files: sale.files,
    comment: sale.comment ?? '',
  };
}
