import type { Fact, Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

/** One kind of bad day: how it is made and how it is ended. */
export interface BadDay {
  name: string;
  /** In Russian, for the table. */
  title: string;
  /** Why it cannot be tried on this machine, in plain words. */
  missing?: ((stage: Stage) => string | undefined) | undefined;
  /** The server is started with these in addition. */
  variables?: ((stage: Stage) => Promise<Record<string, string>> | Record<string, string>) | undefined;
  /** How long it lasts before it is ended, s. */
  seconds: number;
  strike: (stage: Stage) => Promise<void> | void;
  /** Ended from outside, as an operator would; what recovers by itself has nothing to do here. */
  heal: (stage: Stage) => Promise<void> | void;
  /** Whether it was one at all: a trial in which nothing was to be felt proves nothing. */
  isFelt: (outcome: Outcome) => boolean;
  /** What only this kind has to show, looked at while it lasts and after its end. */
  during?: ((stage: Stage) => Promise<Fact[]>) | undefined;
  after?: ((stage: Stage) => Promise<Fact[]>) | undefined;
  /** Samples of `/metrics` worth a line, by the beginning of their name. */
  metrics?: readonly string[] | undefined;
}
