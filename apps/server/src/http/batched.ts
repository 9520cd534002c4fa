import type { Reply, RouteKey } from '@pribavka/api';

import type { Ctx, Handler } from './context.ts';
import type { Problem } from './problem.ts';

/** What became of one request of a list. `individual`: nothing was written for it, it has to come by itself. */
export type BatchResult<T> = { data: T } | { refusal: Problem } | 'individual';

/**
 * Does the work of several requests in the transaction they share, in their order; a single request is a list of one
 * and is never told `individual`. A refused request has written nothing but what is recorded about the refusal.
 * Whatever is thrown undoes the whole list, and every request of it is repeated as a list of one.
 */
export type BatchHandler<K extends RouteKey> = (requests: readonly Ctx<K>[]) => Promise<BatchResult<Reply<K>>[]>;

type AnyBatchHandler = (requests: readonly Ctx[]) => Promise<BatchResult<unknown>[]>;

const handlers = new WeakMap<object, AnyBatchHandler>();

/** A command many people send at once: requests that arrive while others are being written share the next transaction. */
export function batched<K extends RouteKey>(handleAll: BatchHandler<K>): Handler<K> {
  const handler: Handler<K> = async (request) => {
    const [result] = await handleAll([request]);
    if (typeof result !== 'object') throw new Error('A request by itself must be answered');
    if ('refusal' in result) throw result.refusal;
    return result.data;
  };
  handlers.set(handler, handleAll as unknown as AnyBatchHandler);
  return handler;
}

/** The handler of lists behind a handler made by `batched`. */
export const batchHandlerOf = (handler: object): AnyBatchHandler | undefined => handlers.get(handler);
