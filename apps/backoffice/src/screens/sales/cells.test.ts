import { expect, it } from 'vitest';

import { type AdminSaleRow, saleCells } from './cells.ts';

it('names who has the sale open now, not who decided before', () => {
  const row = { moderator: { name: 'Лебедева Оксана' }, lockedBy: { name: 'Белова Тамара' } };
  expect(saleCells.moderator(row as AdminSaleRow)).toBe('Белова Тамара');
  expect(saleCells.moderator({ ...row, lockedBy: null } as AdminSaleRow)).toBe('Лебедева Оксана');
});
