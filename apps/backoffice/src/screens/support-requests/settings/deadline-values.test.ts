import { expect, it } from 'vitest';

import { bodyOf, clockOf, minutesOf, type SupportSettings, valuesOf } from './deadline-values.ts';

const settings: SupportSettings = {
  workDays: [1, 2, 3, 4, 5],
  workFrom: 540,
  workTo: 1440,
  closeDays: 7,
  reopenDays: 30,
  deadlines: [
    { category: null, priority: 'low', hours: 27 },
    { category: null, priority: 'normal', hours: 9 },
    { category: null, priority: 'high', hours: 4 },
    { category: null, priority: 'urgent', hours: 1 },
    { category: 'points', priority: 'normal', hours: 3 },
  ],
  version: 5,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
};

it('a form nobody has touched sends what it was opened with', () => {
  const { updatedAt: _at, updatedBy: _by, ...rest } = settings;
  const sent = bodyOf(valuesOf(settings), 5);
  const place = (row: { category: string | null; priority: string }): string => `${row.category ?? ''}:${row.priority}`;
  const sorted = (rows: SupportSettings['deadlines']) => rows.toSorted((a, b) => place(a).localeCompare(place(b)));
  expect({ ...sent, deadlines: sorted(sent.deadlines) }).toEqual({ ...rest, deadlines: sorted(rest.deadlines) });
});

it('an emptied place of a category gives the common term back', () => {
  const values = valuesOf(settings);
  values.hours['points'] = { normal: null };
  expect(bodyOf(values, 5).deadlines).toHaveLength(4);
});

it.each([
  ['09:00', 540],
  ['9:30', 570],
  ['24:00', 1440],
  ['24:01', undefined],
  ['12:60', undefined],
  ['9', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
  if (minutes !== undefined) expect(minutesOf(clockOf(minutes))).toBe(minutes);
});
