import { cookieStore } from './cookie-store.ts';
import { createSession, type Session } from './session.ts';
import { memoryStore } from './store.ts';

/**
 * The session of a page: cookies, Web Locks and a broadcast channel where the browser has them. A page drawn at build
 * has none: nobody is there.
 */
export function browserSession(): Session {
  if (typeof document === 'undefined') return createSession({ store: memoryStore() });
  return createSession({
    store: cookieStore(),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel('pribavka-session') : undefined,
  });
}
