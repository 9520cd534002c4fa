import type { BrowserContext, Page } from '@playwright/test';

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

/** Everything that moved by itself since the page began. */
export async function watchMoves(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; sources: { node?: Node }[] }
      >) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        moves.push(`${entry.value.toFixed(5)} ${nodes.map((node) => node?.slice(0, 80)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (page) => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves);
}
