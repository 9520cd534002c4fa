import type { FastifyBaseLogger } from 'fastify';

import { unreadableIn } from '../core/lists/unreadable.ts';
import { fitAnswer } from './fit-answer.ts';
import { compileAnswerCheck } from './validation.ts';

/** True when the answer is as declared; one that was not has been changed. */
export type CheckAnswer = (data: unknown, log: FastifyBaseLogger) => boolean;

/**
 * Holds answers to the contract. While developing, an answer that breaks it is an error at once; in production the part
 * that does not fit is left out and reported: a row never breaks a page.
 */
export function answerChecker(key: string, schema: object, strict: boolean): CheckAnswer {
  const check = compileAnswerCheck(schema);
  return (data, log) => {
    const wrong = check.fields(data);
    if (!wrong) return true;
    const lost = unreadableIn(data);
    const cause = lost[0]?.error;
    if (strict) throw new Error(`Answer of ${key} breaks the contract: ${JSON.stringify(wrong)}`, { cause });
    const records = lost.map(({ id }) => id);
    log.error({ route: key, fields: Object.keys(wrong), records, err: cause }, 'answer breaks the contract');
    fitAnswer(data, check.faults(data));
    return false;
  };
}
