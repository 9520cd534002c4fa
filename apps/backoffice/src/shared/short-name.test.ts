import { expect, it } from 'vitest';

import { shortName } from './short-name.ts';

it.each([
  ['Мельникова Анна Сергеевна', 'Мельникова А.\u00A0С.'],
  ['Никитина Дарья', 'Никитина Д.'],
  ['Ольга', 'Ольга'],
  ['', ''],
])('%s', (full, short) => {
  expect(shortName(full)).toBe(short);
});
