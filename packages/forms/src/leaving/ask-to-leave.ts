import { confirm } from '@pribavka/ui';
import { readMessages, type Tables } from '@pribavka/ui/messages';

import { leavingMessages } from './leaving.messages.ts';

/**
 * Asks before something typed is left behind; true when the person gives it up. Needs `ConfirmHost` of the kit.
 * @param tables a language: `formsEn` or `useTables()`. @default Russian
 */
export const askToLeave = (tables?: Tables): Promise<boolean> => {
  const { title, body, leave, stay } = readMessages(tables, leavingMessages);
  return confirm({ title, body, confirmLabel: leave, cancelLabel: stay, danger: true });
};
