import { expect, it } from 'vitest';

import { russianLeft } from './english.ts';

const refusal = (body: object) => ({
  statusCode: 400,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ code: 'VALIDATION', messages: [], ...body }),
});

it('a message at a field without a code is found, one with a code is not', () => {
  const errors = [{ name: ['Ссылок уже 20: удалите ненужную'] }];
  expect(russianLeft(refusal({ errors }))).toContain('Ссылок уже 20: удалите ненужную');
  const fields = { name: [{ code: 'SOCIALS_MANY', params: { n: 20 } }] };
  expect(russianLeft(refusal({ errors, fields }))).toEqual([]);
});

it('what a person wrote may be Russian', () => {
  const errors = [{ name: ['Название «Точка» уже занято'] }];
  const fields = { name: [{ code: 'NAME_TAKEN', params: { name: 'Точка' } }] };
  expect(russianLeft(refusal({ errors, fields }))).toEqual([]);
});
