import type { FastifyInstance } from 'fastify';

import type { Probe } from '../db/probe.ts';

/** Who may know which part is not well, and the parts. */
export interface HealthDetails {
  isKnown: (authorization: string | undefined) => boolean;
  parts: () => Promise<readonly object[]>;
}

/**
 * `/health/live`: the process answers. `/health/ready`: it can work. Neither says more than that, except to those who
 * know the token of the metrics.
 */
export function registerHealth(
  app: FastifyInstance,
  probe: Pick<Probe, 'isUp'>,
  isStopping: () => boolean,
  details?: HealthDetails,
): void {
  app.get('/health/live', { config: { access: 'public' }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { access: 'public' }, logLevel: 'silent' }, async (request, reply) => {
    const ready = !isStopping() && (await probe.isUp());
    const parts = details?.isKnown(request.headers.authorization) ? { parts: await details.parts() } : {};
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts });
  });
}
