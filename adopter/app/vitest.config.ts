import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { CHROMIUM_PATH, CHROMIUM_ARGS = '' } = process.env;

/** An adopter's own tests, with no word about the packages in their settings. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', environment: 'node', include: ['test/*.node.test.tsx'] } },
      {
        plugins: [react()],
        test: {
          name: 'chromium',
          include: ['test/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_ARGS.split(' ').filter(Boolean),
                ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
              },
            }),
          },
        },
      },
    ],
  },
});
