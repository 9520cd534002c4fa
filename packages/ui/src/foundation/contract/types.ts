import type { StateName } from './states.ts';

/** What styles and tests of an application may rely on inside one component. */
export interface Contract {
  /** Values of `data-part`, each with what it is. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** Attributes of state; `true` where the common sentence of `states` says it all. */
  readonly states?: Readonly<Partial<Record<StateName, string | true>>> | undefined;
}

/** Contracts by the name of the component. */
export type Contracts = Readonly<Record<string, Contract>>;
