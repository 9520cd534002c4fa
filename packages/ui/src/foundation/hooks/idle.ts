import { useEffect, useState } from 'react';

/** Longest wait for a moment without work, milliseconds. */
const patience = 2000;

/** Calls back when the screen is painted and the browser has time; returns what takes the call back. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback: there a short timer stands for it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** False in the first rendering, true once the browser has had time: what may come a moment later waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
