import type { ToastClock } from './types.ts';

interface Running {
  handle: unknown;
  startedAt: number;
  remaining: number;
  run: () => void;
}

/** Timers that can all stand still and go on with the time that was left. */
export class Countdown {
  readonly #clock: ToastClock;
  readonly #running: Map<string, Running> = new Map();
  #paused = false;

  constructor(clock: ToastClock) {
    this.#clock = clock;
  }

  start(id: string, ms: number, run: () => void): void {
    this.cancel(id);
    const timer: Running = { handle: undefined, startedAt: this.#clock.now(), remaining: ms, run };
    this.#running.set(id, timer);
    if (!this.#paused) this.#arm(id, timer);
  }

  cancel(id: string): void {
    const timer = this.#running.get(id);
    if (!timer) return;
    this.#clock.stop(timer.handle);
    this.#running.delete(id);
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    const now = this.#clock.now();
    for (const timer of this.#running.values()) {
      this.#clock.stop(timer.handle);
      timer.remaining = Math.max(0, timer.remaining - (now - timer.startedAt));
    }
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    for (const [id, timer] of this.#running) this.#arm(id, timer);
  }

  #arm(id: string, timer: Running): void {
    timer.startedAt = this.#clock.now();
    timer.handle = this.#clock.start(() => {
      this.#running.delete(id);
      timer.run();
    }, timer.remaining);
  }
}
