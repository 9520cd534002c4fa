import { expect, it } from 'vitest';

import { rowIn } from './row-in.ts';

const page = (at: number, ...items: { id: string; status?: string }[]) => ({ key: 'sales.list', data: { items }, at });

it('takes a record from the newest answer that has it, whatever its page and filters', () => {
  const answers = [
    page(10, { id: 'a', status: 'moderation' }, { id: 'b' }),
    page(30, { id: 'c' }),
    page(20, { id: 'a', status: 'confirmed' }),
    { key: 'promotions.list', data: { items: [{ id: 'a', status: 'other' }] }, at: 40 },
  ];
  expect(rowIn(answers, 'sales.list', 'a')).toEqual({ row: { id: 'a', status: 'confirmed' }, at: 20 });
  expect(rowIn(answers, 'sales.list', 'd')).toBeUndefined();
});

it('finds nothing in an answer of another shape', () => {
  expect(rowIn([{ key: 'sales.list', data: null, at: 1 }], 'sales.list', 'a')).toBeUndefined();
  expect(rowIn([{ key: 'sales.list', data: {}, at: 1 }], 'sales.list', 'a')).toBeUndefined();
});
