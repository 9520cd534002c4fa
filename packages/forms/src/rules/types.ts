import type { RuleMessages } from './rule-messages.ts';

/** How much a finding weighs: an error blocks the submit, a warning only asks to look again. */
export type Level = 'error' | 'warning';

/**
 * A check of one value: `undefined` when the value is right, otherwise the message to show.
 * The second argument holds all values of the form; a rule that compares fields must name it, since forms validate
 * a rule of one argument only when its own field changes.
 * Every rule but `required` lets an empty value through, so that an optional field stays optional.
 * The third argument is the language: a form gives its own, without it a rule speaks Russian. A rule that calls another
 * one hands it on.
 */
export type Rule = {
  (value: unknown, values?: object, messages?: Partial<RuleMessages>): string | undefined;
  /** `warning` only asks to look again; `warning(rule)` sets it. @default 'error' */
  readonly level?: Level | undefined;
};

/** A finding of a rule with its weight. */
export interface Verdict {
  /** An error blocks the submit, a warning does not. */
  readonly level: Level;
  /** What to show. */
  readonly message: string;
}

/** A check that has to ask somebody else; the signal aborts when its answer is no longer wanted. */
export type AsyncRule = (
  value: unknown,
  values: object | undefined,
  signal: AbortSignal,
) => Promise<string | undefined>;
