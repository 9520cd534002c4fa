import { expect, it } from 'vitest';

import { calledName, shortName } from './names.ts';

it.each([
  ['Мельникова Анна Сергеевна', 'Анна Мельникова', 'Мельникова А. С.'],
  ['Никитина Дарья', 'Дарья Никитина', 'Никитина Д.'],
  ['Ольга', 'Ольга', 'Ольга'],
  ['', '', ''],
])('%s', (full, called, short) => {
  expect(calledName(full)).toBe(called);
  expect(shortName(full)).toBe(short);
});
