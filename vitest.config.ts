import { availableParallelism } from 'node:os';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { launchOptions } from './scripts/browser.ts';
import { giveClipboard, takeClipboard } from './scripts/lib/clipboard.ts';
import { emulateMedia } from './scripts/lib/emulate.ts';
import { beyondGate, isGate } from './scripts/lib/beyond-gate.ts';
import { LongestFirst } from './scripts/lib/longest-first.ts';
import { restPointer } from './scripts/lib/pointer.ts';
import { patience, testTimeout } from './scripts/lib/patience.ts';
import { componentProps } from './scripts/storybook/props.ts';

const conditions = ['@pribavka/source', ...defaultClientConditions];
const serverConditions = ['@pribavka/source', 'module', 'node', 'development|production'];
// As Node itself chooses: a package whose modules for bundlers Node cannot load gives those it can.
const nodeConditions = serverConditions.filter((condition) => condition !== 'module');

// The runner itself is idle while Node's tests run: it needs no core of its own.
const nodeWorkers = Math.min(8, availableParallelism());

const leftOut = ['**/node_modules/**', ...(isGate ? beyondGate : [])];

// Half of the server's time goes into waiting, for processes, clocks and the database. Eight are what one database bears.
const serverWorkers = Math.min(8, Math.ceil(availableParallelism() * 1.5));

// A file in a browser waits for answers and frames for a part of its time: a page more than cores fills it.
const pages = availableParallelism() + 1;

// Found in the middle of a run they would make the page reload under a test: a fresh clone fails once.
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'final-form',
    'idb',
    'react-router-dom',
    'react-final-form',
    'imask/esm/masked/pattern',
    'zxing-wasm/reader',
    'zxing-wasm/writer',
    'lucide-react',
    '@floating-ui/react',
    '@fingerprintjs/fingerprintjs',
    '@date-fns/utc/date/mini',
    'date-fns/addDays',
    'date-fns/addMonths',
    'date-fns/differenceInCalendarDays',
    'date-fns/eachDayOfInterval',
    'date-fns/endOfWeek',
    'date-fns/endOfMonth',
    'date-fns/format',
    'date-fns/getISODay',
    'date-fns/isExists',
    'date-fns/isSameMonth',
    'date-fns/isSameYear',
    'date-fns/isValid',
    'date-fns/lightFormat',
    'date-fns/locale/en-GB',
    'date-fns/locale/ru',
    'date-fns/parse',
    'date-fns/parseISO',
    'date-fns/startOfWeek',
    'date-fns/startOfMonth',
    'date-fns/startOfQuarter',
  ],
};

/** Another React for the component tests: the folder it is installed in (scripts/tasks/test-react.ts). */
const otherReact = process.env['PRIBAVKA_REACT'];
const reactAlias = otherReact
  ? ['react', 'react-dom'].map((name) => ({
      find: new RegExp(`^${name}(?=$|/)`),
      replacement: `${otherReact}/node_modules/${name}`,
    }))
  : [];

/**
 * What only some files use, the walks over stories among them: the gate leaves files out, and what is not found before
 * the first run of the others would be bundled, and the page reloaded, in the middle of it.
 */
const someDeps = [
  '@sentry/react',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  'axios',
  'qr',
  'react-dom/server',
  'storybook/internal/core-events',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
  'styled-components',
  'swr',
  'swr/infinite',
  'uuid',
];

interface PageOptions {
  reducedMotion?: 'reduce' | 'no-preference';
  timezoneId?: string;
}
const pageIn = ({ reducedMotion = 'reduce', timezoneId = 'Europe/Moscow' }: PageOptions) =>
  playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: 'ru-RU', timezoneId, deviceScaleFactor: 1, reducedMotion },
  });

/** What must not depend on the zone of the device runs in these besides. */
const otherZones = ['Europe/Kaliningrad', 'Asia/Kamchatka'].map((timezoneId) => ({
  browser: 'chromium' as const,
  name: `browser in ${timezoneId}`,
  provider: pageIn({ reducedMotion: 'no-preference', timezoneId }),
  include: ['apps/*/src/**/*.zones.browser.test.tsx'],
}));

const chromium = (options: PageOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: pageIn(options),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

const stories = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  resolve: { conditions },
  optimizeDeps,
  test: {
    name: `stories-${theme}`,
    retry: 2,
    // One page for every file: stories clean up after themselves, and loading the design system anew costs most of the time.
    isolate: false,
    maxWorkers: pages,
    testTimeout,
    browser: chromium(),
  },
});

/** Every layer but the journeys; one of them by `vitest --project unit`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'unit',
          environment: 'node',
          expect: { poll: { timeout: patience } },
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: nodeWorkers,
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{portal,backoffice}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'codemods/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', ...leftOut],
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        // The global set-up is loaded in an environment of the runner's own: without this it needs built packages.
        environments: { __vitest__: { resolve: { conditions: nodeConditions } } },
        test: {
          name: 'server',
          environment: 'node',
          retry: 1,
          maxWorkers: serverWorkers,
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['apps/server/src/test/global-setup.ts'],
          expect: { poll: { timeout: patience } },
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        // The walk through the modes draws stories with the decorators of Storybook.
        plugins: [react(), componentProps()],
        resolve: { conditions, alias: reactAlias },
        optimizeDeps: { include: [...optimizeDeps.include, ...someDeps] },
        test: {
          name: 'browser',
          maxWorkers: pages,
          retry: 2,
          setupFiles: ['packages/ui/src/test-utils/fresh-page.ts'],
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'apps/*/src/**/*.browser.test.tsx'],
          exclude: leftOut,
          expect: { poll: { timeout: patience } },
          testTimeout,
          hookTimeout: testTimeout,
          browser: {
            ...chromium({ reducedMotion: 'no-preference' }),
            instances: [{ browser: 'chromium' as const }, ...otherZones],
            commands: { emulateMedia, takeClipboard, giveClipboard, restPointer },
          },
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
