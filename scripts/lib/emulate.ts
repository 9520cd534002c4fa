import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

export type MediaOptions = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What a test in the browser cannot ask for itself: forced colours, more contrast, print; null takes it back. */
export const emulateMedia: BrowserCommand<[options: MediaOptions]> = async ({ page }, options) => {
  await page.emulateMedia(options);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (options: MediaOptions) => Promise<void>;
  }
}
