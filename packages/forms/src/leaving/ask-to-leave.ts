import { confirm } from '@pribavka/ui';
import { readMessages, type Tables } from '@pribavka/ui/messages';

import { giveUpDrafts } from '../form/drafts.ts';
import { hasUnsavedChanges, isSending, subscribe } from '../form/unsaved.ts';
import { leavingMessages } from './leaving.messages.ts';

/** Resolves when no form is on its way any more. */
const whenSent = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      if (isSending()) return;
      stop();
      resolve();
    });
  });

/**
 * Asks before something typed is left behind; true when the person gives it up, and its draft goes with it. Needs `ConfirmHost` of the kit.
 * While a guarded form is being sent it asks nothing and waits: true when that saved everything, false when it was
 * refused. A question goes by itself, with false, as soon as nothing is unsaved.
 * @param tables a language: `formsEn` or `useTables()`. @default Russian
 */
export const askToLeave = async (tables?: Tables): Promise<boolean> => {
  if (isSending()) {
    await whenSent();
    return !hasUnsavedChanges();
  }
  const { title, body, leave, stay } = readMessages(tables, leavingMessages);
  const saved = new AbortController();
  const look = (): void => {
    if (!hasUnsavedChanges()) saved.abort();
  };
  // A form drawn again lets go and holds again at once, which saves nothing.
  const stop = subscribe(() => queueMicrotask(look));
  const { signal } = saved;
  const leaves = await confirm({ title, body, confirmLabel: leave, cancelLabel: stay, danger: true, signal });
  stop();
  if (leaves) giveUpDrafts();
  return leaves;
};
