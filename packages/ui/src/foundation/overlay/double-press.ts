/** Longest pause inside a double press, in milliseconds, and how far the hand may slip. */
const pause = 500;
const slip = 8;

let latest: PointerEvent | undefined;
let earlier: PointerEvent | undefined;

/**
 * True for the second half of a double press whose first half took away what it fell on: a button of a question
 * pressed twice must not close the sheet that was under the question.
 */
export function isSecondHalf(event: PointerEvent): boolean {
  // Every open layer asks about the same press.
  if (event !== latest) [earlier, latest] = [latest, event];
  return (
    earlier?.target instanceof Node &&
    !earlier.target.isConnected &&
    event.timeStamp - earlier.timeStamp < pause &&
    Math.hypot(event.clientX - earlier.clientX, event.clientY - earlier.clientY) < slip
  );
}
