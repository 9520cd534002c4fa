import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { isWireDateTime, parseWireDateTime, programmeDay, useProgrammeZone, wireDateTime } from './wire-date.ts';

afterEach(() => useProgrammeZone('Europe/Moscow'));

const shown = (zone: string, date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(date);

// Summer time, quarters of an hour, Moscow's changes of 1991, 2011 and 2014.
it.each(['Europe/Moscow', 'Asia/Kamchatka', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'shows any moment as the clock of %s does',
  (zone) => {
    useProgrammeZone(zone);
    const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        const text = wireDateTime(date);
        expect(text.slice(0, 19)).toBe(shown(zone, date));
        expect(text.slice(20)).toBe(date.toISOString().slice(20, 23));
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  },
);

it('changes at the very moment the clock does', () => {
  useProgrammeZone('Europe/Berlin');
  expect(wireDateTime(new Date('2026-03-29T00:59:59.999Z'))).toBe('2026-03-29 01:59:59.999');
  expect(wireDateTime(new Date('2026-03-29T01:00:00.000Z'))).toBe('2026-03-29 03:00:00.000');
  expect(wireDateTime(new Date('2026-10-25T00:59:59.999Z'))).toBe('2026-10-25 02:59:59.999');
  expect(wireDateTime(new Date('2026-10-25T01:00:00.000Z'))).toBe('2026-10-25 02:00:00.000');
});

it('shows one moment anew when the zone is another', () => {
  const date = new Date('2026-11-20T21:30:00.123Z');
  expect([wireDateTime(date), wireDateTime(new Date(date))]).toEqual(Array(2).fill('2026-11-21 00:30:00.123'));
  useProgrammeZone('Asia/Kamchatka');
  expect(wireDateTime(date)).toBe('2026-11-21 09:30:00.123');
});

it('knows the days of a month', () => {
  const real = (day: string) => isWireDateTime(`${day} 00:00:00.000`);
  expect(['2026-02-28', '2024-02-29', '2026-04-30', '2026-12-31'].every(real)).toBe(true);
  expect(
    ['2026-02-29', '2026-02-30', '2026-04-31', '2026-01-32', '2026-13-01', '2026-00-10', '2026-01-00'].some(real),
  ).toBe(false);
});

it('reads back what it has shown', () => {
  const date = new Date('2026-11-20T21:30:00.123Z');
  expect(parseWireDateTime(wireDateTime(date))).toEqual(date);
  expect(programmeDay(date)).toBe('2026-11-21');
});
