import type { Api, ApiEvent } from '@pribavka/api';

interface Toasts {
  readonly info: (text: string) => unknown;
  readonly error: (text: string) => unknown;
}

const say = async (kind: keyof Toasts | 'success', text: string): Promise<void> => {
  const { toast } = await import('@pribavka/ui/toast');
  toast[kind](text);
};

/** Toasts come after the first screen, which has none of its own; what is said before is shown in its order. */
export const toasts: Toasts & { readonly success: (text: string) => unknown } = {
  success: async (text) => say('success', text),
  info: async (text) => say('info', text),
  error: async (text) => say('error', text),
};

/**
 * Specification §8: each message of a failure is shown, 403 and 401 show none of their own, and the
 * two words about the session are said as they happen.
 */
export function showNotices(api: Pick<Api, 'on'>, toasts: Toasts): () => void {
  return api.on((event: ApiEvent) => {
    if (event.type === 'session-extended') toasts.info(event.message);
    if (event.type === 'session-expired') toasts.error(event.message);
    if (event.type === 'failure') for (const message of event.messages) toasts.error(message);
  });
}

/** Where the back-office leaves its last words when it sends a person to Login. */
const KEPT = 'pb_notice';

/** Says what the other app wanted to be said here. */
export function showKeptNotice(): void {
  try {
    const text = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (text) toasts.error(text);
  } catch {
    // A closed storage kept nothing.
  }
}
