import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser.ts';

const port = Number(process.env['STORYBOOK_PORT'] ?? 6108);

/** The built Storybook: its pages, and every story played to its end. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/storybook-results',
  fullyParallel: true,
  // A page waits for its frames for a part of its time: a worker more than cores fills it.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'dot',
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `vite preview --outDir .cache/storybook --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
});
