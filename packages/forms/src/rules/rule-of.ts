import { messages as russian } from './messages.ts';
import type { RuleMessages, Texts } from './rule-messages.ts';
import { asText, isBlank } from './text.ts';
import type { Rule } from './types.ts';

/** Texts of a language over the Russian ones; what it leaves out stays Russian. */
export function textsOf<Own extends object>(own: Own, given: Partial<Texts<Own>> | undefined): Texts<Own> {
  return (given ? { ...own, ...given } : own) as Texts<Own>;
}

/** A rule that reads one value, silent on an empty one; `own` are its Russian texts. */
export function ruleOfOne<Own extends object>(
  own: Own,
  check: (value: unknown, messages: Texts<Own>, given: Partial<RuleMessages> | undefined) => string | undefined,
): Rule {
  // A rest is not counted as an argument: a rule of one argument is taken for one that reads no other field.
  return (value, ...[, given]) =>
    isBlank(value) ? undefined : check(value, textsOf(own, given as Partial<Texts<Own>> | undefined), given);
}

/** A rule from a test and its message, silent on an empty value. */
export function ruleOf(test: (text: string) => boolean, key: keyof typeof russian): Rule {
  return ruleOfOne(russian, (value, messages) => (test(asText(value)) ? undefined : messages[key]));
}
