/** A timer that can be set again and cleared. */
export interface TimeoutHandle {
  /** Starts again after `ms` milliseconds; a timer already running is dropped. */
  start: (ms: number, run: () => void) => void;
  /** Cancels what was planned. */
  clear: () => void;
  /** Whether something waits to run. */
  pending: () => boolean;
}

class Timer implements TimeoutHandle {
  #id: ReturnType<typeof setTimeout> | undefined;

  readonly clear = (): void => {
    clearTimeout(this.#id);
    this.#id = undefined;
  };

  readonly pending = (): boolean => this.#id !== undefined;

  readonly start = (ms: number, run: () => void): void => {
    this.clear();
    this.#id = setTimeout(() => {
      this.#id = undefined;
      run();
    }, ms);
  };
}

/** One timer for code without a component or inside an effect: clear it in the effect's clean-up. */
export const createTimer = (): TimeoutHandle => new Timer();
