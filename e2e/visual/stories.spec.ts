import { existsSync, readFileSync } from 'node:fs';

import { expect, type Page, test as base } from '@playwright/test';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

/** One page for all stories of a worker: each is opened again, but the scripts come compiled from its cache. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
      });
      // Calendars mark today: the day of the picture is always the same.
      await page.clock.setFixedTime(new Date('2026-11-20T12:41:00+03:00'));
      // What one story remembers must not be in the picture of another.
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

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
/** An interrupted run goes on where it stopped: `npm run visual -- --update --resume`. */
const resumed = process.env['VISUAL_RESUME'] === '1';

for (const { theme, width, height } of views) {
  test.describe(`${theme} ${width}`, () => {
    for (const { id, title, name } of stories) {
      test(`${title} › ${name}`, async ({ shared: page }, info) => {
        const picture = [`${theme}-${width}`, `${id}.png`];
        test.skip(resumed && existsSync(info.snapshotPath(...picture)), 'taken before the interruption');
        await page.setViewportSize({ width, height });
        // Axe has its own run over every story: here it would only take time.
        const globals = `theme:${theme};a11y.manual:!true`;
        await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=${globals}`);
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
        // Skeletons come after 160 ms and the veil of the loader after 400: two equal pictures before that prove nothing.
        await page.waitForTimeout(500);
        await expect(page).toHaveScreenshot(picture, { fullPage: true });
      });
    }
  });
}
