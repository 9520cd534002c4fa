import type { EraseUnit } from './model.ts';

/** What a person means by an input event, whichever key, menu or gesture it came from. */
export type Intent =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string; readonly whole: boolean }
  | { readonly kind: 'erase'; readonly unit: EraseUnit; readonly direction: 'back' | 'forward' }
  | { readonly kind: 'undo' | 'redo' };

const ERASURES: Readonly<Record<string, readonly [EraseUnit, 'back' | 'forward']>> = {
  deleteContentBackward: ['character', 'back'],
  deleteContentForward: ['character', 'forward'],
  deleteContent: ['character', 'back'],
  deleteByCut: ['character', 'back'],
  deleteByDrag: ['character', 'back'],
  deleteWordBackward: ['word', 'back'],
  deleteWordForward: ['word', 'forward'],
  deleteSoftLineBackward: ['line', 'back'],
  deleteSoftLineForward: ['line', 'forward'],
  deleteHardLineBackward: ['line', 'back'],
  deleteHardLineForward: ['line', 'forward'],
};

/** Input Events Level 2, §4.1: the types a mask takes over; the rest (composition) is left to the browser. */
export function intentOf(event: InputEvent): Intent | undefined {
  const { inputType } = event;
  const erasure = ERASURES[inputType];
  if (erasure) return { kind: 'erase', unit: erasure[0], direction: erasure[1] };
  if (inputType === 'historyUndo') return { kind: 'undo' };
  if (inputType === 'historyRedo') return { kind: 'redo' };
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (text === '') return undefined;
  if (inputType === 'insertText') {
    // Several characters at once come from dictation, a suggestion or a phone's keyboard, not from a key.
    return Array.from(text).length === 1 ? { kind: 'type', text } : { kind: 'paste', text, whole: false };
  }
  if (inputType === 'insertReplacementText') return { kind: 'paste', text, whole: true };
  return inputType.startsWith('insertFrom') ? { kind: 'paste', text, whole: false } : undefined;
}

/** Undo and redo by the place of the key, so that the Russian layout works too. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
  return event.code === 'KeyY' && !event.shiftKey ? 'redo' : undefined;
}

/** Keys that move the caret or select, by the place of the key as above. */
export function movesCaret({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(?:Arrow|Home$|End$)/.test(key) || ((ctrlKey || metaKey) && code === 'KeyA');
}
