import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';

import type { Services } from './context.ts';

const answerLimitMs = 2000;

/** `/health/live`: the process answers. `/health/ready`: it can work. Neither says more than that. */
export function registerHealth(app: FastifyInstance, { db }: Services, isStopping: () => boolean): void {
  app.get('/health/live', { config: { access: 'public' }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { access: 'public' }, logLevel: 'silent' }, async (_request, reply) => {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), answerLimitMs).unref());
    const answers = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ready = !isStopping() && (await Promise.race([answers, late]));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
