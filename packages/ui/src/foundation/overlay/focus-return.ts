interface PendingReturn {
  readonly layer: HTMLElement;
  /** What had the focus before the layer opened. */
  readonly before: Element | null;
  readonly run: () => void;
}

let pending: PendingReturn[] = [];

/**
 * Gives the focus back after the layer is gone, in a microtask: StrictMode closes and opens a layer in one go, and
 * moving the focus out and in again reads as leaving the field.
 */
export function scheduleFocusReturn(layer: HTMLElement, before: Element | null, run: () => void): void {
  const entry: PendingReturn = { layer, before, run };
  pending.push(entry);
  queueMicrotask(() => {
    if (!pending.includes(entry)) return;
    pending = pending.filter((other) => other !== entry);
    run();
  });
}

/**
 * What had the focus before this layer: the same element as the last time when the layer was only remounted. What
 * other layers still owe is returned first, so that a layer opened in place of another one remembers the right element.
 */
export function focusBefore(layer: HTMLElement): Element | null {
  const own = pending.find((entry) => entry.layer === layer);
  const others = pending.filter((entry) => entry !== own);
  pending = [];
  for (const entry of others) entry.run();
  return own ? own.before : document.activeElement;
}
