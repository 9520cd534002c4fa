import { createDraft, type DraftPlace } from '@pribavka/forms';

/**
 * Where the parts of a receipt wait while they are typed: with the sale and the receipt it has by then, so that they come
 * back over no other one.
 */
export const receiptPartsPlace = (sale: string | undefined, qr = ''): DraftPlace => ({
  area: 'receipt',
  record: sale,
  form: qr,
});

/** The sale has gone with its receipt. */
export const forgetReceiptParts = (owner: string, sale: string | undefined): void =>
  createDraft({ owner, ...receiptPartsPlace(sale) }).forget();
