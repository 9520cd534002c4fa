import { describe, expect, it } from 'vitest';

import { problems, problemText } from './all.ts';
import { bareStatuses } from './bare-statuses.test-data.ts';
import { fieldTexts } from './fields.ts';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';
import { uploadMessage } from './upload-message.ts';

const failed = (status: number, data: unknown, headers = {}) => ({
  message: 'Request failed',
  response: { status, data, headers },
});

describe('the list of problems', () => {
  it('speaks Russian, without a full stop but in the two sentences of the specification', () => {
    const odd = Object.entries(problems).filter(([, { text }]) => !/^[А-ЯЁ]/.test(text));
    expect(odd).toEqual([]);
    const stopped = Object.entries(problems).filter(([, { text }]) => text.endsWith('.'));
    expect(stopped.map(([code]) => code)).toEqual(['SESSION_EXPIRED']);
    expect(Object.values(problems).filter(({ text }) => /успешно|!/i.test(text))).toEqual([]);
  });

  it('lets a number choose the form of its noun; units have none', () => {
    const texts = [...Object.values(problems).map(({ text }) => text), ...Object.values(fieldTexts)];
    expect(texts.filter((text) => /\{n\} (?!(МБ|Мпикс|мин|шт|с|ч|из)(?![а-яё]))[а-яё]/i.test(text))).toEqual([]);
  });

  it('has every code of rest 5.9', () => {
    const required = [
      'AUTH_BAD_CREDENTIALS',
      'AUTH_THROTTLED',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'PHONE_TAKEN',
      'EMAIL_TAKEN',
      'STORE_NOT_FOUND',
      'SALE_SERIAL_DUPLICATE',
      'SALE_SERIAL_FORMAT',
      'SALE_DATE_FUTURE',
      'SALE_TOO_LATE',
      'SALE_STORE_CLOSED',
      'SALE_RECEIPT_USED',
      'SALE_LOCKED',
      'SALE_OWN',
      'PROMO_BUDGET',
      'POINTS_NOT_ENOUGH',
      'POINTS_DEBT',
      'WITHDRAW_MIN',
      'WITHDRAW_MAX',
      'WITHDRAW_DAILY',
      'WITHDRAW_MONTHLY',
      'PASSPORT_REQUIRED',
      'PASSPORT_ON_CHECK',
      'PROMO_IN_USE',
      'GROUP_IN_USE',
      'BRAND_HAS_PRODUCTS',
      'VERSION_CONFLICT',
      'ROLE_LOCKOUT',
      'IDEMPOTENCY_MISMATCH',
      'FILE_TYPE',
      'FILE_SIZE',
      'IMPORT_HEADER',
    ];
    expect(required.filter((code) => !(code in problems))).toEqual([]);
  });

  it('fills its templates', () => {
    expect(problemText('CODE_WRONG', { n: 2 })).toBe('Неверный код. Осталось попыток: 2');
    expect(problemText('POINTS_NOT_ENOUGH')).toBe('Недостаточно баллов');
  });
});

