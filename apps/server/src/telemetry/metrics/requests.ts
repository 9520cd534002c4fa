import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Metrics } from './metrics.ts';

const notCounted = /^\/(?:health\/|metrics$)/;

/** The template of an address, never the address: `/api/v1/private/sales/:id`; what nobody registered is one of them. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** Counts every answer and how long it took, by what the address is a case of. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    if (!notCounted.test(route)) {
      const { statusCode, elapsedTime } = reply;
      requests.add({ method: request.method, route, statusCode, seconds: elapsedTime / 1000 });
    }
    done();
  });
}
