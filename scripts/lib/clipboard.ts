import type { BrowserCommand } from 'vitest/node';

/** Ends the turn of each page that has the clipboard. */
const endings = new Map<string, () => void>();
let lastTurn: Promise<void> = Promise.resolve();

/** Waits until the clipboard is free and takes it: a browser has one for all its pages, and files run in several. */
export const takeClipboard: BrowserCommand = async ({ sessionId }) => {
  const before = lastTurn;
  let end = (): void => undefined;
  lastTurn = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  endings.set(sessionId, end);
};

/** Lets the next page have the clipboard. */
export const giveClipboard: BrowserCommand = ({ sessionId }) => {
  endings.get(sessionId)?.();
  endings.delete(sessionId);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>;
    giveClipboard: () => Promise<void>;
  }
}
