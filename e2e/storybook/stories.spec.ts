import { expect, type Page, test as base } from '@playwright/test';

import { type Entry, stories } from './index.ts';

/** One page for all stories of a worker: the scripts come from its cache. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'ru-RU', timezoneId = 'Europe/Moscow' } = project.use;
      const page = await browser.newPage({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      // What one story remembers must not be seen by another.
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

interface Internals {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown; emit: (event: string, told: object) => void };
}

/** A breach of accessibility, as axe reports it. */
interface Breach {
  readonly id: string;
  readonly help: string;
  readonly nodes: ReadonlyArray<{ readonly html: string }>;
}

/** What Storybook says of a story that has finished. */
interface Finished {
  readonly storyId: string;
  readonly reporters: ReadonlyArray<{
    readonly type: string;
    readonly status: string;
    readonly result?: { readonly violations?: readonly Breach[]; readonly error?: unknown };
  }>;
}

/** What axe holds against the story on the page; a story it has not looked at is a failure as well. */
const breaches = (page: Page, story: Entry): Promise<string> =>
  page.evaluate((id) => {
    const channel = (globalThis as unknown as Internals).__STORYBOOK_ADDONS_CHANNEL__;
    const [finished] = (channel.last('storyFinished') as [Finished] | undefined) ?? [];
    const report = finished?.storyId === id ? finished.reporters.find(({ type }) => type === 'a11y') : undefined;
    if (!report) return 'axe has not looked at it';
    if (report.status === 'passed') return '';
    const found = report.result?.violations ?? [];
    const lines = found.flatMap(({ id: rule, help, nodes }) => nodes.map(({ html }) => `${rule}: ${help}: ${html}`));
    return lines.join('\n') || `axe failed: ${String(report.result?.error)}`;
  }, story.id);

/** What went wrong with the story on the page by the time it has finished; nothing when it is right. */
const failure = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const channel = (globalThis as unknown as Internals).__STORYBOOK_ADDONS_CHANNEL__;
    const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying'];
    const reported = events.flatMap((event) => (channel.last(event) as unknown[] | undefined) ?? []);
    return reported
      .map((one) => {
        const { message, description } = (one ?? {}) as { message?: string; description?: string };
        return message ?? description ?? JSON.stringify(one);
      })
      .join('\n');
  });

/** A story that plays is opened as a person opens it, with nothing loaded before; one that only draws takes the page over. */
async function open(page: Page, { id, tags }: Entry): Promise<void> {
  const isLoaded = await page.evaluate(() => '__STORYBOOK_PREVIEW__' in globalThis);
  // After a failure everything is loaded again, so that one story is not blamed for another.
  if (isLoaded && !tags.includes('play-fn') && (await failure(page)) === '') {
    await page.evaluate((storyId) => {
      const channel = (globalThis as unknown as Internals).__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    return;
  }
  await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}`);
}

for (const story of stories) {
  test(`${story.title} › ${story.name} plays to its end, accessible`, async ({ shared: page }) => {
    await open(page, story);
    await page.waitForFunction(
      (id) => {
        const { currentRender } = (globalThis as unknown as Internals).__STORYBOOK_PREVIEW__ ?? {};
        return currentRender?.id === id && ['finished', 'errored'].includes(currentRender.phase ?? '');
      },
      story.id,
      { timeout: 45_000 },
    );
    expect(await failure(page)).toBe('');
    expect(await breaches(page, story)).toBe('');
  });
}
