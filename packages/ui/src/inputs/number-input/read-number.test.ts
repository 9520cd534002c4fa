import { describe, expect, it } from 'vitest';

import { formatNumber } from '../../foundation/format/numbers.ts';
import { en } from '../../locales/en.ts';
import { ru } from '../../locales/ru.ts';
import { readNumber, type NumberShape } from './read-number.ts';

const of = (text: string, shape: NumberShape): unknown => {
  const reading = readNumber(text, shape);
  return reading.refusal ?? reading.value;
};

const everywhere: readonly (readonly [string, NumberShape, unknown])[] = [
  ['', {}, null],
  [' \u00A0\u202F', {}, null],
  ['1000', {}, 1000],
  ['007', {}, 7],
  ['1 000', {}, 1000],
  ['1\u00A0000', {}, 1000],
  ['1\u202F000', {}, 1000],
  ['1\u2009000\u2009000', {}, 1_000_000],
  ['1000,00', {}, 1000],
  ['1 000.00', {}, 1000],
  ['1.234.567', {}, 1_234_567],
  ['1,234,567', {}, 1_234_567],
  ['10,5', {}, 'integer'],
  ['10.5', {}, 'integer'],
  ['-50', {}, 'negative'],
  ['−50', {}, 'negative'],
  ['–50', {}, 'negative'],
  ['+50', {}, 50],
  ['50-', {}, 'unreadable'],
  ['10 5', {}, 'unreadable'],
  ['10-5', {}, 'unreadable'],
  ['10a5', {}, 'unreadable'],
  ['1e3', {}, 'unreadable'],
  ['1E+3', {}, 'unreadable'],
  ['10²', {}, 'unreadable'],
  ['10 тыс.', {}, 'unreadable'],
  ['-', {}, 'negative'],
  [',', {}, 'unreadable'],
  ['1234567890123456', {}, 'long'],
  ['１２３', {}, 123],
  ['12\u200B3', {}, 123],
  ['1 234 ₽', {}, 1234],
  ['$1234', {}, 1234],
  ['54 %', { unit: '%' }, 54],
  ['54 %', {}, 'unreadable'],
  ['0,1', { fraction: 2 }, 0.1],
  ['.5', { fraction: 2 }, 0.5],
  ['1234,5', { fraction: 2 }, 1234.5],
  ['1234.5', { fraction: 2 }, 1234.5],
  ['1 234,56', { fraction: 2 }, 1234.56],
  ['1 234.56', { fraction: 2 }, 1234.56],
  ['1.234,56', { fraction: 2 }, 1234.56],
  ['1,234.50', { fraction: 2 }, 1234.5],
  ['1,234.567', { fraction: 2 }, 'fraction'],
  ['1 234,567', { fraction: 2 }, 'fraction'],
  ['1 234,5.6', { fraction: 2 }, 'unreadable'],
  ['1,23.45', { fraction: 2 }, 'unreadable'],
  ['1 234,567.89', { fraction: 2 }, 'unreadable'],
  ['0,123', { fraction: 2 }, 'fraction'],
  ['0.0001', { fraction: 4 }, 0.0001],
  ['−1 234,5', { fraction: 1, negative: true }, -1234.5],
  ['- 5', { negative: true }, -5],
  ['-0', { negative: true }, 0],
];

describe.each([
  ['Russian', undefined],
  ['Russian as a locale', ru],
  ['English', en],
] as const)('%s', (_name, locale) => {
  it.each(everywhere)('reads %j with %j as %j', (text, shape, meant) => {
    expect(of(text, { ...shape, locale })).toBe(meant);
  });

  it('reads back what it formats', () => {
    for (const value of [0, 7, 1234, 12_345.6, 1_234_567.89])
      expect(of(formatNumber(value, { locale }), { fraction: 2, locale })).toBe(value);
  });

  it('takes what is typed and not finished for nothing yet, and spaces for groups', () => {
    expect(of('-', { negative: true, typed: true, locale })).toBeNull();
    expect(of(',', { fraction: 2, typed: true, locale })).toBeNull();
    expect(of('10,', { typed: true, locale })).toBe(10);
    expect(of('1 2345', { typed: true, locale })).toBe(12_345);
    expect(of('10,5', { typed: true, locale })).toBe('integer');
  });
});

it.each<[string, NumberShape, unknown, unknown]>([
  ['1,234', {}, 'ambiguous', 1234],
  ['1,000', {}, 'ambiguous', 1000],
  ['1.234', {}, 'ambiguous', 'ambiguous'],
  ['1,234', { fraction: 2 }, 'ambiguous', 1234],
  ['1.234', { fraction: 2 }, 'ambiguous', 'ambiguous'],
  ['1,234', { fraction: 4 }, 1.234, 1234],
  ['1.234', { fraction: 4 }, 1.234, 1.234],
  ['1,2345', { fraction: 4 }, 1.2345, 1.2345],
])('%j with %j is %j in Russian and %j in English', (text, shape, russian, english) => {
  expect(of(text, { ...shape, locale: ru })).toBe(russian);
  expect(of(text, { ...shape, locale: en })).toBe(english);
});
