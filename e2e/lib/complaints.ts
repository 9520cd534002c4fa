import type { Page } from '@playwright/test';

/** Said by the runner where a journey keeps service workers out. */
const ofTheRunner = 'Service Worker registration blocked by Playwright';

/** What the console says has gone wrong from now on, with the address of the page. */
export function complaintsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== ofTheRunner) messages.push(`${page.url()} ${text}`);
  });
  return messages;
}
