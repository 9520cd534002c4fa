import { expect, it } from 'vitest';

import { changeOf, periodOf, previousRange, rangeOf, shortDay } from './period.ts';

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

it('compares with the period before', () => {
  expect(changeOf(114, 100)).toEqual({ text: '+14 %', trend: 'up' });
  expect(changeOf(90, 120)).toEqual({ text: '−25 %', trend: 'down' });
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(5, 5)).toBeUndefined();
});

const read = (search: string) => periodOf(new URLSearchParams(search), '2026-11-20');

it('falls back to a month for a period nobody knows', () => {
  const month = { name: 'month', days: { from: '2026-10-22', to: '2026-11-20' } };
  for (const search of [
    '',
    'period=век',
    'from=2026-11-01',
    'from=2026-11-09&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-13-01&to=2026-11-02',
    'from=2026-11-01&to=2026-11-21',
    'from=2025-10-16&to=2026-11-20',
    'from=%3Cb%3E&to=2026-11-01',
  ]) {
    expect(read(search), search).toEqual(month);
  }
  expect(read('period=week').name).toBe('week');
});

it("takes days of one's own, as many as the summaries take", () => {
  expect(read('period=week&from=2026-03-01&to=2026-03-15')).toEqual({
    name: 'own',
    days: { from: '2026-03-01', to: '2026-03-15' },
  });
  expect(read('from=2025-10-17&to=2026-11-20').name).toBe('own');
});
