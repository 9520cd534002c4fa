const SELECTOR = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

export const isReachable = (element: HTMLElement): boolean =>
  element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });

/** What Tab can reach inside, in document order. */
export const tabbable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter((el) => el.tabIndex >= 0 && isReachable(el));

/** First place worth focusing: marked with `data-autofocus`, then anything but `data-close`, then the root itself. */
export function firstFocus(root: HTMLElement): HTMLElement {
  const marked = root.querySelector<HTMLElement>('[data-autofocus], [autofocus]');
  if (marked && isReachable(marked)) return marked;
  const places = tabbable(root);
  return places.find((place) => !('close' in place.dataset)) ?? places[0] ?? root;
}

/** Keeps Tab inside `root`: from the last goes to the first and back. */
export function loopTab(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const items = tabbable(root);
  const first = items[0] ?? root;
  const end = items.at(-1) ?? root;
  const active = root.ownerDocument.activeElement;
  const leaving = event.shiftKey ? active === first || active === root : active === end || items.length === 0;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? end : first).focus();
}
