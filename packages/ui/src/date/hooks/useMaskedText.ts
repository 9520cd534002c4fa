import { useEffect, useRef, type RefObject } from 'react';

import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { applyMask, deleteInMask, typeInMask, type MaskEdit, type PartsMask } from '../core/mask.ts';

export interface MaskedTextOptions {
  mask: PartsMask;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Reads a pasted or dropped text whole; undefined leaves it to the mask. */
  readPaste: (pasted: string) => string | undefined;
}

/** Typing, deleting, paste and drop through one door: `beforeinput`. Composition and autofill come in by `onFallback`. */
export const useMaskedText = ({ mask, input, text, onText, readPaste }: MaskedTextOptions): ((raw: string) => void) => {
  const caret = useRef<number | undefined>(undefined);
  const commit = useStableCallback((edit: MaskEdit) => {
    caret.current = edit.caret;
    onText(edit.text);
  });

  useIsoLayoutEffect(() => {
    const element = input.current;
    if (caret.current === undefined || !element || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const handle = useStableCallback((event: InputEvent) => {
    const element = input.current;
    if (!element || event.isComposing) return;
    const start = element.selectionStart ?? text.length;
    const end = element.selectionEnd ?? start;
    const { inputType } = event;
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (
      inputType === 'insertFromPaste' ||
      inputType === 'insertFromDrop' ||
      (inputType === 'insertText' && data.length > 1)
    ) {
      event.preventDefault();
      const whole = readPaste(data);
      const head = applyMask(mask, text.slice(0, start) + data);
      commit(
        whole === undefined
          ? { text: applyMask(mask, text.slice(0, start) + data + text.slice(end)), caret: head.length }
          : { text: whole, caret: whole.length },
      );
    } else if (inputType === 'insertText') {
      event.preventDefault();
      commit(typeInMask(mask, text, start, end, data));
    } else if (inputType.startsWith('delete')) {
      event.preventDefault();
      commit(deleteInMask(mask, text, start, end, inputType === 'deleteContentForward'));
    }
  });

  useEffect(() => {
    const element = input.current;
    element?.addEventListener('beforeinput', handle);
    return () => element?.removeEventListener('beforeinput', handle);
  }, [input, handle]);

  return (raw) => onText(readPaste(raw) ?? applyMask(mask, raw));
};
