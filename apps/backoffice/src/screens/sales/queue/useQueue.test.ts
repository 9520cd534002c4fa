import { expect, it } from 'vitest';

import { neighbour, type QueueRow } from './useQueue.ts';

const row = (id: string, by?: string): QueueRow =>
  ({ id, lockedBy: by === undefined ? null : { id: by, name: by } }) as unknown as QueueRow;
const rows = [row('1', 'other'), row('2'), row('3', 'other'), row('4', 'me'), row('5')];
const walk = (id: string | undefined, step: 1 | -1): string | undefined => neighbour(rows, id, step, 'me')?.id;

it('gives nobody a sale that another checks, and everybody their own', () => {
  expect(walk(undefined, 1)).toBe('2');
  expect(walk('2', 1)).toBe('4');
  expect(walk('4', 1)).toBe('5');
  expect(walk('5', 1)).toBeUndefined();
  expect(walk('4', -1)).toBe('2');
  expect(walk('2', -1)).toBeUndefined();
});
