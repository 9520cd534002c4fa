import { runInNewContext } from 'node:vm';

import { fieldTexts } from '@pribavka/api';
import { schemas } from '@pribavka/api/schemas';
import { expect, it } from 'vitest';

import { failureBody, toProblem } from './failures.ts';
import { formats } from './formats.ts';
import { compileCheck } from './validation.ts';
import { isWireDateTime, parseWireDateTime, programmeDay, wireDateTime } from './wire-date.ts';

function formatsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(formatsIn);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'format' in node && typeof node.format === 'string' ? [node.format] : [];
  return [...own, ...Object.values(node).flatMap(formatsIn)];
}

it('every format of the contract has its check here', () => {
  const unknown = [...new Set(formatsIn(schemas))].filter((name) => !(name in formats));
  expect(unknown).toEqual([]);
});

it.each([
  ['phone-ru', '79123456789', '89123456789'],
  ['inn', '0012345678', '0012345679'],
  ['snils', '11223344595', '11223344596'],
  ['email', 'a@b.ru', 'a@b'],
  ['person-name', 'Салтыков-Щедрин', 'Smith'],
  ['password-strength', 'Щука7!вода', 'щука7вода'],
  ['one-time-code', '123456', '12'],
  ['passport-series', '4509', '45'],
  ['web-url', 'http://localhost:8080/hook', 'ftp://example.ru'],
  ['https-url', 'https://vk.com/pribavka', 'javascript:alert(1)'],
  ['api-date-time', '2026-11-20 12:00:00.000', '2026-02-30 12:00:00.000'],
  ['api-day-or-time', '2026-11-27', '2026-02-30'],
  ['api-day-or-time', '2026-11-27 00:00:00.000', '2026-11-27 24:00:00.000'],
  ['date', '2026-02-28', '2026-02-29'],
  ['ip-or-cidr', '10.0.0.0/8', '10.0.0.0/33'],
  ['uuid', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', '0190a1b2'],
])('%s: takes %s, refuses %s', (name, good, bad) => {
  if (name !== 'inn') expect(formats[name]?.check(good)).toBeUndefined();
  expect(formats[name]?.check(bad)).toEqual(expect.any(String));
});

it('patterns stand a hundred thousand characters', () => {
  const long = [
    'a'.repeat(100_000),
    `${'a.'.repeat(50_000)}@`,
    '1'.repeat(100_000),
    'Я-'.repeat(50_000),
    ' '.repeat(100_000),
  ];
  const checkAll = (): void => {
    for (const { check } of Object.values(formats)) for (const text of long) check(text);
  };
  // A pattern that goes back over and over takes hours where this takes milliseconds: not a measure, an end to waiting.
  runInNewContext('checkAll()', { checkAll }, { timeout: 20_000 });
});

it('times of the wire are of Moscow and round-trip', () => {
  const date = new Date('2026-11-20T21:30:15.042Z');
  expect(wireDateTime(date)).toBe('2026-11-21 00:30:15.042');
  expect(programmeDay(date)).toBe('2026-11-21');
  expect(parseWireDateTime(wireDateTime(date))).toEqual(date);
  expect(isWireDateTime('2026-11-20T00:00:00.000')).toBe(false);
});

it.each(['9999-11-17', '1012-01-01'])('a date out of the programme’s reach is none: %s', (date) => {
  expect(formats['date']?.check(date)).toBe('Такой даты нет');
  expect(formats['api-date-time']?.check(`${date} 00:00:00.000`)).toBe('Такой даты нет');
});

it('a required text of spaces is a missing one', () => {
  const check = compileCheck(schemas['socials.add'].body, 'body');
  expect(() => check({ name: '   ', url: 'https://vk.com/x' })).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({
        fields: { name: [{ code: 'FIELD_REQUIRED' }] },
      }),
    }),
  );
});

it('says what is wrong with a field in a sentence, and by a code with its parameters', () => {
  const check = compileCheck(schemas['auth.login'].body, 'body');
  const refusalOf = (value: unknown) => {
    try {
      check(value);
    } catch (error) {
      return failureBody(toProblem(error), 'r1');
    }
    return undefined;
  };
  const long = refusalOf({ login: 'я'.repeat(1000), password: 7, extra: 1 });
  expect(long).toMatchObject({ code: 'VALIDATION', messages: [], requestId: 'r1' });
  expect(long).not.toHaveProperty('params');
  const fields = Object.assign({}, ...(long?.errors ?? [])) as Record<string, string[]>;
  const { n } = (long?.fields?.['login']?.[0]?.params ?? {}) as { n?: number };
  expect(fields).toEqual({
    login: [expect.stringMatching(new RegExp(`^Не больше ${n}\u00a0символов$`))],
    password: ['Должен быть текст'],
    extra: ['Неизвестное поле'],
  });
  expect(long?.fields).toEqual({
    login: [{ code: 'FIELD_LONG', params: { n } }],
    password: [{ code: 'FIELD_STRING' }],
    extra: [{ code: 'FIELD_UNKNOWN' }],
  });
});

it.each(Object.keys(formats).filter((name) => name !== 'binary'))('%s: has a code for programs', (name) => {
  expect(Object.keys(fieldTexts)).toContain(`FORMAT_${name.toUpperCase().replaceAll('-', '_')}`);
});
