import type { RouteKey } from '../contract.ts';
import { offline } from '../problems/offline.ts';
import { Problem } from '../problems/problem.ts';
import type { Session } from '../session/session.ts';
import { createEmitter } from './events.ts';
import type { Api, CallOptions } from './types.ts';

export type LazyApi<K extends RouteKey> = Api<K> & {
  /** Begins to fetch the client before it is needed. Never fails: the first call says what is wrong. */
  preload: () => void;
};

type Call = (key: RouteKey, input: unknown, options: CallOptions) => Promise<unknown>;

/**
 * A client whose code is fetched by its first call, or beforehand: a screen that only draws a form does not wait for
 * axios. A fetch that failed is a network failure of the call that needed it; the next call tries again.
 */
export function lazyApi<K extends RouteKey>(options: {
  session: Session;
  /** For example `async () => (await import('./calls.ts')).createCalls(session)`. */
  load: () => Promise<Api<K>>;
}): LazyApi<K> {
  const { session, load } = options;
  const emitter = createEmitter();
  let ready: Promise<Api<K>> | undefined;

  const begin = async (): Promise<Api<K>> => {
    try {
      const api = await load();
      api.on(emitter.emit);
      return api;
    } catch (error) {
      ready = undefined;
      throw error;
    }
  };
  const client = async (): Promise<Api<K>> => {
    ready ??= begin();
    return ready;
  };

  async function call(key: RouteKey, input: unknown = {}, given: CallOptions = {}): Promise<unknown> {
    let api: Api<K>;
    try {
      api = await client();
    } catch (cause) {
      const problem = new Problem({
        kind: 'network',
        code: 'CLIENT_NOT_LOADED',
        status: 0,
        messages: [offline],
        fields: {},
        requestId: undefined,
        cause,
      });
      emitter.emit({ type: 'failure', key, problem, messages: given.quiet === 'all' ? [] : problem.messages });
      throw problem;
    }
    return (api.call as unknown as Call)(key, input, given);
  }

  return {
    call: call as unknown as Api<K>['call'],
    on: emitter.on,
    session,
    preload: () => void client().catch(() => undefined),
  };
}
