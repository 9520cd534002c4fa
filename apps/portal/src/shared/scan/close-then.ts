import { flushSync } from 'react-dom';

/** Closes the scanner and goes on behind it: what lies there takes no focus until the dialog above has let go of it. */
export function closeThen(close: () => void, next: () => void): void {
  flushSync(close);
  queueMicrotask(next);
}
