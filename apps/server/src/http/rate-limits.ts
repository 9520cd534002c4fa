import type { Route } from '@pribavka/api/routes';

import { problem } from './problem.ts';

export interface RateLimit {
  max: number;
  timeWindow: number;
}

const minute = 60_000;

// Cheap floods by address. Guessing of passwords and codes is counted in the database (modules/auth/throttle).
const named: Record<NonNullable<NonNullable<Route['limits']>['throttle']>, RateLimit> = {
  login: { max: 60, timeWindow: minute },
  register: { max: 20, timeWindow: 10 * minute },
  code: { max: 60, timeWindow: minute },
  recovery: { max: 20, timeWindow: 10 * minute },
  lookup: { max: 60, timeWindow: minute },
  refresh: { max: 300, timeWindow: minute },
  support: { max: 20, timeWindow: 10 * minute },
};

const usual: RateLimit = { max: 1200, timeWindow: minute };
const files: RateLimit = { max: 120, timeWindow: minute };

/** Requests from one address to one route. `factor` 0 switches the limits off (measurements, tests). */
export function rateLimitOf(route: Route, factor: number): RateLimit | false {
  if (factor === 0) return false;
  const base = route.limits?.throttle ? named[route.limits.throttle] : route.multipart ? files : usual;
  return { max: Math.ceil(base.max * factor), timeWindow: base.timeWindow };
}

/** What @fastify/rate-limit throws. */
export const rateLimited = (_request: unknown, context: { ttl: number }): Error =>
  problem('RATE_LIMITED', { n: Math.ceil(context.ttl / 1000) }, { retryAfter: context.ttl / 1000 });
