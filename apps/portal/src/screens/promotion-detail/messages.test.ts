import { expect, it } from 'vitest';

import { promotionMessages } from './messages.ts';

it.each([
  [0, 'осталось 0 дней'],
  [1, 'остался 1 день'],
  [2, 'осталось 2 дня'],
  [11, 'осталось 11 дней'],
  [40, 'осталось 40 дней'],
  [41, 'остался 41 день'],
])('%i days are left in agreement', (days, text) => {
  expect(promotionMessages.left(days).replace('\u00A0', ' ')).toBe(text);
});

it('holds the number of a day with its month', () => {
  expect(promotionMessages.submitUntil('25 января 2027')).toMatch(/25\u00A0января/);
  expect(promotionMessages.period('12 сентября', '11 декабря 2026')).toMatch(
    /12\u00A0сентября по\u00A011\u00A0декабря/,
  );
});