describe('a problem', () => {
  it('is made once', () => {
    const problem = toProblem(failed(400, {}));
    expect(toProblem(problem)).toBe(problem);
  });

  it.each([
    [400, 'validation'],
    [413, 'validation'],
    [401, 'auth'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [429, 'limit'],
    [500, 'server'],
    [503, 'server'],
  ])('of status %i is %s', (status, kind) => {
    expect(toProblem(failed(status, {})).kind).toBe(kind);
  });

  it.each(bareStatuses)('of status %i without a sentence says what the status means', (status, headers, russian) => {
    for (const data of [undefined, '', {}, { messages: [], errors: [] }, '<html>']) {
      const problem = toProblem(failed(status, data, headers));
      expect(problem.messages).toEqual([russian]);
      expect(problem.messagesFrom).toBe('client');
    }
    expect(toProblem(failed(status, { messages: ['Своё'] }, headers))).toMatchObject({
      messages: ['Своё'],
      messagesFrom: 'server',
    });
  });

  it('shows messages, and only without them the errors', () => {
    const errors = ['Общая', { phone: ['Занят', 'Проверьте'] }, { email: 'Одна' }];
    expect(toProblem(failed(400, { messages: ['Сводка'], errors })).messages).toEqual(['Сводка']);
    const bare = toProblem(failed(400, { messages: [], errors }));
    expect(bare.messages).toEqual(['Общая', 'Занят', 'Проверьте', 'Одна']);
    expect(bare.fields).toEqual({ phone: ['Занят', 'Проверьте'], email: ['Одна'] });
    expect(bare.messagesBesidesFields).toEqual(['Общая']);
  });

  it('is silent for 403 and never empty otherwise', () => {
    expect(toProblem(failed(403, { messages: ['Нельзя'] })).messages).toEqual([]);
    for (const data of [undefined, null, '', 'text', [], { messages: 'x', errors: 7 }, '<html>']) {
      expect(toProblem(failed(500, data)).messages).toEqual([problems.INTERNAL.text]);
    }
  });

  it('carries code, request id and the present record', () => {
    const data = { code: 'VERSION_CONFLICT', requestId: 'r1', messages: ['x'], current: { version: 3 } };
    expect(toProblem(failed(409, data))).toMatchObject({
      code: 'VERSION_CONFLICT',
      requestId: 'r1',
      current: { version: 3 },
      status: 409,
    });
    expect(toProblem(failed(500, {}, { 'x-request-id': 'r2' })).requestId).toBe('r2');
  });

  it('carries the parameters of its text and the codes of its fields', () => {
    const fields = { phone: [{ code: 'PHONE_TAKEN' }] };
    const body = { code: 'CODE_WRONG', params: { n: 2 }, messages: ['x'], fields };
    expect(toProblem(failed(400, body))).toMatchObject({ params: { n: 2 }, fieldProblems: fields });
    expect(toProblem(failed(400, { params: 7, fields: null }))).toMatchObject({ params: {}, fieldProblems: {} });
  });

  it('knows how long to wait: in seconds or until a time', () => {
    const wait = (header: string) => toProblem(failed(429, {}, { 'retry-after': header })).retryAfter;
    expect(wait('3')).toBe(3000);
    expect(wait(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(58_000);
    expect([wait('soon'), wait(new Date(0).toUTCString())]).toEqual([undefined, undefined]);
  });

  it('without an answer distinguishes a cancelled call, a timeout and a lost connection', () => {
    expect(toProblem({ code: 'ERR_CANCELED' })).toMatchObject({ kind: 'cancelled', messages: [] });
    expect(toProblem({ code: 'ECONNABORTED' }).messages).toEqual([problems.TIMEOUT.text]);
    expect(toProblem({ code: 'ERR_NETWORK' }).kind).toBe('network');
    expect(toProblem(undefined)).toBeInstanceOf(Problem);
  });
});

describe('an upload that failed', () => {
  const at = (status: number, data: unknown) => uploadMessage({ method: 'POST', url: '/v1/files', status, data });

  it('says the error field, else the text, else the pattern of the specification', () => {
    expect(at(400, { error: 'Не картинка', messages: ['x'] })).toBe('Не картинка');
    expect(at(400, { messages: ['Файл больше 10 МБ'] })).toBe('Файл больше 10 МБ');
    expect(at(500, 'Хранилище не отвечает')).toBe('Хранилище не отвечает');
    expect(at(413, 'Слишком большой')).toBe('Слишком большой');
    const page = '<html><body>502 Bad Gateway</body></html>';
    const long = 'а'.repeat(400);
    for (const data of [undefined, '', '  ', page, `Error ${page}`, '{"a":1}', {}, { error: page }, { error: long }]) {
      for (const status of [400, 413, 502]) expect(at(status, data)).toBe(`fail to post /v1/files ${status}`);
    }
    expect(at(502, 'Bad gateway')).toBe('fail to post /v1/files 502');
    expect(at(400, { messages: [page] })).toBe('fail to post /v1/files 400');
  });
});
