import type { RuleMessages } from './rule-messages.ts';
import type { Rule } from './types.ts';

/**
 * The same rule in the language of a catalogue, for a server or a screen without a provider:
 * `inLanguage(compose(required, innLength), rulesEn)`. Inside a form of another language it keeps its own. Texts that
 * are left out are Russian.
 */
export function inLanguage(rule: Rule, messages: Partial<RuleMessages>): Rule {
  const spoken: Rule =
    rule.length > 1 ? (value, values) => rule(value, values, messages) : (value) => rule(value, undefined, messages);
  return rule.level ? Object.assign(spoken, { level: rule.level }) : spoken;
}
