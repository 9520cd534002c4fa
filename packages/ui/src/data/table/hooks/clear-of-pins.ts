import { isRightToLeft } from '../../../foundation/direction/line-key.ts';

/** Pixels of the focus ring around a control. */
const ring = 4;

/**
 * Scrolls sideways to what the keyboard has come to, so that no pinned column lies over it (WCAG 2.4.11).
 * A scroll padding is not enough: browsers leave in its place what is seen in part,
 * and would scroll for a focused cell that is pinned itself.
 */
export const clearOfPins = (target: Element, scroller: Element): void => {
  // A press scrolls nothing: what is pressed has to stay under the pointer.
  if (!target.closest(':focus-visible')?.closest('tr > :not([data-pin])')) return;
  const { left, right } = target.getBoundingClientRect();
  let { left: from, right: to } = scroller.getBoundingClientRect();
  for (const pin of scroller.querySelectorAll('thead [data-pin]')) {
    const box = pin.getBoundingClientRect();
    if (pin.matches('[data-pin="start"]') === isRightToLeft(pin)) to = Math.min(to, box.left);
    else from = Math.max(from, box.right);
  }
  // What is wider than the room between the pins shows its left end.
  scroller.scrollLeft += Math.min(left - ring - from, Math.max(0, right + ring - to));
};
