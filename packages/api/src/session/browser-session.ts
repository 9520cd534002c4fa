import { cookieStore } from './cookie-store.ts';
import { createSession, type Session } from './session.ts';

/** The session of a page: cookies, Web Locks and a broadcast channel where the browser has them. */
export function browserSession(): Session {
  return createSession({
    store: cookieStore(),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel('pribavka-session') : undefined,
  });
}
