import { expect, it } from 'vitest';

import { dayTitle, groupByDay } from './days.ts';

const today = '2026-11-20';

it('names today, yesterday and other days, across a year', () => {
  expect(dayTitle('2026-11-20 00:05:00.000', today)).toBe('Сегодня, 20 ноября');
  expect(dayTitle('2026-11-19', today)).toBe('Вчера, 19 ноября');
  expect(dayTitle('2026-11-18', today)).toBe('18 ноября');
  expect(dayTitle('2025-12-31', today)).toBe('31 декабря 2025');
  expect(dayTitle('2025-12-31', '2026-01-01')).toBe('Вчера, 31 декабря 2025');
  expect(dayTitle('2026-11-21 00:01:00.000', today)).toBe('21 ноября');
  expect(dayTitle('чепуха', today)).toBe('Без даты');
});

it('keeps the order of rows and does not merge a day that comes again', () => {
  const rows = ['2026-11-20', '2026-11-20 09:00:00.000', null, '2026-11-20'];
  expect(groupByDay(rows, (row) => row).map((group) => group.rows.length)).toEqual([2, 1, 1]);
});
