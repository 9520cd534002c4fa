import { createDraft, type Draft, type DraftOptions } from '@pribavka/forms';

import { forgetNewSale, newSaleDraft } from './new-draft.ts';
import type { SavedSale } from './values.ts';

/** As long as a question of the moderator may stay open, and more. */
const HOURS = 60 * 24;

/** Where the correction of a sale waits in this browser until it is sent: the server takes none before that. */
export const correctionDraft = (userId: string, saleId: string): DraftOptions => ({
  key: `${newSaleDraft(userId).key}:${saleId}`,
  storage: localStorage,
  hours: HOURS,
});

export const forgetCorrection = (userId: string, saleId: string): void =>
  createDraft(correctionDraft(userId, saleId)).forget();

/** What was typed into the sale when it was another one; nothing when it is the same still. */
export function olderCorrection(userId: string, { id, version }: SavedSale): ReturnType<Draft['read']> | undefined {
  const typed = createDraft(correctionDraft(userId, id)).read();
  const saved = typed['saved'] as SavedSale | null | undefined;
  return saved && saved.version !== version ? typed : undefined;
}

/** Leaves no sale of this member in the forms of this browser. */
export function forgetForms(userId: string): void {
  const start = `${newSaleDraft(userId).key}:`;
  for (const name of Object.keys(localStorage)) {
    const [, saleId] = name.split(start);
    if (saleId !== undefined) forgetCorrection(userId, saleId);
  }
  forgetNewSale(userId);
}
