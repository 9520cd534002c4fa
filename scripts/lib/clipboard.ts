import type { BrowserCommand } from 'vitest/node';

/** Frees the clipboard of the page that has it, by its session. */
const releases = new Map<string, () => void>();
let lastRelease: Promise<void> = Promise.resolve();

/** Waits until the clipboard is free and takes it: a browser has one for all its pages, and files run in several. */
export const takeClipboard: BrowserCommand = async ({ sessionId }) => {
  const before = lastRelease;
  let release = (): void => undefined;
  lastRelease = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  releases.set(sessionId, release);
};

/** Lets the next page have the clipboard. */
export const giveClipboard: BrowserCommand = ({ sessionId }) => {
  releases.get(sessionId)?.();
  releases.delete(sessionId);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>;
    giveClipboard: () => Promise<void>;
  }
}
