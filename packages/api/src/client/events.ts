import type { RouteKey } from '../contract.ts';
import type { Problem } from '../problems/problem.ts';

/** What an app hears from its client: toasts, reports and redirects hang on it. */
export type ApiEvent =
  /** Once per refresh, in the tab that made it. */
  | { type: 'session-extended'; message: string }
  /** The tokens are gone: reset the user and go to Login. */
  | { type: 'session-expired'; message: string }
  /** The answer of a query has come after the kept one had taken its place; `ApiProvider` gives it to the screens. */
  | { type: 'late-answer'; key: RouteKey; input: unknown; data: unknown }
  /** A command has had no answer for a while: somebody is waiting. `settled` when it is over, whatever came. */
  | { type: 'slow'; key: RouteKey; settled: Promise<void> }
  /**
   * Every failure but a cancelled one, to be reported; `messages` are the ones to show
   * (none for 401 and 403).
   */
  | { type: 'failure'; key: RouteKey; problem: Problem; messages: readonly string[] };

export type ApiListener = (event: ApiEvent) => void;

/** Specification §8. */
export const sessionMessages = {
  extended: 'Время сеанса продлено.',
  expired: 'Время сеанса истекло. Требуется авторизация.',
} as const;

/**
 * Events before the first listener wait for it: an app asks the server before the code that shows messages is here.
 */
export function createEmitter(): {
  on: (listener: ApiListener) => () => void;
  emit: ApiListener;
} {
  const listeners = new Set<ApiListener>();
  let early: ApiEvent[] | undefined = [];
  return {
    on(listener) {
      listeners.add(listener);
      const waiting = early ?? [];
      early = undefined;
      for (const event of waiting) listener(event);
      return () => listeners.delete(listener);
    },
    emit(event) {
      early?.push(event);
      for (const listener of listeners) listener(event);
    },
  };
}
