import { expect, it } from 'vitest';

import type { Operation } from '../../../shared/contract.ts';
import { groupOperations, groupSum, isSaleAccrual, productsOf } from './groups.ts';

const operation = (id: string, change: Partial<Operation> = {}): Operation =>
  ({
    id,
    type: 'PROMO_ACCRUAL',
    standing: 'waiting',
    direction: 'credit',
    points: 100,
    activeDelta: 0,
    debtDelta: 0,
    sale: { id: 's1', number: 'П-1' },
    product: 'Шуруповёрт',
    occurredAt: '2026-11-20 12:00:00.000',
    ...change,
  }) as Operation;

it('makes one row of what one sale was given at once, its products named once', () => {
  const [group, ...others] = groupOperations([
    operation('d', { product: 'Пила' }),
    operation('c'),
    operation('b', { type: 'SALE_ACCRUAL', points: 210, product: 'Пила' }),
    operation('a', { type: 'SALE_ACCRUAL', points: 350 }),
  ]);
  expect(others).toEqual([]);
  expect(groupSum(group!)).toEqual({ kind: 'expected', points: 760 });
  expect(isSaleAccrual(group!)).toBe(true);
  expect(productsOf(group!)).toBe('Шуруповёрт и ещё 1');
});

it('keeps apart other sales, other moments, other kinds, other outcomes, and what has no sale', () => {
  const rows = [
    operation('a'),
    operation('b', { sale: { id: 's2', number: 'П-2' } }),
    operation('c', { sale: { id: 's2', number: 'П-2' }, occurredAt: '2026-11-20 11:00:00.000' }),
    operation('d', { sale: { id: 's2', number: 'П-2' }, occurredAt: '2026-11-20 11:00:00.000', type: 'ACTIVATION' }),
    operation('e', { sale: { id: 's2', number: 'П-2' }, standing: 'undone' }),
    operation('f', { sale: null }),
    operation('g', { sale: null }),
  ];
  expect(groupOperations(rows).map((group) => group.map(({ id }) => id))).toEqual(rows.map(({ id }) => [id]));
});
