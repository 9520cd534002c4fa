import { expect, it } from 'vitest';

import { daysUntil, dayTitle, groupByDay } from './days.ts';

const now = new Date(2026, 10, 20, 23, 50);

it('names today, yesterday and other days, across a year', () => {
  expect(dayTitle('2026-11-20 00:05:00.000', now)).toBe('Сегодня, 20 ноября');
  expect(dayTitle('2026-11-19', now)).toBe('Вчера, 19 ноября');
  expect(dayTitle('2026-11-18', now)).toBe('18 ноября');
  expect(dayTitle('2025-12-31', now)).toBe('31 декабря 2025');
  expect(dayTitle('чепуха', now)).toBe('Без даты');
});

it('counts days by the calendar, not by hours', () => {
  expect(daysUntil('2026-11-21 00:01:00.000', now)).toBe(1);
  expect(daysUntil('2026-11-20 00:01:00.000', now)).toBe(0);
  expect(daysUntil('2026-11-01', now)).toBe(-19);
});

it('keeps the order of rows and does not merge a day that comes again', () => {
  const rows = ['2026-11-20', '2026-11-20 09:00:00.000', null, '2026-11-20'];
  expect(groupByDay(rows, (row) => row).map((group) => group.rows.length)).toEqual([2, 1, 1]);
});
