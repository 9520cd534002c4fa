import { createApi } from '../client/over-axios.ts';
import type { ApiEvent } from '../client/events.ts';
import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore, type TokenStore } from '../session/store.ts';

export const oldTokens = { session: 's1', refresh: 'r1' };

/** A tab of a browser: a client, its session over the shared store, and what it heard. */
export function openTab(baseURL: string, store: TokenStore = memoryStore(oldTokens)) {
  const session = createSession({ store, locks: navigator.locks });
  const events: ApiEvent[] = [];
  const api = createApi({ routes, session, baseURL, fingerprint: async () => 'device' });
  api.on((event) => events.push(event));
  return {
    api,
    session,
    of: (type: ApiEvent['type']) => events.filter((event) => event.type === type),
    /** What was to be shown, failure by failure. */
    shown: () => events.flatMap((event) => (event.type === 'failure' ? [event.messages] : [])),
  };
}
