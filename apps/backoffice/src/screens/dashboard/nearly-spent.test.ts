import { expect, it } from 'vitest';

import { nearlySpent } from './nearly-spent.ts';

const row = (budget: number | null, spent: number, reserved = 0) => ({ budget, spent, reserved });

it('puts the budget nearest to its end first and counts the others', () => {
  const rows = [row(1000, 100), row(null, 500), row(300, 100, 150), row(50, 50), row(10, 0), row(10, 1)];
  expect(nearlySpent(rows)).toEqual({
    shown: [row(50, 50), row(300, 100, 150), row(1000, 100), row(10, 1)],
    others: 2,
  });
});
