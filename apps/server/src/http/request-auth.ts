import type { Actor } from './actor.ts';
import type { RequestFacts } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before the body is read; `refusal` is the code of a failed answer. */
    auth: { facts: RequestFacts; actor: Actor | undefined; refusal?: string | undefined };
  }
}
