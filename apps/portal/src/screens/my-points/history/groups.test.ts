import { expect, it } from 'vitest';

import type { Operation } from '../../../shared/contract.ts';
import { completeGroups, groupOperations, groupSum, isSaleAccrual, productsOf } from './groups.ts';

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
    operation('h', { type: 'SALE_RETURN', direction: 'debit' }),
    operation('i', { type: 'SALE_RETURN', direction: 'debit', activeDelta: -100 }),
    operation('j', { standing: 'undone' }),
    operation('k', { standing: 'done' }),
  ];
  expect(groupOperations(rows).map((group) => group.map(({ id }) => id))).toEqual(rows.map(({ id }) => [id]));
});

it('shows no row that the next portion may bring more of, unless it is open', () => {
  const groups = groupOperations([operation('a'), operation('b', { sale: { id: 's2', number: 'П-2' } })]);
  const shown = (...asked: [boolean, string | null]) => completeGroups(groups, ...asked).map(([{ id }]) => id);
  expect(shown(true, null)).toEqual(['a']);
  expect(shown(false, null)).toEqual(['a', 'b']);
  expect(shown(true, 'b')).toEqual(['a', 'b']);
  expect(completeGroups(groups.slice(0, 1), true, null)).toHaveLength(1);
});
