import { createTimer } from '@pribavka/ui';

/** Milliseconds after the page is there: what is only for later must not stand in the way of the first screen. */
const AFTER = 1000;

let quiet: Promise<void> | undefined;

/** Resolves when the first screen is up and the browser has time. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    const wait = (): void => createTimer().start(AFTER, resolve);
    if (document.readyState === 'complete') wait();
    else globalThis.addEventListener('load', wait, { once: true });
  });
  return quiet;
}
