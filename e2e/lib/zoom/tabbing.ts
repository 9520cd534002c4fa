import { expect, type Page } from '@playwright/test';

import { coveredFocus, unseenFocus } from '../focus.ts';

/** Marks what holds the focus; true when it has held it before. */
const isSecondVisit = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const visited = ((globalThis as unknown as { visited?: WeakSet<Element> }).visited ??= new WeakSet());
    const held = document.activeElement ?? document.body;
    if (held === document.body) return true;
    const isKnown = visited.has(held);
    visited.add(held);
    return isKnown;
  });

/** Tabs through the screen once, `most` stops at most: what is reached unseen, and what is reached under a pinned part. */
export async function tabThrough(page: Page, most = 60): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => Object.assign(globalThis, { visited: new WeakSet() }));
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await isSecondVisit(page)) break;
    const unseen = await unseenFocus(page);
    if (unseen !== undefined) found.push(`no ring: ${unseen}`);
    // A row of chips glides to the one that is reached.
    const covered = await coveredFocus(page);
    if (covered !== undefined)
      await expect
        .poll(() => coveredFocus(page), { timeout: 2000 })
        .toBeUndefined()
        .catch(() => found.push(`covered: ${covered}`));
  }
  return found;
}
