/** Runs once what has been drawn is on the screen. */
export function afterPaint(run: () => void): void {
  // The first frame paints what was drawn, the second begins when it is there.
  requestAnimationFrame(() => requestAnimationFrame(run));
}
