import { expect, it } from 'vitest';

import { movedTo } from './useOrder.ts';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['c', -1, 'cabd'],
  ['a', 9, 'bcda'],
])('%s goes to place %i', (id, to, expected) => {
  expect(movedTo(ids, id, to).join('')).toBe(expected);
});
