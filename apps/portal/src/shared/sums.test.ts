import { type OperationType, operationTypes, saleItemStatuses, saleStatuses, withdrawalStatuses } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { cardSum, isMuted, itemSum, operationSum, payoutSum, saleSum, type Sum, sumText } from './sums.ts';

/** Text of a sum, in brackets where it is muted. */
const shown = (sum: Sum): string => (isMuted(sum) ? `(${sumText(sum)})` : sumText(sum));

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

  it('operations: what is not muted adds up to what is available, whatever the kind', () => {
    const [credit, debit] = ['credit', 'debit'] as const;
    const kinds: [OperationType, 'credit' | 'debit', number, string][] = [
      ['SALE_ACCRUAL', credit, 0, '(+100)'],
      ['PROMO_ACCRUAL', credit, 0, '(+100)'],
      ['ACTIVATION', credit, 100, '+100'],
      ['ACTIVATION_CANCEL', debit, -100, '−100'],
      ['ACCRUAL_CANCEL', debit, 0, '(−100)'],
      ['SALE_RETURN', debit, -100, '−100'],
      ['SALE_RETURN', debit, 0, '(−100)'],
      ['RETURN_DEBT', debit, 0, '(−100)'],
      ['DEBT_REPAYMENT', debit, -100, '−100'],
      ['DEBT_WRITE_OFF', credit, 0, '(+100)'],
      ['WITHDRAWAL_HOLD', debit, -100, '−100'],
      ['WITHDRAWAL_PAID', debit, 0, '(—)'],
      ['EXPIRATION', debit, -100, '−100'],
      ['ADJUST_CREDIT', credit, 100, '+100'],
      ['ADJUST_DEBIT', debit, -100, '−100'],
      ['OPENING_BALANCE', credit, 100, '+100'],
      ['REWARD_SPEND', debit, -100, '−100'],
      ['REWARD_REFUND', credit, 100, '+100'],
    ];
    for (const [type, direction, activeDelta, text] of kinds) {
      expect([type, shown(operationSum({ type, direction, activeDelta, points: 100, standing: 'done' }))]).toEqual([
        type,
        text,
      ]);
    }
    expect([...new Set(kinds.map(([type]) => type)), 'WITHDRAWAL_RELEASE'].sort()).toEqual([...operationTypes].sort());
  });

  it('a request that was taken back: neither its points nor those that came back change anything', () => {
    const hold = { type: 'WITHDRAWAL_HOLD', direction: 'debit', points: 100, activeDelta: -100 } as const;
    expect(shown(operationSum({ ...hold, standing: 'waiting' }))).toBe('−100');
    expect(shown(operationSum({ ...hold, standing: 'undone' }))).toBe('(−100)');
    const release = { type: 'WITHDRAWAL_RELEASE', direction: 'credit', points: 100, activeDelta: 100 } as const;
    expect(shown(operationSum({ ...release, standing: 'done' }))).toBe('(+100)');
  });
});
