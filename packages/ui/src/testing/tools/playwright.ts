import type { Part } from '../part.ts';

/** What is used of a `Locator` of Playwright. */
export interface PlaywrightLocator {
  getByRole: (role: never, options?: { name?: string | RegExp; exact?: boolean }) => PlaywrightLocator;
  locator: (selector: string) => PlaywrightLocator;
  nth: (index: number) => PlaywrightLocator;
  first: () => PlaywrightLocator;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  selectOption: (value: string) => Promise<unknown>;
  evaluateAll: (look: never, argument: never) => Promise<unknown>;
  page: () => PlaywrightPage;
}

/** What is used of a `Page` of Playwright. */
export interface PlaywrightPage {
  locator: (selector: string) => PlaywrightLocator;
  waitForTimeout: (milliseconds: number) => Promise<void>;
}

/** How patient drivers are. */
export interface PlaywrightOptions {
  /** Longest wait for what has to appear, milliseconds. @default 15000 */
  timeout?: number | undefined;
}

/** A page or a locator of Playwright as drivers take it. Pressing and filling wait by the settings of the test. */
export function fromPlaywright(place: PlaywrightLocator | PlaywrightPage, options: PlaywrightOptions = {}): Part {
  const { timeout = 15_000 } = options;
  const page = 'page' in place ? place.page() : place;
  const here = 'page' in place ? place : place.locator(':root');
  const part = (locator: PlaywrightLocator): Part => ({
    byRole: (role, name) =>
      part(locator.getByRole(role as never, name === undefined ? {} : { name, exact: typeof name === 'string' })),
    bySelector: (selector) => part(locator.locator(selector)),
    at: (index) => part(locator.nth(index)),
    document: () => part(page.locator(':root')),
    click: () => locator.first().click(),
    fill: (text) => locator.first().fill(text),
    select: async (value) => void (await locator.first().selectOption(value)),
    press: (key) => locator.first().press(key),
    read: <Result, Argument>(look: (elements: Element[], argument: Argument) => Result, argument: Argument) =>
      locator.evaluateAll(look as never, argument as never) as Promise<Result>,
    retry: async (work) => {
      const end = Date.now() + timeout;
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (Date.now() > end) throw error;
          await page.waitForTimeout(100);
        }
      }
    },
  });
  return part(here);
}
