import * as variable from './variable.ts';

const group = 'process';
const web = ['https:', 'http:'] as const;

/** Where the process stands and who may reach it. */
export const processVariables = {
  // A closed list: another spelling of production would open a real database as a demonstration.
  nodeEnv: variable.choice('NODE_ENV', {
    group,
    values: ['development', 'test', 'production'],
    usual: 'development',
    example: 'production',
    meaning:
      '`production` demands keys, mail and SMS, refuses demo mode and a database with demo accounts, removes undeclared fields from answers instead of failing',
  }),
  host: variable.text('HOST', {
    group,
    usual: ({ isProduction }) => (isProduction ? '0.0.0.0' : '127.0.0.1'),
    fallback: '127.0.0.1, in production 0.0.0.0',
    example: '127.0.0.1',
    meaning: 'address it listens at',
  }),
  port: variable.integer('PORT', {
    group,
    min: 0,
    max: 65_535,
    usual: 3000,
    meaning: 'port it listens at; `0` takes a free one',
  }),
  publicUrl: variable.url('PUBLIC_URL', {
    group,
    protocols: web,
    fallback: 'http://localhost:PORT',
    example: 'http://localhost:3000',
    meaning: 'address people open; links in letters',
  }),
  corsOrigins: variable.list('CORS_ORIGINS', {
    group,
    parse: variable.originOf,
    hint: 'нужны адреса вида https://… через запятую',
    example: 'https://shop.example,https://other.example',
    meaning: 'other origins that may call the API',
  }),
  trustedProxies: variable.integer('TRUSTED_PROXIES', {
    group,
    min: 0,
    max: 10,
    usual: 0,
    meaning: 'proxies in front whose `X-Forwarded-For` is believed. Too many lets a caller choose its address',
  }),
  drainSeconds: variable.integer('DRAIN_SECONDS', {
    group,
    min: 0,
    max: 300,
    usual: ({ isProduction }) => (isProduction ? 10 : 0),
    fallback: '0, in production 10',
    example: '10',
    meaning:
      'how long a stopping process still takes requests while `/health/ready` says 503: longer than the balancer needs to believe it',
  }),
  apiDocs: variable.flag('API_DOCS', {
    group,
    usual: ({ isProduction }) => !isProduction,
    fallback: '1, in production 0',
    example: '1',
    meaning: 'whether anybody may read `/api/docs` and `/api/openapi.json`; 404 where not',
  }),
  demo: variable.flag('DEMO', {
    group,
    usual: ({ isProduction }) => !isProduction,
    fallback: '1, in production 0',
    example: '1',
    meaning: 'demo accounts and the dev mailbox; never in production',
  }),
  demoSeed: variable.choice('DEMO_SEED', {
    group,
    values: ['full', 'empty'],
    usual: 'full',
    meaning: 'what a demo over an empty database begins with: a history for charts, or accounts alone',
  }),
};
