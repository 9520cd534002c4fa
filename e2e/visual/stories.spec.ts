import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

const index = JSON.parse(readFileSync(new URL('../../.cache/storybook/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const views = [
  { theme: 'light', width: 390, height: 844 },
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
] as const;

/** Phases of a story that has been drawn and has played to its end. */
const settled = ['finished', 'errored'];

for (const { theme, width, height } of views) {
  test.describe(`${theme} ${width}`, () => {
    for (const { id, title, name } of stories) {
      test(`${title} › ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        // Calendars mark today: the day of the picture is always the same.
        await page.clock.setFixedTime(new Date('2026-11-20T12:41:00+03:00'));
        await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=theme:${theme}`);
        await page.waitForFunction(
          (phases) => {
            const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
              .__STORYBOOK_PREVIEW__;
            return phases.includes(preview?.currentRender?.phase ?? '');
          },
          settled,
          { timeout: 45_000 },
        );
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${theme}-${width}/${id}.png`, { fullPage: true });
      });
    }
  });
}
