import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** While the process stops every answer ends its connection: a proxy has none left to send the next request into. */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}

/** A request of a connection taken at the last moment is on its way for no longer. */
const lastRequestMs = 1000;

/** Connections come faster than they are taken only for a moment. */
const backlogMs = 500;

/** Waits for a turn of the loop that found no connection waiting: each turn takes one, closing would reset the others. */
async function takeThoseWaiting({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  let isTaken = true;
  const note = (): void => {
    isTaken = true;
  };
  server.on('connection', note);
  for (const from = performance.now(); isTaken && performance.now() - from < backlogMs;) {
    isTaken = false;
    await new Promise(setImmediate);
  }
  server.off('connection', note);
}

/**
 * Takes no more connections and answers what those it has taken are about to ask. `http.Server.close` would end at once
 * the ones whose request has not arrived yet: closing as a `net.Server` leaves them.
 */
export async function stopListening(app: Pick<FastifyInstance, 'server'>): Promise<void> {
  if (!app.server.listening) return;
  await takeThoseWaiting(app);
  const closed = once(app.server, 'close');
  Server.prototype.close.call(app.server);
  await Promise.race([closed, sleep(lastRequestMs, undefined, { ref: false })]);
}
