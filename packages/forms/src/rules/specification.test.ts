import { describe, expect, it } from 'vitest';

import * as rules from './index.ts';
import type { Rule } from './index.ts';

type Row = readonly [name: string, rule: Rule, right: readonly unknown[], wrong: readonly unknown[], message: string];

const series = Array.from({ length: 18 }, () => 'x').join('');

/** Specification §5, row by row: what passes, what does not, and what is said. */
const table: readonly Row[] = [
  ['required', rules.required, ['а', 0, false, ['x']], ['', ' ', undefined, null, [], Number.NaN], 'Обязательное поле'],
  [
    'cyrillic',
    rules.cyrillic,
    ['Ёлкин', 'ёж', 'ЙЦУ'],
    ['Ivan', 'Иван1', 'Иван Петров', 'Салтыков-Щедрин', 'Івaн'],
    'Поле может содержать только буквы кириллицы',
  ],
  [
    'email',
    rules.email,
    ['a@b.ru', 'ivan.petrov+shop@mail.example.com', 'ivan@почта.рф', 'x@xn--e1afmkfd.xn--p1ai', ' a@b.ru '],
    [
      'a',
      'a@b',
      '@b.ru',
      'a@.ru',
      'a..b@c.ru',
      'a@b..ru',
      'a b@c.ru',
      'иван@b.ru',
      'a@b.ru,c@d.ru',
      'a@-b.ru',
      'a@1.2',
      'a@mаil.ru',
    ],
    'Введите корректный почтовый адрес',
  ],
  [
    'innLength',
    rules.innLength,
    ['7707083893', '500100732259'],
    ['1', '77070838931', '5001007322591', '770708389x'],
    'ИНН должен содержать 10 или 12 цифр',
  ],
  [
    'passportSeries',
    rules.passportSeries,
    ['4509'],
    ['450', '45091', '450a'],
    'Серия паспорта должна содержать 4 цифры',
  ],
  [
    'passportNumber',
    rules.passportNumber,
    ['123456'],
    ['12345', '1234567', '12345x'],
    'Номер паспорта должен содержать 6 цифр',
  ],
  [
    'snilsLength',
    rules.snilsLength,
    ['112-233-445-95', '112-233-445 95', '11223344595'],
    ['112-233-445-9', '1122334459', '112233445951', '112-233-44595'],
    'СНИЛС должен содержать 11 цифр',
  ],
  [
    'passwordPattern',
    rules.passwordPattern,
    ['aA1!', 'жЖ1@', 'aЖ9#', 'Aa0/', 'Aa0$', 'Aa0%', 'Aa0^', 'Aa0&', 'Aa0*'],
    ['aa1!', 'AA1!', 'aA!!', 'aA11', 'aA1?', 'aA1_', '12345678'],
    'Пароль должен содержать хотя бы одну цифру, один специальный символ, одну строчную и одну заглавную букву',
  ],
  [
    'passwordLength',
    rules.passwordLength,
    ['12345678', 'длинный пароль'],
    ['1234567', '   '],
    'Пароль должен содержать не менее 8 символов',
  ],
  [
    'phoneLength',
    rules.phoneLength,
    ['+7 (912) 345-67-89', '79123456789'],
    ['+7 (912) 345-67-8', '7912345678', '791234567890', '9123456789', series, '+375 (29) 123-45-67'],
    'Номер телефона должен содержать 11 цифр',
  ],
  ['kppLength', rules.kppLength, ['773601001', '7736AB001'], ['77360100', '7736010011'], 'КПП должен содержать 9 цифр'],
  [
    'numberOnly',
    rules.numberOnly,
    ['0', '42', 42],
    ['-1', '1.5', '1 000', '1e3', 'x'],
    'Поле должно содержать только целое число',
  ],
];

describe.each(table)('%s', (_name, rule, right, wrong, message) => {
  it.each(right.map((value) => [value]))('lets %j through', (value) => expect(rule(value)).toBeUndefined());
  it.each(wrong.map((value) => [value]))('refuses %j', (value) => expect(rule(value)).toBe(message));
});

it('keeps an optional field optional: only required minds an empty value', () => {
  for (const [name, rule] of table.map((row) => [row[0], row[1]] as const)) {
    for (const empty of ['', undefined, null]) {
      expect(rule(empty) === undefined, name).toBe(name !== 'required');
    }
  }
});

it('says everything in one tone: a capital first, no full stop, no exclamation, no «успешно»', () => {
  for (const message of Object.values(rules.messages)) {
    expect(message).toMatch(/^[А-ЯЁ][^!]*[^.!]$/);
    expect(message).not.toMatch(/успешно|Упс|сожалению/i);
  }
});
