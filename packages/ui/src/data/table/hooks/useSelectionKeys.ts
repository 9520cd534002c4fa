import { useRef, type KeyboardEvent } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { between, selectRange, setSelected, type Selection } from '../core/selection.ts';
import { isTyping } from './useRowStepper.ts';

export interface SelectionKeysOptions {
  selection: Selection | undefined;
  /** Ids of the rows on the page, in order. */
  order: () => readonly string[];
  onChange: (selection: Selection) => void;
  /** Index of the first row in the whole list, from 0. */
  first: number;
  /** Arrows walk through cells; otherwise Shift and an arrow go from box to box. */
  grid: boolean;
}

export interface SelectionKeys {
  /** Toggles one row or, with Shift, everything from the row toggled before. */
  readonly toggle: (id: string, shift: boolean) => void;
  /** Shift+Space, Shift+↑, Shift+↓, Ctrl+A. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Extension {
  readonly anchor: string;
  /** Where it reaches now: going back takes the rows out again. */
  readonly end: string;
  /** What was chosen before it began. */
  readonly base: Selection;
  readonly result: Selection;
}

/** Choosing rows by pointer and keys (ARIA practice «Data grid», selection). */
export const useSelectionKeys = (options: SelectionKeysOptions): SelectionKeys => {
  const { selection, order, onChange, first, grid } = options;
  const anchor = useRef<string | undefined>(undefined);
  const extension = useRef<Extension | undefined>(undefined);

  const toggle = useStableCallback((id: string, shift: boolean) => {
    if (!selection) return;
    const from = anchor.current;
    onChange(selectRange(selection, order(), shift && from !== id ? from : undefined, id));
    anchor.current = id;
  });

  const extend = (from: string, to: string): void => {
    if (!selection) return;
    const now = extension.current;
    const goesOn = now?.end === from && now.result === selection;
    const start = goesOn ? now.anchor : from;
    const base = goesOn ? now.base : selection;
    const result = setSelected(base, between(order(), start, to), true);
    extension.current = { anchor: start, end: to, base, result };
    anchor.current = start;
    onChange(result);
  };

  /** From the row chosen last to this one; without such a row this one alone. */
  const reach = (id: string): void => {
    if (!selection) return;
    const ids = order();
    const from = ids.find((other) => other === anchor.current) ?? id;
    onChange(setSelected(selection, between(ids, from, id), true));
    anchor.current = from;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.closest('tr');
    if (!selection || event.defaultPrevented || event.altKey || !row || isTyping(target)) return;
    if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      onChange(setSelected(selection, order(), true));
      return;
    }
    const index = Number(row.getAttribute('aria-rowindex')) - 2 - first;
    const id = order()[index];
    if (!event.shiftKey || event.ctrlKey || event.metaKey || id === undefined) return;
    const box = target.matches('input[type="checkbox"]');
    if (event.key === ' ' && (box || target.matches('th, td'))) {
      event.preventDefault();
      reach(id);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (grid || box)) {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const next = order()[index + by];
      if (next === undefined) return;
      extend(id, next);
      if (grid) return;
      event.preventDefault();
      const neighbour = row.parentElement?.querySelector(`tr[aria-rowindex="${index + by + 2 + first}"]`);
      neighbour?.querySelector<HTMLElement>('[data-service="check"] input')?.focus();
    }
  };

  return { toggle, onKeyDown };
};
