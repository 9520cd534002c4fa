import { type Route, routes } from '@pribavka/api/routes';

import { problem } from '../problem.ts';

interface Bound {
  max: number;
  timeWindow: number;
}

/** What @fastify/rate-limit is given for a route. */
export interface RateLimit extends Bound {
  /** Follows the address in the key of a count. */
  groupId: string;
}

const minute = 60_000;

// Cheap floods by address. Guessing of passwords and codes is counted besides, by account and device (modules/sessions).
const named: Record<NonNullable<NonNullable<Route['limits']>['throttle']>, Bound> = {
  login: { max: 60, timeWindow: minute },
  register: { max: 20, timeWindow: 10 * minute },
  code: { max: 60, timeWindow: minute },
  recovery: { max: 20, timeWindow: 10 * minute },
  lookup: { max: 60, timeWindow: minute },
  refresh: { max: 300, timeWindow: minute },
  support: { max: 20, timeWindow: 10 * minute },
};

const usual: Bound = { max: 1200, timeWindow: minute };
const files: Bound = { max: 120, timeWindow: minute };

const betweenAddressAndRoute = ' ';

/** Requests from one address to one route. `factor` 0 switches the limits off (measurements, tests). */
export function rateLimitOf(key: string, route: Route, factor: number): RateLimit | false {
  if (factor === 0) return false;
  const { max, timeWindow } = route.limits?.throttle ? named[route.limits.throttle] : route.multipart ? files : usual;
  return { max: Math.ceil(max * factor), timeWindow, groupId: betweenAddressAndRoute + key };
}

/** The address and the route of a key: addresses have no spaces. */
export function scopeOf(key: string): { address: string; scope: string } {
  const [address = '', scope = ''] = key.split(betweenAddressAndRoute);
  return { address, scope };
}

const portions = 50;

/**
 * How much of a limit a process may take before it counts together with the others: nothing where somebody without a
 * session guesses, sends or looks up.
 */
export function portionOf(scope: string, max: number): number {
  const route: Route | undefined = Object.hasOwn(routes, scope) ? routes[scope as keyof typeof routes] : undefined;
  return route?.limits?.throttle ? 0 : Math.floor(max / portions);
}

/** What @fastify/rate-limit throws. */
export const rateLimited = (_request: unknown, context: { ttl: number }): Error =>
  problem('RATE_LIMITED', { n: Math.ceil(context.ttl / 1000) }, { retryAfter: context.ttl / 1000 });
