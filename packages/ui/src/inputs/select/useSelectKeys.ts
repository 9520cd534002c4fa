import type { KeyboardEvent } from 'react';

import type { ActiveOption } from '../listbox/useActiveOption.ts';
import { useTypedLetters } from '../listbox/useTypedLetters.ts';

export interface SelectKeysOptions {
  labels: readonly string[];
  open: boolean;
  chosen: number;
  list: ActiveOption;
  show: () => void;
  close: () => void;
  pick: (index: number) => void;
}

/** Keys of a select-only combobox (ARIA practices): arrows, Home, End, Enter, Space, Tab, letters. */
export function useSelectKeys(options: SelectKeysOptions): (event: KeyboardEvent) => void {
  const letters = useTypedLetters();

  const typeahead = (key: string): void => {
    const { labels, open, chosen, list, pick } = options;
    const found = letters.find(key, labels, open ? list.active : chosen);
    if (found < 0) return;
    if (open) list.setActive(found);
    else pick(found);
  };

  return (event) => {
    const { open, list, show, close, pick } = options;
    const { key } = event;
    const letter = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (key === ' ' && letters.isTyping()) {
      event.preventDefault();
      typeahead(key);
      return;
    }
    if (!open) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) {
        event.preventDefault();
        show();
      } else if (letter) typeahead(key);
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) pick(list.active);
      else list.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault();
      list.edge(key === 'Home' ? 'first' : 'last');
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      pick(list.active);
    } else if (key === 'Tab') {
      pick(list.active);
      close();
    } else if (letter) typeahead(key);
  };
}
