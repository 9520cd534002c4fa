import type { Browser, BrowserContext } from 'playwright';

/** Slow 4G as Lighthouse simulates it, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_250, uploadThroughput: 84_375 };
const processorRate = 4;

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
    const starts: number[] = [];
    let opened: number | undefined;
    session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      // A picture inside the page is no request.
      if (request.url.startsWith('data:')) return;
      opened ??= timestamp;
      starts.push((timestamp - opened) * 1000);
    });
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
        // `innerText` would lay the page out at every look.
        if ('text' in wanted) return flat(document.body?.textContent ?? '').includes(flat(wanted.text));
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
    const isSeen = (): boolean => (globalThis as unknown as { seen: { moment: number } }).seen.moment > 0;
    try {
      await page.waitForFunction(isSeen, undefined, { timeout: 60_000, polling: 50 });
    } catch (error) {
      const there = await page.locator('body').innerText();
      throw new Error(`${page.url()} shows no ${JSON.stringify(moment)}: ${there.slice(0, 500)}`, { cause: error });
    }
    await page.waitForTimeout(300);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number; moment: number; paint: number } }).seen,
    );
    return { ...seen, requests: starts.filter((start) => start < seen.moment).length };
  } finally {
    await page.close();
  }
}

/**
 * The rest of a first visit, on a line as fast as it is: what a page fetches when it is quiet is there afterwards, its
 * service worker too where it has one.
 */
export async function stay(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(3000);
    await page.evaluate(async () => {
      if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
    });
  } finally {
    await page.close();
  }
}

export type Profile = Awaited<ReturnType<BrowserContext['storageState']>>;

const settings = { viewport: { width: 1440, height: 900 }, locale: 'ru-RU' } as const;

/** Signs in at the page as a person does; what the browser keeps of it. */
export async function signedInProfile(
  browser: Browser,
  url: string,
  who: { login: string; password: string; home: string },
): Promise<Profile> {
  const context = await browser.newContext(settings);
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.locator('form button[type=submit]').waitFor();
    await page.locator('input').first().fill(who.login);
    await page.locator('input[type=password]').fill(who.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(`**${who.home}`);
    await page.waitForFunction(() => localStorage.getItem('pb_access') !== null);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** A browser with an empty cache; of a person who has signed in here, or of nobody. */
export const freshContext = async (browser: Browser, profile: Profile | undefined): Promise<BrowserContext> =>
  browser.newContext({ ...settings, ...(profile && { storageState: profile }) });
