import type { BrowserCommand } from 'vitest/node';

/** Takes the pointer to where nothing is drawn: what it rested on would be drawn as hovered. */
export const restPointer: BrowserCommand = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    restPointer: () => Promise<void>;
  }
}
