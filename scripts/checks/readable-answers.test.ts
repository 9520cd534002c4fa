import { describe, expect, it } from 'vitest';

import { uploadMessage } from '../../packages/api/src/problems/upload-message.ts';
import { failureText } from '../../packages/ui/src/upload/core/failure.ts';

/* Neither package may import the other, so the rule of what a person may read exists in both: one table holds them together. */

const page = '<html><body>502 Bad Gateway</body></html>';
const sentence = 'Файл больше 10 МБ';

/** Status and text of the answer of an upload; what is read, `undefined` for the pattern of the specification. */
const cases: readonly [why: string, status: number, body: string, read: string | undefined][] = [
  ['a sentence', 413, sentence, sentence],
  ['a sentence of the server', 500, 'Хранилище не отвечает', 'Хранилище не отвечает'],
  ['a text of a proxy', 502, 'Bad gateway', undefined],
  ['a text of a proxy', 503, 'Service unavailable', undefined],
  ['a text of a proxy', 504, 'Gateway timeout', undefined],
  ['nothing', 400, '', undefined],
  ['spaces', 400, ' \n ', undefined],
  ['a page', 413, page, undefined],
  ['a page after a text', 413, `Error ${page}`, undefined],
  ['a closing tag', 413, 'Отказ</p>', undefined],
  ['a comment of a page', 413, 'Отказ <!-- -->', undefined],
  ['a sign that is no tag', 413, 'Размер < 10 МБ', 'Размер < 10 МБ'],
  ['a broken object', 400, '{"a":', undefined],
  ['a list', 400, '[1, 2]', undefined],
  ['a text in quotes of a program', 400, '"no', undefined],
  ['the longest text', 400, 'а'.repeat(300), 'а'.repeat(300)],
  ['a longer text', 400, 'а'.repeat(301), undefined],
  ['the error field', 400, JSON.stringify({ error: sentence, messages: ['другое'] }), sentence],
  ['messages', 400, JSON.stringify({ messages: [sentence] }), sentence],
  ['several messages', 400, JSON.stringify({ messages: ['Раз', 'Два'] }), 'Раз\nДва'],
  ['messages of a 503 of the server', 503, JSON.stringify({ messages: [sentence] }), sentence],
  ['an error field that is a page', 400, JSON.stringify({ error: page }), undefined],
  [
    'an error field that is a page, with messages',
    400,
    JSON.stringify({ error: page, messages: [sentence] }),
    sentence,
  ],
  ['messages that are a page', 400, JSON.stringify({ messages: [page] }), undefined],
  ['an object without sentences', 400, '{"a":1}', undefined],
];

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

const request = { method: 'POST', url: '/v1/files' };
const rules = [
  {
    name: 'the client of the API',
    read: (status: number, body: string) => uploadMessage({ ...request, status, data: parse(body) }),
  },
  { name: 'FileUpload', read: (status: number, body: string) => failureText({ ...request, status, body }) },
];

describe.each(rules)('$name', ({ read }) => {
  it.each(cases)('reads %s (%i)', (_why, status, body, expected) => {
    expect(read(status, body).toLowerCase()).toBe((expected ?? `fail to post /v1/files ${status}`).toLowerCase());
  });
});
