import { format, isValid, parse, parseISO, startOfDay } from 'date-fns';
import { ru } from 'date-fns/locale/ru';
import { afterEach, describe, expect, it } from 'vitest';

import { datePatterns, formatDate, toDate } from './dates.ts';
import { parseDate } from './parse-date.ts';

const own = process.env['TZ'];
const now = new Date(2026, 10, 24);

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** Plain date-fns first, this layer second: once date-fns corrects a line, its test fails and the line may go. */
describe('where date-fns alone is wrong', () => {
  it.each([
    ['15.07.202', 202],
    ['15.07.26', 26],
    ['15.07.0202', 202],
  ])('reads «%s» as the year %i; here it is no date', (text, year) => {
    expect(parse(text, datePatterns.date, now).getFullYear()).toBe(year);
    expect(parseDate(text)).toBeUndefined();
  });

  it('reads a day of one digit where the format has two; here the format is exact', () => {
    expect(isValid(parse('1.7.2026', datePatterns.date, now))).toBe(true);
    expect(parseDate('1.7.2026')).toBeUndefined();
    expect(parseDate('01.07.2026')).toEqual(new Date(2026, 6, 1));
  });

  it('guesses a month from its first letter; here a month has its whole name', () => {
    const guessed = parse('12 м 2026', datePatterns.dayMonthYear, now, { locale: ru });
    expect(guessed).toEqual(new Date(2026, 2, 12));
    expect(parseDate('12 м 2026', 'dayMonthYear')).toBeUndefined();
    expect(parseDate('12 Марта 2026', 'dayMonthYear')).toEqual(guessed);
    expect(parseDate('12 март 2026', 'dayMonthYear')).toEqual(guessed);
  });

  it('writes «мая 2026» for the pattern everyone writes; here the month stands alone', () => {
    expect(format(new Date(2026, 4, 1), 'MMMM yyyy', { locale: ru })).toBe('мая 2026');
    expect(formatDate('2026-05-01', 'monthYear')).toBe('май 2026');
    expect(parseDate('май 2026', 'monthYear')).toEqual(new Date(2026, 4, 1));
  });

  it('gives the picker one in the morning where midnight is leapt over; here its time is fixed', () => {
    process.env['TZ'] = 'Africa/Cairo';
    expect(format(startOfDay(new Date(2026, 3, 24, 12)), datePatterns.api)).toBe('2026-04-24 01:00:00.000');
    expect(formatDate('2026-04-24', 'picker')).toBe('2026-04-24 00:00:00.000');
    expect(formatDate('2026-04-24', 'api')).toBe('2026-04-24 00:00:00.000');
  });

  it('moves an hour of the programme that the browser has not; here it is shown as sent', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const sent = '2026-03-29 02:30:00.000';
    expect(format(parseISO(sent), datePatterns.dateTime)).toBe('29.03.2026 03:30');
    expect(formatDate(sent, 'dateTime')).toBe('29.03.2026 02:30');
  });

  it('moves a day the browser has not; here it is shown as sent', () => {
    process.env['TZ'] = 'Pacific/Apia';
    expect(format(parseISO('2011-12-30'), datePatterns.date)).toBe('31.12.2011');
    expect(formatDate('2011-12-30')).toBe('30.12.2011');
  });

  it('reads 24:00 as the next day and a year or a week as a day; here they are no dates', () => {
    expect(parseISO('2026-04-24 24:00:00')).toEqual(new Date(2026, 3, 25));
    expect(isValid(parseISO('2026'))).toBe(true);
    expect(isValid(parseISO('2026-W17'))).toBe(true);
    expect(['2026-04-24 24:00:00', '2026', '2026-W17'].map((text) => toDate(text))).toEqual(Array(3).fill(undefined));
  });
});
