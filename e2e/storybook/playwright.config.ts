import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser.ts';

/** The built Storybook: its pages, and every story played to its end. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/storybook-results',
  fullyParallel: true,
  // A page waits for its frames for a part of its time: a worker more than cores fills it.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  forbidOnly: true,
  // A net, not an excuse: what passes on a repeat is named at the end of the run.
  retries: 2,
  reporter: 'dot',
  expect: { timeout: 30_000 },
  use: {
    // Known once the server below has said which port it was given.
    baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}`,
    launchOptions: launchOptions(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'vite preview --outDir .cache/storybook --port 0',
    cwd: '../..',
    // Without colours: they would stand between the words and the port.
    env: { NO_COLOR: '1' },
    wait: { stdout: /localhost:(?<storybook_port>\d+)/ },
  },
});
