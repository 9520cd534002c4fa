import { useRef } from 'react';

import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { findByPrefix } from './text.ts';

/** A pause after which typed letters begin a new word. */
const PAUSE_MS = 600;

export interface TypedLetters {
  /** Whether a word is being typed now: a space belongs to it then. */
  isTyping: () => boolean;
  /** Adds a letter; index of the item that begins with what is typed, -1 when none does. */
  find: (key: string, labels: readonly string[], from: number) => number;
}

/** Letters of a list and of a menu: typed one after another they find an item. */
export function useTypedLetters(): TypedLetters {
  const typed = useRef('');
  const timer = useTimeout();
  return {
    isTyping: () => typed.current !== '',
    find: (key, labels, from) => {
      typed.current += key;
      timer.start(PAUSE_MS, () => {
        typed.current = '';
      });
      return findByPrefix(labels, typed.current, from);
    },
  };
}
