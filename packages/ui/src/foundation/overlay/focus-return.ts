interface PendingReturn {
  readonly layer: HTMLElement;
  /** What had the focus before the layer opened. */
  readonly before: Element | null;
  /** Where the focus goes back to. */
  readonly back: Element | null;
}

let pending: PendingReturn[] = [];

/** Where the focus is after the layer is gone: someone may have moved it on purpose, and only a lost one is taken back. */
const after = ({ layer, back }: PendingReturn, active: Element | null): Element | null =>
  (layer.contains(active) || active === document.body) && back?.isConnected ? back : active;

/** Moves the focus, without scrolling, if it is not there already. */
export function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.activeElement) element.focus({ preventScroll: true });
}

/**
 * Gives the focus back after the layer is gone, in a microtask: StrictMode closes and opens a layer in one go, and
 * moving the focus out and in again reads as leaving the field.
 */
export function scheduleFocusReturn(entry: PendingReturn): void {
  pending.push(entry);
  queueMicrotask(() => {
    if (!pending.includes(entry)) return;
    pending = pending.filter((other) => other !== entry);
    focusOn(after(entry, document.activeElement));
  });
}

/**
 * What had the focus before this layer: the same element as the last time when the layer was only remounted. A layer
 * opened in place of others remembers what they would have given the focus back to; the focus itself goes from one to
 * the other without a stop on the page between, which would have to be styled for it.
 */
export function focusBefore(layer: HTMLElement): Element | null {
  const own = pending.find((entry) => entry.layer === layer);
  const others = pending.filter((entry) => entry !== own);
  pending = own ? others : [];
  if (own) return own.before;
  return others.reduce<Element | null>((active, entry) => after(entry, active), document.activeElement);
}
