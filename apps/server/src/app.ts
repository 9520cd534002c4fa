import type { Writable } from 'node:stream';

import { headers } from '@pribavka/api';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { PgBoss } from 'pg-boss';

import type { Probe } from './db/probe.ts';
import { bindManifest, requireEveryHandler } from './http/binder.ts';
import { registerBounds, httpTimes } from './http/bounds.ts';
import { sendClientError } from './http/client-errors.ts';
import { builtApps, registerApps, type App } from './http/apps.ts';
import type { Services } from './http/context.ts';
import { registerDocs } from './http/docs/register.ts';
import { sendFailure } from './http/failures.ts';
import { sendUnknown } from './http/unknown-address.ts';
import { exposedHeaders, headerOf, isUuid } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { rateLimited } from './http/rate-limits.ts';
import { loggerOptions } from './http/redaction.ts';
import { requestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { newId } from './ids.ts';
import { handlers } from './modules/index.ts';
import { registerUnsubscribe } from './modules/notifications/index.ts';
import { registerMailbox } from './outbox/mailbox/register.ts';

export interface AppOptions {
  services: Services;
  boss: PgBoss;
  /** Whether the database answers, asked apart from what requests ask. */
  probe: Pick<Probe, 'isUp'>;
  isStopping?: (() => boolean) | undefined;
  apps?: readonly App[] | undefined;
  /** Where log lines go; the standard output unless given. */
  logTo?: Writable | undefined;
}

const bodyLimit = 1024 * 1024;

async function registerPlugins(app: FastifyInstance, { config }: Services): Promise<void> {
  registerSecurityHeaders(app, config.isProduction);
  await app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...Object.values(headers), 'Content-Type'],
    exposedHeaders,
    maxAge: 600,
  });
  await app.register(rateLimit, { global: false, errorResponseBuilder: rateLimited });
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

/** Builds the whole server from its parts; tests build the same one. */
export async function buildApp({
  services,
  boss,
  probe,
  isStopping,
  apps,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = services;
  const options: FastifyServerOptions = {
    logger: loggerOptions(config, logTo),
    childLoggerFactory: requestLog,
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
  await registerPlugins(app, services);
  registerBounds(app, config.http);
  requireEveryHandler(handlers);
  bindManifest(app, { services, boss }, handlers);
  registerHealth(app, probe, isStopping ?? (() => false));
  registerDocs(app, config.version);
  registerUnsubscribe(app, services);
  if (config.demo) registerMailbox(app, services);
  app.all('/api/*', { config: { access: 'public' } }, sendUnknown);
  await registerApps(app, config, apps ?? builtApps);
  return app;
}
