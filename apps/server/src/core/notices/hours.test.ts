import { expect, it } from 'vitest';

import { afterQuiet, nextDigest, type QuietHours } from './hours.ts';

const night: QuietHours = { quiet: true, quietFrom: 22 * 60, quietUntil: 9 * 60, zone: 'Europe/Moscow' };
const at = (text: string): Date => new Date(text);

it.each([
  ['before the night', night, '2026-11-20T18:59:00Z', '2026-11-20T18:59:00.000Z'],
  ['at its first minute', night, '2026-11-20T19:00:30Z', '2026-11-21T06:00:00.000Z'],
  ['after midnight', night, '2026-11-21T02:30:00Z', '2026-11-21T06:00:00.000Z'],
  ['at its end', night, '2026-11-21T06:00:00Z', '2026-11-21T06:00:00.000Z'],
  [
    'in the zone of the person',
    { ...night, zone: 'Asia/Vladivostok' },
    '2026-11-20T12:00:00Z',
    '2026-11-20T23:00:00.000Z',
  ],
  ['within a day', { ...night, quietFrom: 780, quietUntil: 840 }, '2026-11-20T10:10:00Z', '2026-11-20T11:00:00.000Z'],
  ['switched off', { ...night, quiet: false }, '2026-11-21T02:30:00Z', '2026-11-21T02:30:00.000Z'],
  ['empty', { ...night, quietUntil: night.quietFrom }, '2026-11-21T02:30:00Z', '2026-11-21T02:30:00.000Z'],
])('quiet hours: %s', (_, hours, from, until) => {
  expect(afterQuiet(at(from), hours).toISOString()).toBe(until);
});

it('the digest comes at the end of the day, after quiet hours', () => {
  expect(nextDigest(at('2026-11-20T09:00:00Z'), night).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(nextDigest(at('2026-11-20T16:00:00Z'), night).toISOString()).toBe('2026-11-21T16:00:00.000Z');
  expect(nextDigest(at('2026-11-20T09:00:00Z'), { ...night, quietFrom: 18 * 60 }).toISOString()).toBe(
    '2026-11-21T06:00:00.000Z',
  );
});
