let sending: string | undefined;
const listeners = new Set<() => void>();

/** Id of the waiting sale this tab is sending now. */
export const sendingNow = (): string | undefined => sending;

export function setSending(id: string | undefined): void {
  sending = id;
  for (const listener of listeners) listener();
}

export function subscribeSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
