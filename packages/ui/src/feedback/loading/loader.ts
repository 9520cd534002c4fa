type Listener = () => void;

/**
 * What the global loader covers the routed view for (specification §1): each navigation or first load
 * holds a label until it lets go. A store outside React, so that a screen's chunk can hold it while it is fetched.
 */
export interface Loader {
  /** Starts a wait; the answer ends it, once. */
  readonly hold: (label: string) => () => void;
  /** Label of the oldest wait, undefined when there is none. */
  readonly current: () => string | undefined;
  /** Calls the listener at every change; returns how to stop. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** A loader of its own: a counter of work in progress that `GlobalLoader` shows. */
export function createLoader(): Loader {
  const holds = new Map<symbol, string>();
  const listeners = new Set<Listener>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    hold(label) {
      const key = Symbol(label);
      holds.set(key, label);
      tell();
      return () => {
        if (holds.delete(key)) tell();
      };
    },
    current: () => holds.values().next().value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
