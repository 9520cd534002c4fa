import type { ProblemCode } from '../../problems/all.ts';

/** What the documentation says of one call, in Russian. */
export interface CallDescription {
  /** One line: what the call does. */
  readonly summary: string;
  /** What is not seen from its fields: effects, units, conditions. */
  readonly description?: string;
  /** Refusals of its own, in addition to those every call may have. */
  readonly refusals?: readonly ProblemCode[];
}
