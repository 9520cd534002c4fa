import type { Api, ApiEvent } from '@pribavka/api';
import { toast } from '@pribavka/ui/toast';

import { showSlow } from '../offline/kept-state.ts';

type Toasts = Record<'info' | 'error', (text: string, options?: { id: string }) => unknown>;

/** Of the message that a session is over: said once, however many find out. */
export const sessionOverId = 'session-over';

/**
 * Specification §8: each message of a failure is shown, 403 and 401 show none of their own, and the
 * two messages about the session are shown as they happen.
 */
export function showApiEvents(api: Pick<Api, 'on'>, toasts: Toasts = toast): () => void {
  return api.on((event: ApiEvent) => {
    if (event.type === 'session-extended') toasts.info(event.message);
    if (event.type === 'session-expired') toasts.error(event.message, { id: sessionOverId });
    if (event.type === 'slow') showSlow(event.settled);
    if (event.type === 'failure') for (const message of event.messages) toasts.error(message);
  });
}

/** Where the back-office leaves its last message when it sends a person to Login. */
const KEPT = 'pb_notice';

/** Shows what the other app wanted to be shown here. */
export function showKeptNotice(): void {
  try {
    const text = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (text) toast.error(text);
  } catch {
    // A closed storage kept nothing.
  }
}
