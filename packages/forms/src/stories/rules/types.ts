import type { Rule } from '../../rules/index.ts';

/** One value and what a rule says about it. */
export interface RuleCase {
  readonly text: string;
  /** The message; undefined when the value is right. */
  readonly says: string | undefined;
  readonly why: string;
}

/** A rule with where it comes from and values to try. */
export interface RulePage {
  readonly rule: Rule;
  readonly source: string;
  readonly cases: readonly RuleCase[];
}

/** Pages by the names of the rules. */
export type RuleCases = Readonly<Record<string, RulePage>>;

type Sample = readonly [text: string, why: string];

/** A page from values refused with one message and values that pass. */
export function wrongBy(
  rule: Rule,
  says: string,
  source: string,
  wrong: readonly Sample[],
  right: readonly Sample[],
): RulePage {
  return {
    rule,
    source,
    cases: [
      ...right.map(([text, why]) => ({ text, says: undefined, why })),
      ...wrong.map(([text, why]) => ({ text, says, why })),
    ],
  };
}

/** A rule that reads another field, with that field filled. */
export function bound(rule: Rule, values: object): Rule {
  return (value, ...[, messages]) => rule(value, values, messages);
}
