import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

import { useSpokenMask, useTable } from '../language/tables.ts';
import type { InputMode, Mask } from '../masks/types.ts';
import { attachMask, type Attached, type MaskChange } from './attach.ts';
import { createFeedback, rejectionText } from './feedback.ts';
import { paintPlaceholder } from './placeholder.ts';
import { createMaskModel, type Rejection } from './model.ts';

/** Shape of {@link useMask}. */
export interface UseMaskOptions {
  /** Mask from `@pribavka/forms/masks`; the same object between renders. */
  readonly mask: Mask;
  /** The kept value: digits, a phone with its «7»; `null` is an empty one, as '' is. Left out, the input holds it. */
  readonly value?: string | null | undefined;
  /** Raw value to begin with when the input holds it itself. @default '' */
  readonly defaultValue?: string | null | undefined;
  /** Called after every edit with the raw value and what kind of edit it was. */
  readonly onValueChange?: ((value: string, change: MaskChange) => void) | undefined;
  /** Called when a key or a pasted text was refused, with the reason. */
  readonly onReject?: ((rejection: Rejection) => void) | undefined;
  /** Why a pasted text was refused, to be shown under the field; undefined once an edit is accepted. */
  readonly onNotice?: ((notice: string | undefined) => void) | undefined;
}

/** What to put on the input. `value` is left out on purpose: the text belongs to the DOM. */
export interface MaskedInputProps {
  /** Digits and their signs run from left to right in every language. */
  readonly dir: 'ltr';
  /** Gives the element to the mask. */
  readonly ref: Ref<HTMLInputElement>;
  /** `tel` for a phone, else `text`. */
  readonly type: 'text' | 'tel';
  /** Keyboard of a phone that fits the mask. */
  readonly inputMode: InputMode;
  /** What a browser may fill in: `tel`, `cc-number`, `off`. */
  readonly autoComplete: string;
  /** Text the element begins with, already formatted. */
  readonly defaultValue: string;
  /** Off: digits and codes are in no dictionary. */
  readonly spellCheck: false;
  /** Off: a phone must not change a code. */
  readonly autoCorrect: 'off';
  /** Off: letters stay as they are typed. */
  readonly autoCapitalize: 'off';
}

/** The input's props and the layer where the rest of the template is painted. */
export interface UseMaskResult {
  /** Properties of the `<input>`, its `ref` among them. */
  readonly inputProps: MaskedInputProps;
  /** Element where the rest of the template is painted, over the input. */
  readonly placeholderRef: RefObject<HTMLSpanElement | null>;
}

/**
 * A masked input. The DOM keeps the text and React never writes it, so no key costs a render and no caret jumps;
 * `value` is compared with the raw value and written only when it came from elsewhere.
 */
export function useMask(options: UseMaskOptions): UseMaskResult {
  const { defaultValue, onValueChange, onReject, onNotice } = options;
  const mask = useSpokenMask(options.mask);
  const messages = useTable('forms.masks');
  const value = options.value === null ? '' : options.value;
  const ref = useRef<HTMLInputElement>(null);
  const placeholderRef = useRef<HTMLSpanElement>(null);
  const attached = useRef<Attached>(undefined);
  const listener = useRef({ onValueChange, onReject, onNotice, messages });
  const first = useRef(value ?? defaultValue ?? '');

  useLayoutEffect(() => {
    listener.current = { onValueChange, onReject, onNotice, messages };
    if (value !== undefined) first.current = value;
  });

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return undefined;
    const model = createMaskModel(mask);
    model.setRaw(first.current);
    const feedback = createFeedback(input);
    attached.current = attachMask(input, model, {
      onPaint: (text) => paintPlaceholder(placeholderRef.current, mask, text),
      onChange: (change) => {
        // An input that holds its value keeps it when the mask is changed.
        first.current = change.value;
        listener.current.onValueChange?.(change.value, change);
      },
      onAccept: () => {
        feedback.accept();
        listener.current.onNotice?.(undefined);
      },
      onReject: (rejection, whole) => {
        const why = rejectionText(mask, rejection, listener.current.messages);
        feedback.refuse(why);
        if (whole) listener.current.onNotice?.(why);
        listener.current.onReject?.(rejection);
      },
    });
    return () => attached.current?.detach();
  }, [mask]);

  useLayoutEffect(() => {
    if (value !== undefined) attached.current?.write(value);
    // Another value, from here or from outside, and the refusal is history.
    listener.current.onNotice?.(undefined);
  }, [value]);

  return {
    placeholderRef,
    inputProps: {
      ref,
      // Digits and their signs run one way in every language.
      dir: 'ltr',
      type: mask.inputMode === 'tel' ? 'tel' : 'text',
      inputMode: mask.inputMode,
      autoComplete: mask.autoComplete,
      defaultValue: mask.format(value ?? defaultValue ?? ''),
      spellCheck: false,
      autoCorrect: 'off',
      autoCapitalize: 'off',
    },
  };
}
