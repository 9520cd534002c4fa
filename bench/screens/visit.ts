import type { Browser, BrowserContext } from 'playwright';

/** Slow 4G as Lighthouse simulates it, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_250, uploadThroughput: 84_375 };
const processorRate = 4;

export interface Cookie {
  name: string;
  value: string;
}

export interface Visit {
  /** Milliseconds from the navigation to the first paint with content. */
  paint: number;
  /** Milliseconds to the moment that was waited for. */
  moment: number;
  /** Requests begun before that moment. */
  requests: number;
  /** Sum of layout shifts. */
  shift: number;
}

/** What is waited for: a text on the screen, or a field that React has taken. */
export type Moment = { text: string } | { alive: string };

/** Opens an address and measures until the moment; `context` may hold a warm cache. */
export async function visit(context: BrowserContext, url: string, moment: Moment): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.addInitScript((wanted) => {
      const seen = { shift: 0, moment: 0, paint: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') seen.paint = startTime;
      }).observe({ type: 'paint', buffered: true });
      const flat = (text: string): string => text.replaceAll(/\s/gu, ' ');
      const isThere = (): boolean => {
        if ('text' in wanted) return flat(document.body?.innerText ?? '').includes(flat(wanted.text));
        const field = document.querySelector(wanted.alive);
        return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
      };
      const look = (): void => {
        if (isThere()) seen.moment = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, moment);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(
      () => (globalThis as unknown as { seen: { moment: number } }).seen.moment > 0,
      undefined,
      {
        timeout: 120_000,
        polling: 50,
      },
    );
    const before = requests;
    await page.waitForTimeout(300);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number; moment: number; paint: number } }).seen,
    );
    return { ...seen, requests: before };
  } finally {
    await page.close();
  }
}

/** A browser profile with nothing kept but the session. */
export async function freshContext(browser: Browser, url: string, cookies: readonly Cookie[]): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  if (cookies.length > 0) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  return context;
}
