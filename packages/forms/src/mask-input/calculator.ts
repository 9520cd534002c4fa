import MaskedPattern from 'imask/esm/masked/pattern';

import { slotOf } from '../masks/template.ts';
import type { Mask } from '../masks/types.ts';

/**
 * The arithmetic of one masked value: which text, which slots, where a caret may stand.
 * imask's pattern does the sums; nothing else of the package knows it.
 */
export interface Calculator {
  readonly text: () => string;
  readonly slots: () => string;
  readonly setSlots: (slots: string) => void;
  /** Replaces a stretch of the text by one character; returns the caret behind it. */
  readonly insert: (start: number, end: number, character: string) => number;
  /** The place nearest to the right where a character may be typed. */
  readonly nearest: (caret: number) => number;
}

const DEFINITIONS = { '#': /[0-9]/, A: /[0-9A-Z]/ };

/** A fresh calculator for a mask. */
export function createCalculator(mask: Mask): Calculator {
  const masked = new MaskedPattern({
    mask: Array.from(mask.pattern, (sign) => (slotOf(sign) ? sign : `\\${sign}`)).join(''),
    definitions: DEFINITIONS,
    ...(mask.pattern.includes('A') ? { prepareChar: (sign: string) => sign.toUpperCase() } : {}),
  });
  // Reading imask's values walks over every block; a key would do it a dozen times.
  let text = '';
  let slots = '';
  const read = (): void => {
    text = masked.value;
    slots = masked.unmaskedValue;
  };
  return {
    text: () => text,
    slots: () => slots,
    setSlots: (next) => {
      masked.unmaskedValue = next;
      read();
    },
    insert: (start, end, character) => {
      const flags = { input: true, raw: true };
      if (start === text.length) {
        masked.append(character, flags);
        read();
        return text.length;
      }
      const { offset } = masked.splice(start, end - start, character, 'NONE', flags);
      read();
      return masked.nearestInputPos(start + offset, 'NONE');
    },
    nearest: (caret) => (caret === text.length ? caret : masked.nearestInputPos(caret, 'NONE')),
  };
}
