import type { BrowserContext } from '@playwright/test';

/** The code of an application, as its page asks for it. */
export const scripts = '**/assets/*.js';

/** What the portal brings for a day without a signal, after its first screen: the last of its code that comes by itself. */
export const offlineCode = /\/assets\/parts-[^/]*\.js$/;

/** Holds what matches until released. */
export async function hold(context: BrowserContext, what: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
