import { expect, it } from 'vitest';

import { moved, prioritiesOf } from './order.ts';

it('moves one entry by a place, and leaves the ends where they are', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

it('sends the priorities that change, and no other', () => {
  const list = [
    { id: 'b', priority: 20 },
    { id: 'a', priority: 10 },
    { id: 'c', priority: 30 },
  ];
  expect(prioritiesOf(list)).toEqual([
    { id: 'b', priority: 10 },
    { id: 'a', priority: 20 },
  ]);
});
