/** What the keys of a request do; matched by the physical key, so that the Russian layout works. J and K are the list's. */
export type SupportKey = 'answer' | 'note' | 'templates' | 'help';

interface Key {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const letters: Readonly<Record<string, SupportKey>> = { KeyR: 'answer', KeyN: 'note', KeyT: 'templates' };

/** The action of a key, undefined for a key that means nothing here. */
export function actionOf({ code, ctrlKey, metaKey, altKey, shiftKey }: Key): SupportKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (code === 'Slash' && shiftKey) return 'help';
  return shiftKey ? undefined : letters[code];
}
