import { expect, type Page } from '@playwright/test';

/** Two animation frames: what was rendered before the first is on the screen at the second. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The page itself has the whole answer of this address, and has drawn what it wanted to draw of it. */
export async function received(page: Page, address: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => new RegExp(source).test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0),
    address.source,
  );
  await drawn(page);
}

/** Nothing of the screen is on its way: no skeleton, no placeholder, nothing that says it is busy. */
export async function filled(page: Page): Promise<void> {
  await expect(page.locator('[data-veil], [data-bone], [aria-busy="true"]')).toHaveCount(0);
}

export interface Requests {
  /** The page has asked for this address. */
  readonly asked: (address: RegExp) => Promise<void>;
  /** Every request so far has its answer and the page has drawn since without asking for anything else. */
  readonly settled: () => Promise<void>;
}

/** Counts the requests of a page from now on. */
export function trackRequests(page: Page): Requests {
  const pending = new Set<unknown>();
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    asked: (address) => expect.poll(() => addresses.some((each) => address.test(each)), String(address)).toBe(true),
    async settled() {
      await expect
        .poll(async () => {
          const before = addresses.length;
          if (pending.size > 0) return 'requests are on their way';
          await drawn(page);
          return pending.size === 0 && addresses.length === before ? 'settled' : 'something else was asked for';
        })
        .toBe('settled');
    },
  };
}

/**
 * Waits until nothing fades, slides or changes its colour any more: half-way nothing can be read or measured. What turns
 * for ever is not waited for.
 */
export const animationsFinished = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    for (let now = running(); now.length > 0; now = running()) {
      await Promise.all(now.map((each) => each.finished.catch(() => undefined)));
    }
  });
