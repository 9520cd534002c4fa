import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as rules from './index.ts';
import { numberRange } from './numbers.ts';

describe('cyrillicName', () => {
  it.each(['Анна', 'Салтыков-Щедрин', 'Мамед оглы', 'Д’Артаньян', "О'Нил", 'Ёлкина', ' Анна '])('takes %j', (name) =>
    expect(rules.cyrillicName(name)).toBeUndefined(),
  );
  it.each(['-Анна', 'Анна-', 'Анна  Мария', 'Anna', 'Анна2', 'Анна--Мария'])('refuses %j', (name) =>
    expect(rules.cyrillicName(name)).toBe('Поле может содержать только буквы кириллицы, пробел, дефис и апостроф'),
  );
});

describe('passport', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+03:00') }));
  afterEach(() => vi.useRealTimers());

  it('asks for days that exist and have come', () => {
    expect(rules.isoDate('2026-02-29')).toBe('Такой даты нет');
    expect(rules.isoDate('2024-02-29')).toBeUndefined();
    expect(rules.isoDate('0202-01-01')).toBe('Такой даты нет');
    expect(rules.notFuture('2026-11-20')).toBeUndefined();
    expect(rules.notFuture('2026-11-21')).toBe('Дата не может быть в будущем');
  });

  it('knows the age of a holder', () => {
    expect(rules.birthDate('2012-11-20')).toBeUndefined();
    expect(rules.birthDate('2012-11-21')).toBe('Паспорт выдают с 14 лет: проверьте дату рождения');
    expect(rules.birthDate('1900-01-01')).toBe('Проверьте дату рождения: больше 120 лет назад');
  });

  it('compares the issue date with the birth date', () => {
    const issued = rules.issuedAfter('birthDate');
    expect(issued('2004-05-06', { birthDate: '1990-05-06' })).toBeUndefined();
    expect(issued('2004-05-05', { birthDate: '1990-05-06' })).toBe(
      'Паспорт выдают с 14 лет: проверьте дату выдачи и дату рождения',
    );
    expect(issued('2004-05-05', {})).toBeUndefined();
  });

  it('warns of a lapsed passport, with ninety days of grace', () => {
    const lapsed = rules.passportLapsed('birthDate');
    expect(lapsed('2020-05-01', { birthDate: '2006-04-01' })).toBe(
      'Паспорт меняют в 20 и 45 лет: проверьте дату выдачи',
    );
    expect(lapsed('2020-05-01', { birthDate: '2006-10-01' })).toBeUndefined();
    expect(lapsed('2026-05-01', { birthDate: '2006-04-01' })).toBeUndefined();
    expect(lapsed('2010-05-01', { birthDate: '1980-04-01' })).toBe(
      'Паспорт меняют в 20 и 45 лет: проверьте дату выдачи',
    );
  });

  it('takes the department code with or without its hyphen', () => {
    expect(rules.departmentCode('770-001')).toBeUndefined();
    expect(rules.departmentCode('770001')).toBeUndefined();
    expect(rules.departmentCode('77-0001')).toBe('Код подразделения должен содержать 6 цифр');
  });
});

describe('numbers', () => {
  it('words the limits of an amount with the right plural', () => {
    const points = { unit: ['балл', 'балла', 'баллов'], action: 'вывести' } satisfies rules.AmountLimits;
    const rule = rules.amountWithin({ ...points, min: 500, max: 15_000, available: 12_480, step: 50 });
    expect(rule('500')).toBeUndefined();
    expect(rule('12500')).toBe('Доступно 12\u00A0480\u00A0баллов — введите не больше');
    expect(rule('100')).toBe('Вывести можно от 500\u00A0баллов');
    expect(rule('510')).toBe('Сумма должна быть кратна 50');
    expect(rules.amountWithin({ ...points, max: 1 })('2')).toBe('За один раз можно вывести до 1\u00A0балла');
    expect(rules.amountWithin({ ...points, available: 2 })('3')).toBe('Доступно 2\u00A0балла — введите не больше');
    expect(rules.amountWithin({})('1.5')).toBe('Поле должно содержать только целое число');
    expect(rules.amountWithin({ min: 1000 })('1')).toBe('Не меньше 1\u00A0000');
    expect(rules.amountWithin({ min: 2, unit: ['день', 'дня', 'дней'] })('1')).toBe('Не меньше 2\u00A0дней');
    expect(rules.amountWithin({ max: 21, unit: ['день', 'дня', 'дней'] })('22')).toBe('Не больше 21\u00A0дня');
  });

  it('counts characters and digits', () => {
    expect(rules.codeLength(4)('123')).toBe('Код должен содержать 4 цифры');
    expect(rules.codeLength(6)('123')).toBe('Код должен содержать 6 цифр');
    expect(rules.maxLength(2)('👍🏽а')).toBe('Не больше 2 символов');
    expect(rules.maxLength(21)('а'.repeat(22))).toBe('Не больше 21 символа');
    expect(rules.integerRange({ min: 1, max: 9 })('0')).toBe('Не меньше 1');
    expect(rules.integerRange({ min: 1, max: 9 })('10')).toBe('Не больше 9');
    expect(rules.integerRange({ min: 1, max: 9 })('1.5')).toBe(rules.messages.numberOnly);
    expect(
      ['0.4', '0.5', '1500.75', '1500.76', ''].map((text) => numberRange({ min: 0.5, max: 1500.75 })(text)),
    ).toEqual(['Не меньше 0,5', undefined, undefined, 'Не больше 1\u00A0500,75', undefined]);
  });
});

it('takes a phone or an e-mail as a login', () => {
  for (const right of ['a@b.ru', '79123456789', '8 912 345-67-89', '+7 (912) 345-67-89']) {
    expect(rules.login(right)).toBeUndefined();
  }
  expect(rules.login('ivan')).toBe('Введите телефон или почтовый адрес');
  expect(rules.login('8912')).toBe('Введите телефон или почтовый адрес');
  expect(rules.login('ivan@')).toBe('Введите корректный почтовый адрес');
});

it('compares the repeated password with the first', () => {
  const repeat = rules.passwordRepeat('password');
  expect(repeat('Aa1!aaaa', { password: 'Aa1!aaaa' })).toBeUndefined();
  expect(repeat('Aa1!aaab', { password: 'Aa1!aaaa' })).toBe('Пароли не совпадают');
});
