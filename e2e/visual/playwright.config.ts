import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser.ts';

const port = 6107;

/** Pictures of the stories next to the baseline of this machine: docs/adr/0005. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/visual-results',
  // Fonts and smoothing differ between machines, so the baseline is never shared and never in git.
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
  fullyParallel: true,
  // A third of a story's time is waiting for it to come to rest: one worker more than cores fills it.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['dot'], ['html', { outputFolder: '../../.cache/visual-report', open: 'never' }]],
  expect: { toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.1, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `vite preview --outDir .cache/storybook --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
});
