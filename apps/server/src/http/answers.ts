import type { FastifyBaseLogger } from 'fastify';

import { compileAnswerCheck } from './validation.ts';

/** True when the answer is as declared; one that was not has been changed. */
export type CheckAnswer = (data: unknown, log: FastifyBaseLogger) => boolean;

/** Removes what the contract does not declare: a new column must not leak through a `select *`. */
function strip(data: unknown, fields: readonly string[]): void {
  for (const field of fields) {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const last = path.pop();
    const owner = path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
    if (last !== undefined && typeof owner === 'object' && owner !== null)
      delete (owner as Record<string, unknown>)[last];
  }
}

/**
 * Holds answers to the contract. While developing, an answer that breaks it is an error at once; in production
 * undeclared fields are removed, the rest is logged and served.
 */
export function answerChecker(key: string, schema: object, strict: boolean): CheckAnswer {
  const check = compileAnswerCheck(schema);
  return (data, log) => {
    const wrong = check(data);
    if (!wrong) return true;
    if (strict) throw new Error(`Answer of ${key} breaks the contract: ${JSON.stringify(wrong)}`);
    log.error({ route: key, fields: Object.keys(wrong) }, 'answer breaks the contract');
    strip(
      data,
      Object.entries(wrong)
        .filter(([, messages]) => messages.includes('Неизвестное поле'))
        .map(([field]) => field),
    );
    return false;
  };
}
