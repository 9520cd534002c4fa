import type { FastifyInstance } from 'fastify';

import type { Probe } from '../db/probe.ts';

/** `/health/live`: the process answers. `/health/ready`: it can work. Neither says more than that. */
export function registerHealth(app: FastifyInstance, probe: Pick<Probe, 'isUp'>, isStopping: () => boolean): void {
  app.get('/health/live', { config: { access: 'public' }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { access: 'public' }, logLevel: 'silent' }, async (_request, reply) => {
    const ready = !isStopping() && (await probe.isUp());
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
