import { expect, it } from 'vitest';

import type { Balance } from '../../shared/contract.ts';
import { balanceParts } from './balance.ts';

const balance = (change: Partial<Balance>): Balance =>
  ({ active: 0, pending: 0, nextExpiration: null, nextActivation: null, ...change }) as Balance;

it('cuts the available points into far and burning ones', () => {
  const parts = balanceParts(
    balance({ active: 12_480, pending: 1455, nextExpiration: { date: '2026-11-30', points: 820 } }),
  );
  expect(parts.map((part) => [part.kind, part.value])).toEqual([
    ['available', 11_660],
    ['burning', 820],
    ['pending', 1455],
  ]);
  expect(parts[1]?.label).toBe('сгорят 30 ноября');
});

it('never shows more burning points than there are', () => {
  const parts = balanceParts(balance({ active: 100, nextExpiration: { date: '2026-11-30', points: 300 } }));
  expect(parts).toMatchObject([{ kind: 'burning', value: 100 }]);
});

it('has no parts in an empty account', () => {
  expect(balanceParts(balance({}))).toEqual([]);
});
