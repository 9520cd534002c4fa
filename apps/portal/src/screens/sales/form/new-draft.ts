import { createDraft, type OwnedDraft } from '@pribavka/forms';

import { forgetReceiptParts } from '../scan/parts-draft.ts';
import type { SavedSale } from './values.ts';

/** Where a new sale waits in this browser until it is sent; a person's own, so that a shared till mixes nothing. */
export const newSaleDraft = (userId: string): OwnedDraft => ({
  owner: userId,
  area: 'sales',
  whole: true,
  storage: localStorage,
  hours: Number.POSITIVE_INFINITY,
});

export function forgetNewSale(userId: string): void {
  createDraft(newSaleDraft(userId)).forget();
  forgetReceiptParts(userId, undefined);
}

/** A sale opened by its own address is the server's: what the form of a new one holds of it is older. */
export function forgetNewSaleOf(userId: string, saleId: string): void {
  const draft = createDraft(newSaleDraft(userId));
  const saved = draft.read()['saved'] as SavedSale | null | undefined;
  if (saved?.id === saleId) forgetNewSale(userId);
}
