let asked = false;
const listeners = new Set<() => void>();

/** Whether a password has been asked for on this page: what draws the question is fetched then. */
export const wasAsked = (): boolean => asked;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls for the dialog. */
export function callDialog(): void {
  asked = true;
  for (const listener of listeners) listener();
}
