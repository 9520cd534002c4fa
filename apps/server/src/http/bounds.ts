import type { Socket } from 'node:net';
import { finished } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { HttpBounds } from '../config/bounds.ts';
import { problem } from './problem.ts';

const retryAfterSeconds = 2;
// Connections beyond the bound that are heard out, to be answered 503; of more the one silent for longest is closed.
const heardOutOf = (connections: number): number => Math.min(256, Math.ceil(connections / 4));

const isHealth = (url: string): boolean => url.startsWith('/health/');

const quietMs = 10_000;
// The longest a statement may take: after it nothing is at work for a caller who has gone.
const leftLimitMs = 60_000;

const busy = () => problem('UNAVAILABLE', {}, { retryAfter: retryAfterSeconds, skipAudit: true });

/** The times of the bounds as options of the server. */
export function httpTimes({ keepAliveSeconds, headersSeconds, bodySeconds }: HttpBounds) {
  const requestTimeout = bodySeconds * 1000;
  return {
    keepAliveTimeout: keepAliveSeconds * 1000,
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: Math.min(headersSeconds * 1000, requestTimeout),
      // The usual look every half minute would make half a minute of every bound.
      connectionsCheckingInterval: 1000,
    },
  };
}

/**
 * Bounds of connections and of requests at work. Past them a request is answered 503 at once, so that those inside are
 * finished; idle connections make room first. The addresses of health are answered on any connection.
 */
export function registerBounds(app: FastifyInstance, { connections, requests }: HttpBounds): void {
  const { server } = app;
  const extra = new Set<Socket>();
  const left = new Map<FastifyRequest, () => void>();
  let open = 0;
  let atWork = 0;
  let reportedAt = -quietMs;
  const refuse = (): never => {
    if (performance.now() - reportedAt >= quietMs) {
      reportedAt = performance.now();
      app.log.warn({ connections: open, requests: atWork }, 'refusing requests beyond the bounds');
    }
    throw busy();
  };
  const heardOut = heardOutOf(connections);
  server.maxConnections = connections + 2 * heardOut;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      extra.delete(socket);
    });
    if (open <= connections) return;
    extra.add(socket);
    server.closeIdleConnections();
    const [oldest] = extra;
    if (extra.size > heardOut) oldest?.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    const isExtra = extra.delete(request.raw.socket) && open > connections;
    if (isExtra) reply.header('connection', 'close');
    if (isHealth(request.url)) return;
    if (isExtra || atWork >= requests) refuse();
    atWork += 1;
    const done = (): void => {
      if (left.delete(request)) clearTimeout(leftLongest);
      atWork -= 1;
    };
    let leftLongest: NodeJS.Timeout | undefined;
    finished(reply.raw, () => {
      if (reply.raw.headersSent) return done();
      // The caller has gone, the work goes on: to ask and hang up must not be a way past the bound.
      left.set(request, done);
      leftLongest = setTimeout(done, leftLimitMs).unref();
    });
  });
  app.addHook('onSend', async (request) => left.get(request)?.());
}
