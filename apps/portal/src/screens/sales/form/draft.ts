import { parseReceipt, receiptText } from '@pribavka/forms/rules';

import type { ProductShort, Sale, SaleInput, UploadedFile } from '../../../shared/contract.ts';
import { kopecksOf, rublesOf } from './money.ts';

export type LineProduct = Pick<ProductShort, 'id' | 'name' | 'article' | 'brand' | 'imageUrl' | 'serialRequired'> & {
  readonly serialExample?: string | null;
  readonly pointsNow?: number;
};

export interface DraftLine {
  /** Of this line in the form only. */
  readonly key: string;
  readonly product: LineProduct | undefined;
  readonly quantity: number;
  /** Roubles as typed: «14 980,50». */
  readonly price: string;
  readonly serial: string;
}

export interface SaleDraft {
  /** Known once the server keeps the draft. */
  readonly saleId: string | undefined;
  readonly version: number | undefined;
  readonly saleDate: string;
  readonly lines: readonly DraftLine[];
  /** Text of the receipt's QR code, as read or as its parts typed by hand would make it. */
  readonly qr: string;
  /** No code was read: the parts are sent as what they are. */
  readonly typed: boolean;
  readonly files: readonly UploadedFile[];
  readonly comment: string;
}

let lines = 0;
/** An empty line; a serial number means one unit, so lines with serials never grow in quantity. */
export function emptyLine(product?: LineProduct, serial = ''): DraftLine {
  lines += 1;
  return { key: `line-${lines}`, product, quantity: 1, price: '', serial };
}

export function emptyDraft(today: string, line: DraftLine = emptyLine()): SaleDraft {
  return {
    saleId: undefined,
    version: undefined,
    saleDate: today,
    lines: [line],
    qr: '',
    typed: false,
    files: [],
    comment: '',
  };
}

/** Everything of a draft that is worth keeping: a line without a product is not. */
export const isBlank = (draft: SaleDraft): boolean =>
  draft.lines.every((line) => !line.product) && draft.qr === '' && draft.files.length === 0 && draft.comment === '';

function receiptInput({ qr, typed }: SaleDraft): NonNullable<SaleInput['receipt']> {
  const read = parseReceipt(qr);
  if (!typed || !read.ok) return { qr };
  const { at, operation: _sale, ...parts } = read.receipt;
  return { ...parts, datetime: `${at.replace('T', ' ')}.000` };
}

/** The code of a kept receipt; without one, what its parts would make when they are all there. */
function codeOf(receipt: Sale['receipt']): Pick<SaleDraft, 'qr' | 'typed'> {
  if (receipt?.qr) return { qr: receipt.qr, typed: false };
  const { fn, fd, fpd, totalKopecks, datetime } = receipt ?? {};
  if (!fn || !fd || !fpd || !totalKopecks || !datetime) return { qr: '', typed: false };
  return { qr: receiptText({ fn, fd, fpd, totalKopecks, at: datetime.slice(0, 19).replace(' ', 'T') }), typed: true };
}

/** The body of the call; lines without a product stay in the form only. */
export function toInput(draft: SaleDraft, submit: boolean): SaleInput {
  const comment = draft.comment.trim();
  return {
    ...(draft.saleDate === '' ? {} : { saleDate: draft.saleDate }),
    items: draft.lines.flatMap((line) => {
      if (!line.product) return [];
      const price = kopecksOf(line.price);
      const serial = line.serial.trim();
      return [
        {
          productId: line.product.id,
          quantity: serial === '' ? line.quantity : 1,
          ...(price === undefined ? {} : { priceKopecks: price }),
          ...(serial === '' ? {} : { serialNumber: serial }),
        },
      ];
    }),
    ...(draft.qr === '' ? {} : { receipt: receiptInput(draft) }),
    fileIds: draft.files.map((file) => file.id),
    ...(comment === '' ? {} : { comment }),
    submit,
  };
}

/** The form of a sale the server keeps. */
export function fromSale(sale: Sale): SaleDraft {
  const kept = sale.items.map((item): DraftLine => ({
    ...emptyLine({ ...item.product, serialRequired: item.serialRequired }),
    quantity: item.quantity,
    price: item.priceKopecks === null ? '' : rublesOf(item.priceKopecks),
    serial: item.serialNumber ?? '',
  }));
  return {
    saleId: sale.id,
    version: sale.version,
    saleDate: sale.saleDate ?? '',
    lines: kept.length > 0 ? kept : [emptyLine()],
    ...codeOf(sale.receipt),
    files: sale.files,
    comment: sale.comment ?? '',
  };
}
