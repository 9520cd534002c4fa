/** Focuses what the next frame draws. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
}
