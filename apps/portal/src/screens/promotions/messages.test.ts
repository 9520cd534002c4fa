import { expect, it } from 'vitest';

import { promotionsMessages } from './messages.ts';

it.each([
  [0, 'осталось 0 дней'],
  [1, 'остался 1 день'],
  [2, 'осталось 2 дня'],
  [11, 'осталось 11 дней'],
  [40, 'осталось 40 дней'],
  [41, 'остался 41 день'],
])('%i days are left in agreement', (days, text) => {
  expect(promotionsMessages.left(days).replace('\u00A0', ' ')).toBe(text);
});
