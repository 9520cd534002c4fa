import { createDraft, type DraftPlace } from '@pribavka/forms';

/** Where the parts of a receipt wait while they are typed: with the sale, so that they come back in no other one. */
export const receiptPartsPlace = (sale: string | undefined): DraftPlace => ({ area: 'receipt', record: sale });

/** The sale has gone with its receipt. */
export const forgetReceiptParts = (owner: string, sale: string | undefined): void =>
  createDraft({ owner, ...receiptPartsPlace(sale) }).forget();
