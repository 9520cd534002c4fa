import { existsSync, readFileSync } from 'node:fs';

import { expect, type Page, test as base } from '@playwright/test';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: readonly string[];
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
/** Each story is taken in both themes as it was opened: colours are all that differs, and they come from CSS. */
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Phases of a story that has been drawn and has played to its end. */
const settled = ['finished', 'errored'];
/** An interrupted run goes on where it stopped: `npm run visual -- --update --resume`. */
const resumed = process.env['VISUAL_RESUME'] === '1';

async function open(page: Page, id: string): Promise<void> {
  // Axe has its own run over every story: here it would only take time.
  await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=theme:light;a11y.manual:!true`);
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
}

const paint = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** Both themes of what is on the page. */
async function take(page: Page, id: string, width: number): Promise<void> {
  for (const theme of themes) {
    await paint(page, theme);
    await expect.soft(page).toHaveScreenshot([`${theme}-${width}`, `${id}.png`], { fullPage: true });
  }
}

for (const { id, title, name, tags } of stories) {
  test(`${title} › ${name}`, async ({ shared: page }, info) => {
    const taken = sizes.every(({ width }) =>
      themes.every((theme) => existsSync(info.snapshotPath(`${theme}-${width}`, `${id}.png`))),
    );
    test.skip(resumed && taken, 'taken before the interruption');
    test.skip(info.config.updateSnapshots !== 'all' && !taken, 'a new story: the baseline has no pictures of it');
    // What a story has done on a phone is not what it would have done on a desk; one that does nothing only grows.
    const plays = tags.includes('play-fn');
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size);
      if (at === 0 || plays) await open(page, id);
      await take(page, id, size.width);
    }
  });
}
