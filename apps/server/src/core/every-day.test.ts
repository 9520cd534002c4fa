import { expect, it } from 'vitest';

import { everyDay } from './every-day.ts';

it('fills the days without data', () => {
  const rows = [{ day: '2026-11-30', units: 5 }];
  expect(everyDay({ from: '2026-11-29', days: 3 }, rows, { units: 0 })).toEqual([
    { date: '2026-11-29', units: 0 },
    { date: '2026-11-30', units: 5 },
    { date: '2026-12-01', units: 0 },
  ]);
});
