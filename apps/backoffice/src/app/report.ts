import { createReporter, type Reporter } from '@pribavka/api/report';

import { config } from '../config.ts';

/** Failures go to the error-reporting service without personal data; the SDK is loaded after the first screen. */
export const reporter: Reporter = createReporter({
  dsn: config.sentryDsn,
  release: config.version,
  load: async () => {
    const { init, captureException, captureMessage } = await import('@sentry/react');
    return { init, captureException, captureMessage };
  },
});
