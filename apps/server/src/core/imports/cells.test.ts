import { expect, it } from 'vitest';

import { readKopecks, readWhole } from './cells.ts';

it.each<[string, number | undefined]>([
  ['1000', 1000],
  ['1 000', 1000],
  ['1\u00A0000\u202F000', 1_000_000],
  ['1000,00', 1000],
  ['1 000.0', 1000],
  ['10,5', undefined],
  ['1.000', undefined],
  ['1,234.00', undefined],
  ['1 2', undefined],
  ['10 00', undefined],
  ['-50', undefined],
  ['−50', undefined],
  ['1E+3', undefined],
  ['1234567890', undefined],
  ['', undefined],
])('a whole number: «%s» is %s', (cell, number) => {
  expect(readWhole(cell)).toBe(number);
});

it.each<[string, number | undefined]>([
  ['5990', 599_000],
  ['5 990,00', 599_000],
  ['5\u202F990,5 ₽', 599_050],
  ['1234.5', 123_450],
  ['1234.5600000000001', 123_456],
  ['1234.5599999999999', 123_456],
  ['0.07', 7],
  ['1.005', undefined],
  ['1.234', undefined],
  ['1 2', undefined],
  ['1,234.50', undefined],
  ['-5', undefined],
  ['1E+3', undefined],
])('roubles: «%s» is %s kopecks', (cell, kopecks) => {
  expect(readKopecks(cell)).toBe(kopecks);
});
