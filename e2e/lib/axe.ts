import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { animationsFinished, drawn } from './page-state.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Messages that stand on the page, by name; those that are going are none. */
const messagesOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('[data-phase]:not([data-phase="closing"])')].map((each) =>
        each.getAttribute('aria-label'),
      ),
    ),
  );

/**
 * Breaches of WCAG 2.2 AA on the page as it stands, one line each: rule, element, what is wrong. Whatever is fading in
 * has finished before: axe would measure the contrast of a half-transparent text.
 */
export async function breachesOf(page: Page): Promise<string[]> {
  await expect(page.locator('[data-phase="closing"]')).toHaveCount(0);
  // What was asked for by the last press is rendered, so that its animation has begun.
  await drawn(page);
  await animationsFinished(page);
  const messages = await messagesOn(page);
  // Our pages have no frames: without going through them, and without a report on what is good, it takes a quarter.
  const axe = new AxeBuilder({ page }).options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  // A message whose time has run out meanwhile was measured while it faded: the page is looked at again without it.
  if ((await messagesOn(page)) !== messages) return breachesOf(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

/** No breach in the light theme and none in the dark one; leaves the page light. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await breachesOf(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
