import type { RouteKey } from '@pribavka/api';

import type { Handler } from './context.ts';

/** Handlers of every route of the manifest: a missing or a surplus one does not compile. */
export type Handlers = { [K in RouteKey]: Handler<K> };

/** Handlers of one area, each typed by its route. */
export function defineHandlers<const K extends RouteKey>(handlers: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } {
  return handlers;
}

const marked = new WeakSet<object>();

/**
 * For a command that thinks long before it writes (argon2, pictures): the binder opens no transaction,
 * the handler calls `ctx.transaction` itself. Without it slow work would hold a connection.
 */
export function managesTransaction<H extends (ctx: never) => Promise<unknown>>(handler: H): H {
  marked.add(handler);
  return handler;
}

export const isTransactionManaged = (handler: object): boolean => marked.has(handler);
