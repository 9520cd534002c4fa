import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';

import type { FormatLocale } from '../../foundation/format/locale.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { deleteLoose, typeLoose, type Typed } from '../core/loose.ts';
import { applyMask, deleteInMask, isMisread, typeInMask, type MaskEdit, type PartsMask } from '../core/mask.ts';

export interface MaskedTextOptions {
  mask: PartsMask;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Reads a pasted or dropped text whole; undefined leaves it to the mask. */
  readPaste: (pasted: string) => string | undefined;
  /** Called with a text that came at once and is no day: the field stays as it was. Left out, the mask takes its digits. */
  onRefuse?: (() => void) | undefined;
  /** `2026-03-15` and «15 марта 2026» may be typed key by key as well. @default false */
  loose?: boolean | undefined;
  /** Language of the long way. @default Russian */
  locale?: FormatLocale | undefined;
}

/**
 * Typing, deleting, paste and drop through one door: `beforeinput`. What the browser writes by itself (autofill, a
 * keyboard that composes) comes by the returned `onChange`.
 */
export const useMaskedText = (options: MaskedTextOptions): ((event: ChangeEvent<HTMLInputElement>) => void) => {
  const { mask, input, text, onText, readPaste, onRefuse, loose = false, locale } = options;
  const caret = useRef<number | undefined>(undefined);
  const typed = useRef<Typed>({ keys: '', shown: '' });
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

  const type = (start: number, end: number, key: string): MaskEdit => {
    const edit = loose ? typeLoose(typed.current, text, start, end, key, readPaste, locale) : undefined;
    const next = edit ?? typeInMask(mask, text, start, end, key);
    const atEnd = start === end && end === text.length;
    const before = text === '' ? '' : typed.current.shown === text ? typed.current.keys : undefined;
    typed.current = atEnd && before !== undefined ? { keys: before + key, shown: next.text } : { keys: '', shown: '' };
    return next;
  };

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
      if (whole === undefined && onRefuse && isMisread(mask, data)) {
        onRefuse();
        return;
      }
      const head = applyMask(mask, text.slice(0, start) + data);
      commit(
        whole === undefined
          ? { text: applyMask(mask, text.slice(0, start) + data + text.slice(end)), caret: head.length }
          : { text: whole, caret: whole.length },
      );
    } else if (inputType === 'insertText') {
      event.preventDefault();
      commit(type(start, end, data));
    } else if (inputType.startsWith('delete')) {
      event.preventDefault();
      const forward = inputType === 'deleteContentForward';
      commit(
        (loose ? deleteLoose(mask, text, start, end, forward, locale) : undefined) ??
          deleteInMask(mask, text, start, end, forward),
      );
    }
  });
  // Changing the text under a keyboard that composes would break the word off: the mask waits for its end.
  const composed = useStableCallback((event: CompositionEvent) =>
    onText(applyMask(mask, (event.target as HTMLInputElement).value)),
  );

  useEffect(() => {
    const element = input.current;
    element?.addEventListener('beforeinput', handle);
    element?.addEventListener('compositionend', composed);
    return () => {
      element?.removeEventListener('beforeinput', handle);
      element?.removeEventListener('compositionend', composed);
    };
  }, [input, handle, composed]);

  return ({ currentTarget, nativeEvent }) => {
    const raw = currentTarget.value;
    if ((nativeEvent as InputEvent).isComposing) {
      onText(raw);
      return;
    }
    const whole = readPaste(raw);
    if (whole === undefined && onRefuse && isMisread(mask, raw)) onRefuse();
    else onText(whole ?? applyMask(mask, raw));
  };
};
