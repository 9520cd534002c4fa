import { expect, type Page } from '@playwright/test';

import { animationsFinished, drawn, filled, trackRequests } from './page-state.ts';

/** Opens an address and waits for all that comes late: answers, code, pictures, the faces of the letters. */
export async function openScreen(page: Page, address: string): Promise<void> {
  const requests = trackRequests(page);
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await filled(page);
  await requests.settled();
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
  await animationsFinished(page);
}
