/** What the guard needs of the router's history; the browser's and the one in memory are both such. */
export interface GuardedHistory<Update> {
  readonly push: (to: never, state?: unknown) => void;
  readonly replace: (to: never, state?: unknown) => void;
  readonly go: (delta: number) => void;
  readonly listen: (listener: (update: Update) => void) => () => void;
}

export interface LeaveOptions {
  /** Something typed would be lost. */
  readonly holds: () => boolean;
  /** Asks the person; resolves true to leave. */
  readonly ask: () => Promise<boolean>;
}

/**
 * The same history, which asks before it leaves something unsaved. «Назад» has moved by the time it is heard
 * of: it is stepped back, asked about, and done again only when the person agrees.
 */
export function guardHistory<Update extends { action: string; delta: number | null }, H extends GuardedHistory<Update>>(
  history: H,
  { holds, ask }: LeaveOptions,
): H {
  let asking = false;
  let swallow = false;
  let agreed = false;
  const leave = async (go: () => void): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      if (await ask()) go();
    } finally {
      asking = false;
    }
  };
  const guarded =
    (step: (to: never, state?: unknown) => void) =>
    (to: never, state?: unknown): void => {
      if (holds()) void leave(() => step(to, state));
      else step(to, state);
    };
  const listen: H['listen'] = (listener) =>
    history.listen((update) => {
      const { action, delta } = update;
      if (swallow) {
        swallow = false;
        return;
      }
      if (agreed) {
        agreed = false;
        return listener(update);
      }
      if (action !== 'POP' || !delta || !holds()) return listener(update);
      // The step back to where we stand is heard too; the screen must not follow either.
      swallow = true;
      history.go(-delta);
      void leave(() => {
        agreed = true;
        history.go(delta);
      });
    });
  return Object.defineProperties(Object.create(history) as H, {
    push: { value: guarded(history.push) },
    replace: { value: guarded(history.replace) },
    listen: { value: listen },
  });
}
