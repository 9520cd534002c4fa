/** What the screen shows from kept answers. */
export interface KeptState {
  /** Milliseconds of the oldest answer on the screen; undefined when every answer is fresh. */
  readonly since: number | undefined;
  /** The profile is the kept one, without what is personal in it. */
  readonly isProfileKept: boolean;
  /** How many commands have been waited for longer than usual. */
  readonly slow: number;
}

const fresh: KeptState = { since: undefined, isProfileKept: false, slow: 0 };

let state = fresh;
const listeners = new Set<() => void>();

function put(next: KeptState): void {
  if (next.since === state.since && next.isProfileKept === state.isProfileKept && next.slow === state.slow) return;
  state = next;
  for (const listener of listeners) listener();
}

export const keptState = (): KeptState => state;

export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A kept answer has come onto the screen. */
export const showKept = (at: number): void => put({ ...state, since: Math.min(state.since ?? at, at) });

export const showProfile = (isProfileKept: boolean): void => put({ ...state, isProfileKept });

/** A command lets itself be waited for until `settled`. */
export function showSlow(settled: Promise<void>): void {
  put({ ...state, slow: state.slow + 1 });
  void settled.then(() => put({ ...state, slow: state.slow - 1 }));
}

/** Another screen, or a fresh answer: kept answers that are shown after this say so themselves. */
export const forgetShown = (): void => put({ ...state, since: undefined });
