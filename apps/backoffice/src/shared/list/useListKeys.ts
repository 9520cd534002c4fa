import { openLayers } from '@pribavka/ui';
import { isTyping } from '@pribavka/ui/table';
import { type RefObject, useEffect } from 'react';

import { asksSearch } from './search-key.ts';

const opener = '[data-link]';
const box = '[data-service="check"] input';

/** What stands for each row under the keys: its link, its box where nothing can be opened. */
const stopsOf = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll('tbody tr')).flatMap(
    (row) => row.querySelector<HTMLElement>(opener) ?? row.querySelector<HTMLElement>(box) ?? [],
  );

function focusSearch(root: HTMLElement, event: KeyboardEvent): void {
  const field = root.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** J and K go over the rows from wherever nothing is typed; the first J begins with the first row. */
function stepFromAnywhere(root: HTMLElement, event: KeyboardEvent, by: 1 | -1): void {
  const stops = stopsOf(root);
  const row = event.target instanceof Element ? event.target.closest('tbody tr') : null;
  const at = row ? stops.findIndex((stop) => row.contains(stop)) : -1;
  const next = at < 0 ? (by === 1 ? stops[0] : undefined) : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Down from the search into the rows; up and down over them. */
function step(root: HTMLElement, event: KeyboardEvent, by: 1 | -1): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !root.contains(target)) return;
  const stops = stopsOf(root);
  const fromSearch = target.matches('input[type=search]');
  const at = stops.indexOf(target);
  const next = fromSearch && by === 1 ? stops[0] : at < 0 ? undefined : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Keys of a list: «/» begins a search, arrows, J and K go over the rows, the space bar chooses one. By the place on the keyboard,
 * so in any layout; a card or a dialog over the list has the keyboard to itself.
 */
export function useListKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const root = ref.current;
      if (!root || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || openLayers() > 0) return;
      if (asksSearch(event) && !isTyping(event.target)) {
        focusSearch(root, event);
      } else if ((event.code === 'KeyJ' || event.code === 'KeyK') && !event.shiftKey && !isTyping(event.target)) {
        stepFromAnywhere(root, event, event.code === 'KeyJ' ? 1 : -1);
      } else if (event.key === 'ArrowDown' && !event.shiftKey) step(root, event, 1);
      else if (event.key === 'ArrowUp' && !event.shiftKey) step(root, event, -1);
      else if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches(opener)) {
        // The page would scroll.
        event.preventDefault();
        event.target.closest('tr')?.querySelector<HTMLElement>(box)?.click();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
