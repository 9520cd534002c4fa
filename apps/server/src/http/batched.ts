import type { RouteKey, Reply } from '@pribavka/api';

import type { Ctx, Handler } from './context.ts';
import type { Problem } from './problem.ts';

/** What became of one request of a batch. `alone`: nothing was written for it, it has to go by itself. */
export type Fate<T> = { data: T } | { refusal: Problem } | 'alone';

/**
 * Does the work of several requests in the transaction they share, in their order. A request that has to go alone
 * must have written nothing, a refused one nothing but what is told about the refusal. Whatever is thrown undoes the
 * batch, and every request goes alone.
 */
export type Many<K extends RouteKey> = (requests: readonly Ctx<K>[]) => Promise<Fate<Reply<K>>[]>;

type AnyMany = (requests: readonly Ctx[]) => Promise<Fate<unknown>[]>;

const known = new WeakMap<object, AnyMany>();

/**
 * For a command many people send at once: requests that arrive while others are being written go together. `handler`
 * does the same for one request and has the last word on whatever is out of the ordinary.
 */
export function batched<K extends RouteKey>(handler: Handler<K>, many: Many<K>): Handler<K> {
  known.set(handler, many as unknown as AnyMany);
  return handler;
}

export const manyOf = (handler: object): AnyMany | undefined => known.get(handler);
