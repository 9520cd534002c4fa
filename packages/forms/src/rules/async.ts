import { isBlank } from './text.ts';
import type { AsyncRule, Rule } from './types.ts';

/** Shape of {@link asyncRule}. */
export interface AsyncRuleOptions {
  /** Asks somebody else: a message, or undefined when the value is right. Must listen to the signal. */
  readonly check: AsyncRule;
  /** Not asked until these find nothing. */
  readonly after?: readonly Rule[] | undefined;
  /** Answers kept, the oldest forgotten first. @default 50 */
  readonly remember?: number | undefined;
  /** What the answer depends on. @default the value itself */
  readonly keyOf?: ((value: unknown, values: object | undefined) => string) | undefined;
}

/** An asynchronous rule; `cancel` aborts the question under way. */
export interface AsyncFieldRule {
  (value: unknown, values?: object): Promise<string | undefined>;
  /** Cancels the question on its way. */
  readonly cancel: () => void;
}

/**
 * A rule that asks a server. A newer question aborts the older one, the same value is asked once, a failed question
 * is not remembered. An aborted question resolves to `undefined`: its value is gone, there is nothing to say about it.
 * Any other rejection passes on to the caller.
 */
export function asyncRule({ check, after = [], remember = 50, keyOf }: AsyncRuleOptions): AsyncFieldRule {
  const answers = new Map<string, string | undefined>();
  let asked: { key: string; answer: Promise<string | undefined>; controller: AbortController } | undefined;

  const cancel = (): void => {
    asked?.controller.abort();
    asked = undefined;
  };

  const ask = async (key: string, value: unknown, values: object | undefined, controller: AbortController) => {
    try {
      const message = await check(value, values, controller.signal);
      if (controller.signal.aborted) return undefined;
      answers.set(key, message);
      if (answers.size > remember) answers.delete(answers.keys().next().value ?? '');
      return message;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      if (asked?.controller === controller) asked = undefined;
    }
  };

  const rule = (value: unknown, values?: object): Promise<string | undefined> => {
    const key = keyOf ? keyOf(value, values) : JSON.stringify(value ?? null);
    if (asked?.key === key) return asked.answer;
    cancel();
    if (isBlank(value) || after.some((first) => first(value, values) !== undefined)) return Promise.resolve(undefined);
    if (answers.has(key)) return Promise.resolve(answers.get(key));
    const controller = new AbortController();
    const answer = ask(key, value, values, controller);
    asked = { key, answer, controller };
    return answer;
  };
  return Object.assign(rule, { cancel });
}
