import { defineConfig } from '@playwright/test';

import { launchOptions } from '../scripts/browser.ts';

/** Journeys share one machine of two cores: one worker, each file with a server and a data folder of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
