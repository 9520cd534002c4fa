import { expect, it } from 'vitest';

import { changeOf, dayIn, periodOf, previousRange, rangeOf, shortDay } from './period.ts';

it('counts whole days, today included, over months and years', () => {
  expect(rangeOf('today', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(rangeOf('week', '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(rangeOf('month', '2026-01-05')).toEqual({ from: '2025-12-07', to: '2026-01-05' });
});

it('takes the period of the same length before, over months', () => {
  expect(previousRange({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect(previousRange({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});

it('says a day in short', () => {
  expect(shortDay('2026-05-03')).toBe('3 мая');
});

it('takes the day of the programme, not of the browser', () => {
  const lateInMoscow = new Date('2026-11-20T21:30:00Z');
  expect(dayIn('Europe/Moscow', lateInMoscow)).toBe('2026-11-21');
  expect(dayIn('UTC', lateInMoscow)).toBe('2026-11-20');
});

it('compares with the period before', () => {
  expect(changeOf(114, 100)).toEqual({ text: '+14 %', trend: 'up' });
  expect(changeOf(90, 120)).toEqual({ text: '−25 %', trend: 'down' });
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(5, 5)).toBeUndefined();
});

it('falls back to a month for a period nobody knows', () => {
  expect(periodOf('век')).toBe('month');
  expect(periodOf('week')).toBe('week');
});
