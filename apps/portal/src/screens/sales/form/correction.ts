import { createDraft, type Draft, type OwnedDraft } from '@pribavka/forms';

import type { SavedSale } from './values.ts';

/** As long as a question of the moderator may stay open, and more. */
const HOURS = 60 * 24;

/** Where the correction of a sale waits in this browser until it is sent: the server takes none before that. */
export const correctionDraft = (userId: string, saleId: string): OwnedDraft => ({
  owner: userId,
  area: 'sales',
  record: saleId,
  whole: true,
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
