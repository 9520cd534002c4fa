import { isHelpKey, type Key } from '../../../shared/keys/help-key.ts';

/** What the keys of a request do; matched by the physical key, so that the Russian layout works. J and K are the list's. */
export type SupportKey = 'answer' | 'note' | 'templates' | 'help';

const letters: Readonly<Record<string, SupportKey>> = { KeyR: 'answer', KeyN: 'note', KeyT: 'templates' };

/** The action of a key, undefined for a key that means nothing here. */
export function actionOf(pressed: Key): SupportKey | undefined {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (isHelpKey(pressed)) return 'help';
  if (ctrlKey || metaKey || altKey) return undefined;
  return shiftKey ? undefined : letters[code];
}
