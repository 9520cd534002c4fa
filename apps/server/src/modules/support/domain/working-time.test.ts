import { expect, it } from 'vitest';

import { parseWireDateTime, wireDateTime } from '../../../http/wire-date.ts';
import { afterWorkingHours, type WorkingTime } from './working-time.ts';

const week: WorkingTime = { workDays: [1, 2, 3, 4, 5], workFrom: 9 * 60, workTo: 18 * 60 };
const always: WorkingTime = { workDays: [1, 2, 3, 4, 5, 6, 7], workFrom: 0, workTo: 1440 };
const due = (from: string, hours: number, time: WorkingTime): string =>
  wireDateTime(afterWorkingHours(parseWireDateTime(`${from}:00.000`), hours, time)).slice(0, 16);

// 20 November 2026 is a Friday.
it.each([
  ['2026-11-20 10:00', 8, week, '2026-11-20 18:00'],
  ['2026-11-20 12:00', 8, week, '2026-11-23 11:00'],
  ['2026-11-20 07:30', 2, week, '2026-11-20 11:00'],
  ['2026-11-20 18:00', 1, week, '2026-11-23 10:00'],
  ['2026-11-21 03:00', 9, week, '2026-11-23 18:00'],
  ['2026-11-22 23:59', 18, week, '2026-11-24 18:00'],
  ['2026-11-20 12:00', 24, always, '2026-11-21 12:00'],
  ['2026-11-20 12:30', 720, always, '2026-12-20 12:30'],
  ['2026-12-31 23:00', 2, { ...always, workDays: [7] }, '2027-01-03 02:00'],
] as const)('%s and %i working hours', (from, hours, time, to) => {
  expect(due(from, hours, time)).toBe(to);
});

it('ends for the least time support can work', () => {
  expect(due('2026-11-20 12:00', 720, { workDays: [3], workFrom: 600, workTo: 660 })).toMatch(
    /^20\d\d-\d\d-\d\d 11:00$/,
  );
});
