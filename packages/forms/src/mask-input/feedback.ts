import { announce } from '@pribavka/ui';

import { fullText, type MaskMessages } from '../masks/language.ts';
import type { Mask } from '../masks/types.ts';
import type { Rejection } from './model.ts';

const BURST_MS = 3000;

/** What is said about a refused character or text. */
export function rejectionText(mask: Mask, rejection: Rejection, messages?: Partial<MaskMessages>): string {
  if (rejection === 'unreadable') return mask.unreadable;
  return rejection === 'full' ? fullText(messages) : mask.rejection;
}

/** Blinks the box at every refused character and says why once per burst. */
export interface Feedback {
  readonly refuse: (text: string) => void;
  /** Something was taken: the next refusal is worth a word again. */
  readonly accept: () => void;
}

/** Feedback of one input; the speaker and the clock are injected for tests. */
export function createFeedback(
  input: Element,
  say: (text: string) => void = announce,
  now: () => number = () => performance.now(),
): Feedback {
  let said = '';
  let saidAt = 0;
  return {
    refuse: (text) => {
      const box = input.closest<HTMLElement>('[data-control]') ?? input;
      box.animate(
        [
          { backgroundColor: 'var(--pb-danger-subtle)', boxShadow: 'inset 0 0 0 1.5px var(--pb-danger-fill)' },
          { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1.5px transparent' },
        ],
        { duration: 320, easing: 'ease-out' },
      );
      const time = now();
      if (text !== said || time - saidAt > BURST_MS) say(text);
      said = text;
      saidAt = time;
    },
    accept: () => {
      said = '';
    },
  };
}
