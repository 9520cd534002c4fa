import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createApi } from '../fetch/index.ts';
import { problems } from '../problems/all.ts';
import { bareStatuses } from '../problems/bare-statuses.test-data.ts';
import { fieldTexts } from '../problems/fields.ts';
import { fillText, namesIn } from '../problems/fill.ts';
import { Problem, type ProblemDetails } from '../problems/problem.ts';
import { toProblem } from '../problems/to-problem.ts';
import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { defineLocale } from './define.ts';
import { en, enTexts } from './en/index.ts';

const english: Record<string, string> = { ...enTexts.problems, ...enTexts.fields };
const russian: Record<string, string> = {
  ...Object.fromEntries(Object.entries(problems).map(([code, { text }]) => [code, text])),
  ...fieldTexts,
};

describe('English', () => {
  it('has every code and none besides, without a Cyrillic letter', () => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(russian).toSorted());
    expect(JSON.stringify(enTexts)).not.toMatch(/[а-яё]/i);
    expect(Object.values(english).filter((text) => !/^[A-Z{“]/.test(text))).toEqual([]);
  });

  it.each(Object.keys(russian))('%s: the same parameters as in Russian', (code) => {
    expect(namesIn(english[code] ?? '').toSorted()).toEqual(namesIn(russian[code] ?? '').toSorted());
  });
});

describe('a text', () => {
  it('chooses the form of a noun by its number', () => {
    const text = 'Ещё {n|балл|балла|баллов} до {date}';
    const filled = [1, 3, 11, 1250].map((n) => fillText(text, { n, date: '01.12.2026' }, 'ru'));
    expect(filled).toEqual(
      ['1 балл', '3 балла', '11 баллов', '1 250 баллов'].map(
        (points) => `Ещё ${points.replaceAll(' ', '\u00a0')} до 01.12.2026`,
      ),
    );
    expect([1, 2].map((n) => fillText('{n|point|points}', { n }, 'en'))).toEqual(['1\u00a0point', '2\u00a0points']);
  });

  it('leaves what it was not given', () => {
    expect(fillText('{n} of {all}', { n: 0 }, 'en')).toBe('0 of {all}');
  });
});

const problem = (given: Partial<ProblemDetails>): Problem =>
  new Problem({
    kind: 'validation',
    code: 'VALIDATION',
    status: 400,
    messages: ['Русский текст'],
    fields: {},
    requestId: 'r',
    ...given,
  });

describe('a problem in another language', () => {
  it('is said by its code and parameters, and is otherwise the same', () => {
    const wrong = en.translate(problem({ code: 'CODE_WRONG', params: { n: 2 }, retryAfter: 5 }));
    expect(wrong.messages).toEqual(['Wrong code. Attempts left: 2']);
    expect(wrong).toMatchObject({ code: 'CODE_WRONG', status: 400, requestId: 'r', retryAfter: 5, params: { n: 2 } });
  });

  it('is said at its fields; a field without a code keeps its sentence', () => {
    const fields = { phone: ['Занят'], price: ['Слишком много'] };
    const wrong = en.translate(
      problem({
        messages: ['Занят', 'Слишком много'],
        fields,
        fieldProblems: { phone: [{ code: 'PHONE_TAKEN' }] },
      }),
    );
    expect(wrong.fields).toEqual({ phone: ['This number is already registered'], price: ['Слишком много'] });
    expect(wrong.messages).toEqual(['This number is already registered', 'Слишком много']);
    expect(wrong.messagesBesidesFields).toEqual([]);
  });

  it('keeps the sentence of a code it does not know and of one whose parameters have not come', () => {
    expect(en.translate(problem({ code: 'NEW_CODE' })).messages).toEqual(['Русский текст']);
    expect(en.translate(problem({ code: 'CODE_WRONG' })).messages).toEqual(['Русский текст']);
  });

  it('says nothing where nothing is said, and its own where there was no answer', () => {
    expect(en.translate(problem({ code: 'FORBIDDEN', status: 403, messages: [] })).messages).toEqual([]);
    const lost = { kind: 'network', status: 0 } as const;
    expect(en.translate(problem({ ...lost, code: 'ERR_NETWORK' })).messages).toEqual([enTexts.offline]);
    expect(en.translate(problem({ ...lost, code: 'TIMEOUT' })).messages).toEqual([enTexts.problems.TIMEOUT]);
    const broken = problem({ kind: 'server', status: 502, code: 'HTTP_502', messagesFrom: 'client' });
    expect(en.translate(broken).messages).toEqual([enTexts.problems.INTERNAL]);
    const silent = toProblem({ response: { status: 422, data: { code: 'NEW_CODE' }, headers: {} } });
    expect(en.translate(silent).messages).toEqual([enTexts.problems.BAD_REQUEST]);
  });

  it.each(bareStatuses)('of status %i without a sentence is said by its status', (status, headers, russian, said) => {
    const bare = toProblem({ response: { status, data: '', headers } });
    expect([bare.messages, en.translate(bare).messages]).toEqual([[russian], [said]]);
    expect(en.translate(bare).messagesFrom).toBe('client');
  });

  it('leaves a sentence of the server that reads like one of the client', () => {
    const known = problem({ code: 'NEW_CODE', messages: ['Проверьте данные запроса'] });
    expect(en.translate(known).messages).toEqual(['Проверьте данные запроса']);
  });

  it.each([200, 409, 422, 429, 503])('of status %i keeps a sentence the server sent without a code', (status) => {
    const sent = { messages: ['Сумма больше остатка'] };
    const coded = toProblem({ response: { status, data: sent, headers: {} } });
    expect(en.translate(coded).messages).toEqual(sent.messages);
  });

  it('may be any language made of its texts', () => {
    const shouting = defineLocale({ ...enTexts, problems: { ...enTexts.problems, NOT_FOUND: 'NOTHING HERE' } });
    expect(shouting.translate(problem({ code: 'NOT_FOUND', status: 404 })).messages).toEqual(['NOTHING HERE']);
  });
});

describe('a client in English', () => {
  let backend: Backend;
  beforeEach(async () => {
    backend = await startBackend();
  });
  afterEach(() => backend.stop());
  const open = (tokens?: { session: string; refresh: string }) =>
    createApi({ routes, session: createSession({ store: memoryStore(tokens) }), baseURL: backend.base, locale: en });

  it('says what was refused, also of an upload, and what became of the session', async () => {
    backend.answer = () => ({
      status: 413,
      body: { messages: ['Файл больше 10 МБ'], errors: [], code: 'FILE_SIZE', params: { n: 10 } },
    });
    const upload = await problemOf(open().call('sales.uploadFile', { file: new File(['x'], 'a.jpg') }));
    expect(upload.messages).toEqual(['The file is larger than 10 MB']);
    backend.answer = () => ({ status: 401, body: { code: 'UNAUTHORIZED', messages: ['Требуется'], errors: [] } });
    const api = open({ session: 's', refresh: 'r' });
    const heard: string[] = [];
    api.on((event) => {
      if (event.type === 'session-expired') heard.push(event.message);
    });
    expect((await problemOf(api.call('points.get'))).messages).toEqual(['Sign in first']);
    expect(heard).toEqual([enTexts.session.expired]);
  });
});
