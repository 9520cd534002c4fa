/** What the keys of a request do; matched by the physical key, so that the Russian layout works. */
export type SupportKey = 'next' | 'previous' | 'answer' | 'note' | 'templates' | 'help';

interface Key {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const letters: Readonly<Record<string, SupportKey>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyR: 'answer',
  KeyN: 'note',
  KeyT: 'templates',
};

/** The action of a key, undefined for a key that means nothing here. */
export function actionOf({ code, ctrlKey, metaKey, altKey, shiftKey }: Key): SupportKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (code === 'Slash' && shiftKey) return 'help';
  return shiftKey ? undefined : letters[code];
}

/** Letters mean themselves while somebody types or chooses. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(target.type)) ||
    target.closest('[role="menu"],[role="listbox"],[role="combobox"]') !== null);

/** Whether a key pressed here is for the card: nothing is typed, and no dialog lies over the card. */
export const isForCard = (target: EventTarget | null): boolean =>
  !isTyping(target) && document.querySelectorAll('[aria-modal="true"]').length === 1;
