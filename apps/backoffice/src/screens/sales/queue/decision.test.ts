import { expect, it } from 'vitest';

import { approval, decide, noDecision, pointsOf, question, rejection, type Sale } from './decision.ts';

const sale = {
  version: 3,
  items: [
    { id: 'a', points: 350, status: 'pending' },
    { id: 'b', points: 140, status: 'pending' },
  ],
} as unknown as Sale;

it('approves every line when nothing was taken out', () => {
  expect(approval(sale, noDecision)).toEqual({
    gap: undefined,
    body: {
      version: 3,
      items: [
        { id: 'a', decision: 'approve' },
        { id: 'b', decision: 'approve' },
      ],
    },
  });
  expect(pointsOf(sale, noDecision)).toBe(490);
});

it('asks for a reason when a line is taken out, and sends it with that line only', () => {
  const taken = decide(noDecision, { type: 'toggle', itemId: 'b' });
  expect(approval(sale, taken).gap).toBe('reason');
  const reasoned = decide(taken, { type: 'reason', code: 'duplicate' });
  expect(approval(sale, reasoned)).toEqual({
    gap: undefined,
    body: {
      version: 3,
      items: [
        { id: 'a', decision: 'approve' },
        { id: 'b', decision: 'reject', reasonCode: 'duplicate' },
      ],
    },
  });
  expect(pointsOf(sale, reasoned)).toBe(350);
});

it('does not call an approval what rejects every line', () => {
  const all = ['a', 'b'].reduce((state, itemId) => decide(state, { type: 'toggle', itemId }), noDecision);
  expect(approval(sale, all).gap).toBe('everything-rejected');
});

it('lets nobody reject without a reason, nor with «другое» without messages', () => {
  expect(rejection(sale, noDecision).gap).toBe('reason');
  const other = decide(noDecision, { type: 'reason', code: 'other' });
  expect(rejection(sale, other).gap).toBe('comment');
  const commented = decide(other, { type: 'comment', text: ' Чек из другого магазина ' });
  expect(rejection(sale, commented)).toEqual({
    gap: undefined,
    body: {
      version: 3,
      items: ['a', 'b'].map((id) => ({
        id,
        decision: 'reject',
        reasonCode: 'other',
        reasonText: 'Чек из другого магазина',
      })),
    },
  });
});

it('asks a question only with messages', () => {
  expect(question(sale, noDecision).gap).toBe('comment');
  const asked = decide(noDecision, { type: 'comment', text: 'Пришлите фото целиком' });
  expect(question(sale, asked).body).toEqual({ version: 3, decision: 'clarify', message: 'Пришлите фото целиком' });
});

it('takes a line back in', () => {
  const twice = [1, 2].reduce((state) => decide(state, { type: 'toggle', itemId: 'a' }), noDecision);
  expect(twice.rejectedIds.size).toBe(0);
});

it('decides the disputed lines alone: the others were decided before', () => {
  const disputed = {
    ...sale,
    items: [sale.items[0], { ...sale.items[1]!, status: 'approved' }],
  } as Sale;
  expect(approval(disputed, noDecision).body.items).toEqual([{ id: 'a', decision: 'approve' }]);
  expect(pointsOf(disputed, noDecision)).toBe(350);
  const refused = decide(noDecision, { type: 'reason', code: 'duplicate' });
  expect(rejection(disputed, refused).body.items).toEqual([{ id: 'a', decision: 'reject', reasonCode: 'duplicate' }]);
  expect(approval(disputed, decide(refused, { type: 'toggle', itemId: 'a' })).gap).toBe('everything-rejected');
});
