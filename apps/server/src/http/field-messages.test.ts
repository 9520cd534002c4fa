import { describe, expect, it } from 'vitest';

import { failureBody } from './failures.ts';
import { fieldMessage, fieldProblem, invalid, problem } from './problem.ts';

describe('a message of a field', () => {
  it('carries its code and parameters next to the Russian sentence', () => {
    const body = failureBody(
      invalid({ timezone: 'TIMEZONE_UNKNOWN', login: fieldMessage('FIELD_LONG', { n: 100 }) }),
      'r',
    );
    expect(body).toMatchObject({
      code: 'VALIDATION',
      messages: [],
      errors: [{ timezone: ['Нет такого часового пояса'] }, { login: ['Не больше 100\u00a0символов'] }],
      fields: { timezone: [{ code: 'TIMEZONE_UNKNOWN' }], login: [{ code: 'FIELD_LONG', params: { n: 100 } }] },
    });
  });

  it('does not compile without a code, or without a parameter of its text', () => {
    // @ts-expect-error a sentence is no code
    const sentence = () => invalid({ name: 'Занято' });
    // @ts-expect-error a sentence has no code
    const uncoded = () => invalid({ name: { text: 'Занято' } });
    // @ts-expect-error the length is missing
    const bareField = () => invalid({ name: 'FIELD_LONG' });
    // @ts-expect-error the attempts are missing
    const bareProblem = () => invalid({ code: 'CODE_WRONG' });
    // @ts-expect-error the length is missing
    const bareMessage = () => invalid({ name: { code: 'FIELD_LONG' } });
    // @ts-expect-error the length is missing
    const emptyField = () => invalid({ name: { code: 'FIELD_LONG', params: {} } });
    // @ts-expect-error the attempts are missing
    const emptyProblem = () => invalid({ code: { code: 'CODE_WRONG', params: {} } });
    // @ts-expect-error the length has another name
    const misnamed = () => invalid({ name: { code: 'FIELD_LONG', params: { x: 1 } } });
    // @ts-expect-error a plain text has no parameters
    const unused = () => invalid({ phone: { code: 'PHONE_TAKEN', params: { x: 1 } } });
    // @ts-expect-error the attempts are missing
    const atField = () => fieldProblem('CODE_WRONG', 'code');
    // @ts-expect-error the attempts are missing
    const whole = () => problem('CODE_WRONG', {});
    const refused = [emptyField, emptyProblem, misnamed, unused, atField, whole];
    expect([sentence, uncoded, bareField, bareProblem, bareMessage, ...refused]).toHaveLength(11);
  });
});
