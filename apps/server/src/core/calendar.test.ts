import { describe, expect, it } from 'vitest';

import { addDays, addMonths, dayText, monthEnd, startOfDay } from './calendar.ts';

describe('days of the programme', () => {
  it('begin at midnight of Moscow', () =>
    expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T21:00:00.000Z'));
  it('pass over months, years and leap years, forward and back', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', 12, '2027-11-20'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s plus %i months is %s', (day, months, result) => expect(addMonths(day, months)).toBe(result));
  it('know the end of a month', () => expect(monthEnd('2026-02-03')).toBe('2026-02-28'));
  it('read as a Russian date', () => expect(dayText('2026-11-20')).toBe('20.11.2026'));
});
