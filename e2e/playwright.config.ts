import { defineConfig } from '@playwright/test';

import { launchOptions } from '../scripts/browser.ts';

const paint = '**/prerender.spec.ts';

/**
 * Each file has a server and a data folder of its own, so files may run at the same time. A project is what
 * `npm test` runs together: `paint` looks at single frames and wants the machine for itself.
 */
export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'walks', testIgnore: paint },
    { name: 'paint', testMatch: paint },
  ],
  globalSetup: './lib/prepare.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 240_000,
  // The product itself waits for an answer for 15 s before it does something else: a wait here outlasts that by far.
  expect: { timeout: 40_000 },
  forbidOnly: true,
  // A net, not an excuse: what passes on a repeat is named at the end of the run.
  retries: 2,
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    // A worker would answer for the network the journeys look at; the one about a lost signal lets it in.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the whole run; a journey that fails is repeated with E2E_TRACE=1 for its trace.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
});
