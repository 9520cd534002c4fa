import * as variable from './variable.ts';

const group = 'watching';

/** How those who look after the server see it. */
export const watchingVariables = {
  sentryDsn: variable.url('SENTRY_DSN', {
    group,
    protocols: ['https:', 'http:'],
    example: 'https://key@sentry.example/1',
    meaning: 'error collector of the apps',
  }),
  release: variable.text('RELEASE', { group, usual: '0.1.0', meaning: 'release shown in reports of errors' }),
  logLevel: variable.choice('LOG_LEVEL', {
    group,
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    usual: ({ isProduction }) => (isProduction ? 'info' : 'warn'),
    fallback: 'warn, in production info',
    example: 'warn',
    meaning: 'lines of the log from this one up',
  }),
};
