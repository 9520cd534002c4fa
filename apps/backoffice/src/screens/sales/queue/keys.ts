import { isHelpKey, type Key } from '../../../shared/keys/help-key.ts';

/** What the keys of the queue do; matched by the physical key, so that the Russian layout works. */
export type QueueAction =
  | 'approve'
  | 'reject'
  | 'clarify'
  | 'postpone'
  | 'next'
  | 'previous'
  | 'undo'
  | 'help'
  | { reason: number };

const letters: Readonly<Record<string, QueueAction>> = {
  KeyA: 'approve',
  KeyR: 'reject',
  KeyQ: 'clarify',
  KeyJ: 'next',
  KeyN: 'next',
  KeyK: 'previous',
  KeyS: 'postpone',
  KeyZ: 'undo',
};

/** The action of a key, undefined for a key that means nothing here. */
export function actionOf(pressed: Key): QueueAction | undefined {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (isHelpKey(pressed)) return 'help';
  if (ctrlKey || metaKey || altKey) return undefined;
  if (shiftKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ? { reason: Number(digit) } : letters[code];
}

export interface KeyHint {
  readonly keys: string;
  readonly label: string;
  /** In the line at the foot, where the tempo needs its room. */
  readonly short?: string;
}

/** The line of hints at the foot of the queue; as many digits as there are reasons. */
export const keyHints = (reasons: number): readonly KeyHint[] => [
  { keys: 'J', label: 'следующая' },
  { keys: 'K', label: 'предыдущая' },
  { keys: 'A', label: 'подтвердить' },
  { keys: 'R', label: 'отклонить' },
  { keys: 'Q', label: 'уточнить' },
  { keys: 'S', label: 'отложить' },
  ...(reasons > 0 ? [{ keys: reasons === 1 ? '1' : `1–${Math.min(reasons, 9)}`, label: 'причина' }] : []),
  { keys: 'Z', label: 'отменить решение', short: 'отменить' },
  { keys: '?', label: 'все клавиши', short: 'клавиши' },
];

/** What works while the comment is typed. */
export const typingHints: readonly KeyHint[] = [
  { keys: 'Ctrl+Enter', label: 'отправить вопрос или отказ с комментарием' },
  { keys: 'Esc', label: 'выйти из комментария, текст останется' },
];
