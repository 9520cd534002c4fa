import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';

import type { Services } from '../context.ts';
import { withoutValues } from '../redaction.ts';
import { addCounts } from './counts.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { portionOf, scopeOf } from './rate-limits.ts';
import { createSharedCounts } from './shared-counts.ts';

export interface SharedStoreOptions {
  services: Pick<Services, 'db' | 'vault' | 'now'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Called when the process begins to count by itself, and when it no longer does. */
  onAlone?: ((isAlone: boolean) => void) | undefined;
  /** How long a request may wait for its rank among all, ms; a second unless given. */
  patienceMs?: number | undefined;
}

/** The store of @fastify/rate-limit over the database (ADR 63): all processes count together. Never fails a request. */
export function sharedStore({ services, log, onAlone, patienceMs }: SharedStoreOptions): FastifyRateLimitStoreCtor {
  const { db, vault, now } = services;
  const breaker = createCircuitBreaker({
    patienceMs,
    onChange(isAway, error) {
      onAlone?.(isAway);
      if (isAway) log.warn({ err: withoutValues(error) }, 'limits by address are counted by this process alone');
      else log.info('limits by address are counted by all processes again');
    },
  });
  const count = createSharedCounts({
    add: (counts) => addCounts(db, counts),
    hashOf: (scope, address) => vault.blindIndex(`requests:${scope}`, address),
    now,
    breaker,
  });
  return class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) => {
      const { scope, address } = scopeOf(key);
      const { ttl, current } = count({ scope, address, windowMs, max, portion: portionOf(scope, max) });
      const answer = async (rank: Promise<number>): Promise<void> => callback(null, { current: await rank, ttl });
      if (typeof current === 'number') callback(null, { current, ttl });
      else void answer(current);
    };

    // The key names the route.
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
