import type { Actor } from './actor.ts';
import type { RequestFacts } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before the body is read. */
    admitted: { facts: RequestFacts; actor: Actor | undefined };
  }
}
