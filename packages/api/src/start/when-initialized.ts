/** The part of React Router's data router this asks about. */
export interface InitializingRouter {
  readonly state: { readonly initialized: boolean };
  readonly subscribe: (listener: (state: { readonly initialized: boolean }) => void) => () => void;
}

/**
 * Resolves when the code of the first screen is here or has failed to come, and after `patience` milliseconds in any
 * case. Drawn before that, the screen would come as a second, less urgent rendering.
 */
export function whenInitialized(router: InitializingRouter, patience: number = Infinity): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) done();
    });
    if (Number.isFinite(patience)) timer = setTimeout(done, patience);
  });
}
