/** Resolves when what was drawn is on the screen: the first frame paints it, the second begins after that. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
