import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { StartupError } from '../startup-error.ts';
import type { Health } from './health/health.ts';
import type { Asker } from './metrics/ask.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What those who look after the server may ask for. */
export interface Inside {
  metrics: Metrics;
  asker: Pick<Asker, 'refresh'>;
  health: Health;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request names the token; without a token nobody does. */
export function knowsToken(token: string | undefined, authorization: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

/** All metrics as Prometheus reads them; what the database cannot say now is left out. */
export async function readMetrics({ metrics, asker }: Inside): Promise<{ type: string; text: string }> {
  await asker.refresh();
  return { type: metrics.registry.contentType, text: await metrics.registry.metrics() };
}

/** `/metrics` on the main port, for those who know the token. */
export function registerMetrics(app: FastifyInstance, token: string, inside: Inside): void {
  app.get('/metrics', { config: { access: 'public' }, logLevel: 'silent' }, async (request, reply) => {
    if (!knowsToken(token, request.headers.authorization))
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n');
    const { type, text } = await readMetrics(inside);
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

async function answer(
  inside: Inside,
  isReady: () => Promise<boolean>,
  path: string,
): Promise<[number, string, string]> {
  if (path === '/metrics') {
    const { type, text } = await readMetrics(inside);
    return [200, type, text];
  }
  if (path === '/health/live') return [200, 'application/json', '{"status":"ok"}'];
  if (path === '/health/ready') {
    const [ready, parts] = [await isReady(), await inside.health.parts()];
    const body = { status: ready ? 'ok' : 'unavailable', parts };
    return [ready ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify(body)];
  }
  return [404, 'text/plain', 'Not found\n'];
}

/** `/metrics` and health with its parts on a port of their own, closed to strangers by the network. */
export async function openMetricsPort(
  { host, port }: { host: string; port: number },
  inside: Inside,
  isReady: () => Promise<boolean>,
  onError: (error: unknown) => void = () => undefined,
): Promise<{ port: number; close: () => Promise<void> }> {
  const handle = async ({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = url.split('?');
    const [status, type, body] =
      method === 'GET' ? await answer(inside, isReady, path) : ([405, 'text/plain', 'GET only\n'] as const);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new StartupError(`METRICS_PORT: порт ${port} занят другой программой`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  server.on('error', onError);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
