import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

import { offlineCode } from './before-code.ts';
import { trackRequests } from './page-state.ts';

type Row = Record<string, unknown>;

/** Everything the portal has put into a database of the browser, store by store. */
export async function storedIn(page: Page, database: string): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return [];
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
    const rows: Record<string, unknown>[] = [];
    for (const store of opened.objectStoreNames) {
      const all = opened.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      rows.push(...(all.result as Record<string, unknown>[]));
    }
    opened.close();
    return rows;
  }, database);
}

/** Addresses of everything in Cache Storage. */
export const cachedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has the code of the portal and the page is under it. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => cachedIn(page)).toContain('/index.html');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Waits until the answer of this query is on the device. */
export async function kept(page: Page, query: string): Promise<void> {
  const names = async (): Promise<unknown[]> => (await storedIn(page, 'pribavka-answers')).map(({ key }) => key);
  await expect.poll(names, query).toContain(query);
}

/** Cuts the network of a browser off, or gives it back, and waits until its pages know. */
export async function signal(context: BrowserContext, isThere: boolean): Promise<void> {
  await context.setOffline(!isThere);
}

/** Opens a screen of the portal and waits for all that comes by itself: the screen, then the code for a day without a signal. */
export async function openFully(page: Page, address: string): Promise<void> {
  const requests = trackRequests(page);
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await requests.asked(offlineCode);
  await requests.settled();
}

/** Cuts the network off and waits for the line that says so: it moves what is under it, so nothing is pressed before. */
export async function cutOff(page: Page): Promise<void> {
  await signal(page.context(), false);
  await expect(page.getByText(/^Нет сети\. /).first()).toBeVisible();
}

export interface Submits {
  /** Bodies, in the order they were sent. */
  readonly sent: readonly string[];
  /** Status of each answer that has come. */
  readonly answered: readonly number[];
}

/** The sales sent to the server from now on: only those that ask for the check. */
export function watchSubmits(context: BrowserContext): Submits {
  const seen = { sent: [] as string[], answered: [] as number[] };
  const bodyOf = (request: Request): string | undefined => {
    const body = /\/private\/sales\/sales/.test(request.url()) ? request.postData() : null;
    return body?.includes('"submit":true') ? body : undefined;
  };
  context.on('request', (request) => {
    const body = bodyOf(request);
    if (body !== undefined) seen.sent.push(body);
  });
  context.on('response', (response) => {
    if (bodyOf(response.request()) !== undefined) seen.answered.push(response.status());
  });
  return seen;
}
