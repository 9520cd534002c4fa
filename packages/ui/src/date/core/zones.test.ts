import { afterEach, describe, expect, it } from 'vitest';

import { formatDate } from '../../foundation/format/dates.ts';
import { monthWeeks } from './calendar.ts';
import { addDays, addMonths, dayOf, daysBetween, todayIso, toPickerValue, weekday } from './iso.ts';
import { parseDay } from './parse.ts';
import { rangePresets } from './range.ts';
import { dottedDay, longDay } from './day-text.ts';

const own = process.env['TZ'];

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** Both edges of the day line, half hours, midnights the clock leaps over, and both ways of moving it. */
const zones = {
  UTC: 0,
  'Europe/Moscow': -180,
  'Europe/Berlin': -60,
  'Asia/Kamchatka': -720,
  'America/Los_Angeles': 480,
  'America/Sao_Paulo': 180,
  'America/St_Johns': 210,
  'Pacific/Apia': -780,
  'Pacific/Kiritimati': -840,
  'Pacific/Pago_Pago': 660,
  'Australia/Lord_Howe': -660,
  'Africa/Cairo': -120,
  'Asia/Beirut': -120,
  'America/Havana': 300,
} as const;

/** What a person in this zone would see of the day and send; equal for all days but those with a mistake. */
const wrongIn = (day: string): string[] => {
  const wrong: string[] = [];
  const is = (what: string, value: unknown, expected: unknown): void => {
    if (value !== expected) wrong.push(`${day}, ${what}: ${String(value)}`);
  };
  is('picker', dayOf(toPickerValue(day)), day);
  is('typed', parseDay(dottedDay(day)), day);
  is('typed in words', parseDay(longDay(day)), day);
  is('shown', formatDate(day, 'date'), dottedDay(day));
  is('picker shown', formatDate(toPickerValue(day), 'date'), dottedDay(day));
  is('next and back', addDays(addDays(day, 1), -1), day);
  is('to the next', daysBetween(day, addDays(day, 1)), 1);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  for (const hour of [0, 1, 2, 3, 12, 23]) {
    const moment = new Date(year, month - 1, date, hour, 59);
    // The clock may leap over this hour into another one.
    if (moment.getDate() === date) is(`today at ${hour}:59`, todayIso(moment), day);
  }
  return wrong;
};

describe('a day never shifts, whatever the time zone', () => {
  it.each(Object.entries(zones))('%s: every day of two years', (zone, offset) => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 0, 15).getTimezoneOffset(), 'the clock really stands in the zone').toBe(offset);
    const wrong: string[] = [];
    let day = '2026-01-01';
    let count = 0;
    for (let name = weekday(day); day < '2028-01-01'; name = (name + 1) % 7) {
      if (weekday(day) !== name) wrong.push(`weekday of ${day}`);
      wrong.push(...wrongIn(day));
      day = addDays(day, 1);
      count += 1;
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(730);
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthWeeks(2026, 10).flat().filter(Boolean)).toHaveLength(31);
    expect(rangePresets.find(({ id }) => id === 'lastMonth')?.range('2026-11-01')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    });
  });

  it('covers clock changes both ways and a skipped midnight', () => {
    process.env['TZ'] = 'Europe/Berlin';
    expect(new Date(2026, 2, 29, 12).getTimezoneOffset() - new Date(2026, 2, 28, 12).getTimezoneOffset()).toBe(-60);
    expect(new Date(2026, 9, 25, 12).getTimezoneOffset() - new Date(2026, 9, 24, 12).getTimezoneOffset()).toBe(60);
    process.env['TZ'] = 'Africa/Cairo';
    expect(new Date(2026, 3, 24, 0, 30).getHours(), 'there is no midnight on that Friday').toBe(1);
  });
});
