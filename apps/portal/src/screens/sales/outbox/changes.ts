const listeners = new Set<() => void>();
const nudges = new Set<() => void>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('pribavka-outbox') : undefined;

const hear = (): void => {
  for (const listener of listeners) listener();
};

channel?.addEventListener('message', hear);

/** The queue has changed: every tab looks at it again. */
export function announceOutbox(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('changed');
  hear();
}

export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member wants the queue sent now. */
export function nudgeOutbox(): void {
  for (const nudge of nudges) nudge();
}

export function subscribeNudge(listener: () => void): () => void {
  nudges.add(listener);
  return () => nudges.delete(listener);
}
