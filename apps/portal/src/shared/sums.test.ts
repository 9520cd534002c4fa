import { operationTypes, saleItemStatuses, saleStatuses, withdrawalStatuses } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { cardSum, isQuiet, itemSum, operationSum, payoutSum, saleSum, type Sum, sumText } from './sums.ts';

/** Text of a sum, in brackets where it is written quietly. */
const shown = (sum: Sum): string => (isQuiet(sum) ? `(${sumText(sum)})` : sumText(sum));

describe('what each place says of points, state by state', () => {
  it('sales: in a row and in the total of their day; in their card; of a line that is decided as they are', () => {
    const worth = { pointsPreview: 240, pointsTotal: 240 };
    const table = saleStatuses.map((status) => [
      status,
      shown(saleSum({ status, points: 240 })),
      saleSum({ status, points: 240 }).points,
      shown(cardSum({ status, ...worth })),
      shown(itemSum(status, { status: 'pending', points: 240 })),
    ]);
    expect(table).toEqual([
      ['draft', '(—)', 0, '(+240)', '(+240)'],
      ['moderation', '(+240)', 240, '(+240)', '(+240)'],
      ['clarification', '(+240)', 240, '(+240)', '(+240)'],
      ['confirmed', '+240', 240, '+240', '(+240)'],
      ['rejected', '(0)', 0, '(0)', '(0)'],
      ['cancelled', '(0)', 0, '(0)', '(0)'],
      ['partially_returned', '+240', 240, '+240', '(+240)'],
      ['returned', '(0)', 0, '(0)', '(0)'],
    ]);
  });

  it('lines of a confirmed sale', () => {
    expect(saleItemStatuses.map((status) => [status, shown(itemSum('confirmed', { status, points: 120 }))])).toEqual([
      ['pending', '(+120)'],
      ['approved', '+120'],
      ['rejected', '(0)'],
      ['returned', '(0)'],
      ['partially_returned', '+120'],
    ]);
  });

  it('payouts: what came back is not spent', () => {
    expect(withdrawalStatuses.map((status) => [status, shown(payoutSum({ status, points: 2500 }))])).toEqual(
      withdrawalStatuses.map((status) => [
        status,
        ['rejected', 'cancelled', 'returned'].includes(status) ? '(0)' : '−2\u00a0500',
      ]),
    );
  });

  it('operations: no point is loud twice', () => {
    const move = { standing: 'done' as const, points: 100, activeDelta: 0, debtDelta: 0 };
    const accrual = { ...move, type: 'SALE_ACCRUAL' as const, direction: 'credit' as const };
    expect(
      ['waiting', 'done', 'undone'].map((standing) => shown(operationSum({ ...accrual, standing } as never))),
    ).toEqual(['(+100)', '(+100)', '(+100)']);
    expect(shown(operationSum({ ...accrual, type: 'ACTIVATION', activeDelta: 100 }))).toBe('+100');
    const hold = { ...move, type: 'WITHDRAWAL_HOLD' as const, direction: 'debit' as const, activeDelta: -100 };
    expect(shown(operationSum({ ...hold, standing: 'waiting' }))).toBe('−100');
    expect(shown(operationSum({ ...hold, standing: 'undone' }))).toBe('(−100)');
    expect(shown(operationSum({ ...hold, type: 'WITHDRAWAL_PAID', activeDelta: 0 }))).toBe('(—)');
    expect(shown(operationSum({ ...hold, type: 'RETURN_DEBT', activeDelta: 0, debtDelta: 100 }))).toBe('−100');
    expect(shown(operationSum({ ...hold, type: 'ACCRUAL_CANCEL', activeDelta: 0 }))).toBe('(−100)');
    // A kind that is new is thought of here.
    expect(operationTypes).toHaveLength(18);
  });
});
