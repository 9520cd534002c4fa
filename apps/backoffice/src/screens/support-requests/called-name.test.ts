import { expect, it } from 'vitest';

import { calledName } from './called-name.ts';

it.each([
  ['Мельникова Анна Сергеевна', 'Анна Мельникова'],
  ['Никитина Дарья', 'Дарья Никитина'],
  ['Ольга', 'Ольга'],
  ['', ''],
])('%s', (full, called) => {
  expect(calledName(full)).toBe(called);
});
