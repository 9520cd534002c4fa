import { expect, it } from 'vitest';

import { urgencyOf } from '../deadline.ts';
import { deadlineOf, waitedFor } from './waited.ts';

// 12:00 of the programme, which lives by Moscow.
const now = Date.parse('2026-11-20T09:00:00Z');

it.each([
  ['2026-11-20 12:00:00.000', '0 мин'],
  ['2026-11-20 11:48:00.000', '12 мин'],
  ['2026-11-20 11:00:00.000', '1 ч'],
  ['2026-11-19 17:00:00.000', '19 ч'],
  ['2026-11-18 12:00:01.000', '47 ч'],
  ['2026-11-18 12:00:00.000', '2 дн'],
  ['2026-11-01 12:00:00.000', '19 дн'],
  // A clock that is behind the server's.
  ['2026-11-20 12:03:00.000', '0 мин'],
])('a sale submitted at %s has waited %s', (submittedAt, text) => {
  expect(waitedFor(submittedAt, now)).toBe(text);
});

it.each([
  ['2026-11-20 12:00:00.000', 'bad', 'просрочена с 20.11 12:00'],
  ['2026-11-20 15:59:00.000', 'warn', 'решить до 20.11 15:59'],
  ['2026-11-20 16:00:01.000', undefined, 'решить до 20.11 16:00'],
] as const)('a deadline of %s is marked %s', (dueAt, urgency, text) => {
  expect(urgencyOf(dueAt, now)).toBe(urgency);
  expect(deadlineOf(dueAt, now)).toBe(text);
});

it('what has no deadline is not urgent', () => {
  expect(urgencyOf(null, now)).toBeUndefined();
});
