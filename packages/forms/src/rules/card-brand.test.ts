import { expect, it } from 'vitest';

import { cardBrand } from './index.ts';

it.each([
  ['2200', 'mir'],
  ['2204', 'mir'],
  ['2205', undefined],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['4000', 'visa'],
  ['4999123412341234', 'visa'],
  ['5099', 'maestro'],
  ['5100', 'mastercard'],
  ['5599', 'mastercard'],
  ['5600', 'maestro'],
  ['6999', 'maestro'],
  ['7000', undefined],
  ['', undefined],
  ['4', undefined],
  ['220', undefined],
])('%s is of %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});
