import { expect, it } from 'vitest';

import { everyDay, withQuietDays } from './every-day.ts';

it('fills the days without data', () => {
  const rows = [{ day: '2026-11-30', units: 5 }];
  expect(everyDay({ from: '2026-11-29', days: 3 }, rows, { units: 0 })).toEqual([
    { date: '2026-11-29', units: 0 },
    { date: '2026-11-30', units: 5 },
    { date: '2026-12-01', units: 0 },
  ]);
});

it('skips no quiet day between two others, and takes the last of too many', () => {
  const rows = [
    { day: '2026-12-01', points: 7 },
    { day: '2026-11-28', points: 14 },
  ];
  const all = [
    { date: '2026-11-28', points: 14 },
    { date: '2026-11-29', points: 0 },
    { date: '2026-11-30', points: 0 },
    { date: '2026-12-01', points: 7 },
  ];
  expect(withQuietDays(rows, { points: 0 }, 400)).toEqual(all);
  expect(withQuietDays(rows, { points: 0 }, 2)).toEqual(all.slice(2));
  expect(withQuietDays([], { points: 0 }, 400)).toEqual([]);
});
