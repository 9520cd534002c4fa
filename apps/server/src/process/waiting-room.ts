import { createServer, type Server } from 'node:http';

import { headers } from '@pribavka/api';

import type { Config } from '../config.ts';
import { stopListening } from '../http/draining.ts';
import { failureBody } from '../http/failures.ts';
import { problem } from '../http/problem.ts';
import { newId } from '../ids.ts';

const retryAfterSeconds = 5;

/** What the process is busy with before it can take requests. */
export type Stage = 'запускается' | 'ждёт миграции';

/** Answers at the port while the server is not there yet. */
export interface WaitingRoom {
  say: (stage: Stage) => void;
  /** Gives the port back. */
  close: () => Promise<void>;
}

/** A start that takes no longer answers nobody: a balancer that does not ask about health goes on to the next process. */
const quickStartMs = 5000;

const createRoom = (stage: () => Stage): Server =>
  createServer((request, reply) => {
    const id = newId();
    const path = request.url?.split('?')[0];
    const isLive = path === '/health/live';
    reply.statusCode = isLive ? 200 : 503;
    reply.setHeader('content-type', 'application/json; charset=utf-8');
    reply.setHeader('cache-control', 'no-store');
    reply.setHeader('connection', 'close');
    reply.setHeader(headers.requestId, id);
    if (!isLive) reply.setHeader('retry-after', retryAfterSeconds);
    const health = isLive ? { status: 'ok' } : { status: 'unavailable', stage: stage() };
    reply.end(JSON.stringify(path?.startsWith('/health/') ? health : failureBody(problem('UNAVAILABLE'), id)));
  });

/**
 * Listens while a start takes long: those who look after the process see that it lives and what it waits for, who calls
 * is asked to come back. Nothing listens where the port is any free one: nobody knows it yet.
 */
export function openWaitingRoom({ host, port }: Config, onError: (error: unknown) => void): WaitingRoom {
  let now: Stage = 'запускается';
  if (port === 0) return { say: () => undefined, close: async () => undefined };
  const server = createRoom(() => now);
  server.on('error', onError);
  const timer = setTimeout(() => server.listen({ host, port }), quickStartMs);
  let closed: Promise<void> | undefined;
  return {
    say(stage) {
      now = stage;
    },
    close() {
      clearTimeout(timer);
      return (closed ??= stopListening({ server }));
    },
  };
}
