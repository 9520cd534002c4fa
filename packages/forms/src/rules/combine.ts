import type { RuleMessages } from './rule-messages.ts';
import type { Level, Rule, Verdict } from './types.ts';

/** One rule from many: the message of the first error. Warnings are passed over; falsy entries too. */
export function compose(...rules: readonly (Rule | false | undefined)[]): Rule {
  return (value, values, messages) => {
    for (const rule of rules) {
      const message = rule && rule.level !== 'warning' ? rule(value, values, messages) : undefined;
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

/** Every finding of every rule, errors before warnings. */
export function all(
  ...rules: readonly (Rule | false | undefined)[]
): (value: unknown, values?: object, messages?: Partial<RuleMessages>) => Verdict[] {
  return (value, values, messages) => {
    const verdicts: Verdict[] = [];
    for (const rule of rules) {
      const message = rule ? rule(value, values, messages) : undefined;
      if (rule && message !== undefined) verdicts.push({ level: rule.level ?? 'error', message });
    }
    return verdicts.sort((left, right) => rank(left.level) - rank(right.level));
  };
}

function rank(level: Level): number {
  return level === 'error' ? 0 : 1;
}

/** The rule only while the condition on the value and the form holds. Keeps the level of the rule. */
export function when(condition: (value: unknown, values: object | undefined) => boolean, rule: Rule): Rule {
  const guarded: Rule = (value, values, messages) =>
    condition(value, values) ? rule(value, values, messages) : undefined;
  return rule.level ? Object.assign(guarded, { level: rule.level }) : guarded;
}

/** The same rule as a warning: shown, never blocking. */
export function warning(rule: Rule): Rule {
  return Object.assign(
    sameArity(rule, (message) => message),
    { level: 'warning' as const },
  );
}

/** The same rule with another message. */
export function withMessage(rule: Rule, message: string): Rule {
  const renamed = sameArity(rule, (found) => found && message);
  return rule.level ? Object.assign(renamed, { level: rule.level }) : renamed;
}

// A rule that names its second argument reads other fields; forms validate such rules at every change.
function sameArity(rule: Rule, map: (message: string | undefined) => string | undefined): Rule {
  return rule.length > 1
    ? (value, values, messages) => map(rule(value, values, messages))
    : (value, ...[, messages]) => map(rule(value, undefined, messages));
}
