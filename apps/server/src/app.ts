import type { Writable } from 'node:stream';

import { headers } from '@pribavka/api';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { PgBoss } from 'pg-boss';

import type { Probe } from './db/probe.ts';
import { bindManifest, requireEveryHandler } from './http/binder.ts';
import { registerBounds, httpTimes } from './http/bounds.ts';
import { sendClientError } from './http/client-errors.ts';
import { compression } from './http/compression.ts';
import { builtApps, registerApps, type App } from './http/apps.ts';
import type { Config } from './config.ts';
import type { Services } from './http/context.ts';
import { registerDocs } from './http/docs/register.ts';
import { sendFailure } from './http/failures.ts';
import { sendUnknown } from './http/unknown-address.ts';
import { exposedHeaders, headerOf, isUuid } from './http/headers.ts';
import { closeConnectionsWhen } from './http/draining.ts';
import { type HealthDetails, registerHealth } from './http/health.ts';
import { rateLimited } from './http/limits/rate-limits.ts';
import { sharedStore } from './http/limits/store.ts';
import { loggerOptions } from './http/redaction.ts';
import { requestLog, tracedRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { newId } from './ids.ts';
import { handlers } from './modules/index.ts';
import { registerUnsubscribe } from './modules/notifications/index.ts';
import { createJobContext } from './jobs/boss.ts';
import { registerStopChange } from './modules/staff/index.ts';
import { registerMailbox } from './outbox/mailbox/register.ts';
import { countRequests } from './telemetry/metrics/requests.ts';
import { type Inside, knowsToken, registerMetrics } from './telemetry/serve.ts';
import type { Tracing } from './telemetry/tracing/tracing.ts';

export interface AppOptions {
  services: Services;
  boss: PgBoss;
  /** Whether the database answers, asked apart from what requests ask. */
  probe: Pick<Probe, 'isUp'>;
  isStopping?: (() => boolean) | undefined;
  apps?: readonly App[] | undefined;
  /** Where log lines go; the standard output unless given. */
  logTo?: Writable | undefined;
  /** What is counted and asked where metrics are on. */
  inside?: Inside | undefined;
  /** How long a request may wait for the shared counts of the limits by address, ms; a second unless given. */
  limitsPatienceMs?: number | undefined;
}

const bodyLimit = 1024 * 1024;

async function registerPlugins(
  app: FastifyInstance,
  { services, inside, limitsPatienceMs: patienceMs }: Pick<AppOptions, 'services' | 'inside' | 'limitsPatienceMs'>,
): Promise<void> {
  const { config } = services;
  registerSecurityHeaders(app, config.isProduction);
  await app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...Object.values(headers), 'Content-Type'],
    exposedHeaders,
    maxAge: 600,
  });
  await app.register(compress, compression);
  const onAlone = (isAlone: boolean): void => inside?.metrics.limitsAlone.set(Number(isAlone));
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: rateLimited,
    ...(config.rateLimitStore === 'database' && {
      store: sharedStore({ services, log: app.log, onAlone, patienceMs }),
    }),
  });
  await app.register(multipart, { throwFileSizeLimit: true });
}

// A registered address that does not say who may call it stops the start.
function refuseUnguarded(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    const isPreflight = method === 'OPTIONS' || (method === 'HEAD' && config?.access === undefined);
    if (!isPreflight && config?.access === undefined)
      throw new Error(`У адреса ${String(method)} ${url} не задан доступ`);
  });
}

const detailsOf = ({ health }: Inside, token: string | undefined): HealthDetails => ({
  isKnown: (authorization) => knowsToken(token, authorization),
  parts: health.parts,
});

function newServer(config: Config, logTo?: Writable, tracing?: Tracing): FastifyInstance {
  const options: FastifyServerOptions = {
    logger: loggerOptions(config, logTo, tracing),
    childLoggerFactory: tracing ? tracedRequestLog(tracing) : requestLog,
    bodyLimit,
    trustProxy: (_address, hop) => hop <= config.trustedProxies - 1,
    ...httpTimes(config.http),
    clientErrorHandler: sendClientError,
    return503OnClosing: true,
    frameworkErrors: sendFailure,
    routerOptions: { maxParamLength: 200 },
    // The caller's own id when it is a proper one, so that both sides name the request alike.
    genReqId: (request) => {
      const given = headerOf(request.headers, headers.requestId);
      return given && isUuid(given) ? given.toLowerCase() : newId();
    },
  };
  const app = fastify(options);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(sendUnknown);
  app.decorateRequest('auth', null as never);
  refuseUnguarded(app);
  return app;
}

/** Its health and figures, for those who look after the process. */
function registerInside(
  app: FastifyInstance,
  { services, probe, isStopping, inside }: Pick<AppOptions, 'services' | 'probe' | 'isStopping' | 'inside'>,
): void {
  const token = services.config.telemetry.metrics?.token;
  registerHealth(app, probe, isStopping ?? (() => false), inside && detailsOf(inside, token));
  if (inside && token !== undefined) registerMetrics(app, token, inside);
}

/** What a worker serves: its health, to those who look after it, and nothing to anybody else. */
export function buildWorkerApp({
  services,
  probe,
  isStopping,
  logTo,
  inside,
}: Omit<AppOptions, 'boss' | 'apps'>): FastifyInstance {
  const { config, tracing } = services;
  const app = newServer(config, logTo, tracing);
  tracing?.requests(app);
  registerSecurityHeaders(app, config.isProduction);
  registerBounds(app, config.http);
  registerInside(app, { services, probe, isStopping, inside });
  return app;
}

/** Builds the whole server from its parts; tests build the same one. */
export async function buildApp({
  services,
  boss,
  probe,
  isStopping,
  apps,
  logTo,
  inside,
  limitsPatienceMs,
}: AppOptions): Promise<FastifyInstance> {
  const { config, tracing } = services;
  const app = newServer(config, logTo, tracing);
  tracing?.requests(app);
  if (inside) countRequests(app, inside.metrics);
  await registerPlugins(app, { services, inside, limitsPatienceMs });
  registerBounds(app, config.http);
  if (isStopping) closeConnectionsWhen(app, isStopping);
  requireEveryHandler(handlers);
  bindManifest(app, { services, boss }, handlers);
  registerInside(app, { services, probe, isStopping, inside });
  if (config.apiDocs) registerDocs(app, config.version);
  registerUnsubscribe(app, services);
  registerStopChange(app, createJobContext(services, boss, 'staff.stop-change'));
  if (config.demo) registerMailbox(app, services);
  app.all('/api/*', { config: { access: 'public' } }, sendUnknown);
  await registerApps(app, config, apps ?? builtApps);
  return app;
}
