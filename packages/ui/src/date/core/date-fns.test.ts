import { addDays as plusDays, format, isValid, parse, parseISO } from 'date-fns';
import { ru } from 'date-fns/locale/ru';
import { afterEach, describe, expect, it } from 'vitest';

import { addDays, daysBetween } from './iso.ts';
import { parseDay, parseMasked } from './parse.ts';
import { shortDay } from './day-text.ts';

const own = process.env['TZ'];
const now = new Date(2026, 10, 24);

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** Plain date-fns first, this layer second: once date-fns corrects a line, its test fails and the line may go. */
describe('where date-fns alone is wrong', () => {
  it('reads a year not written to its end; here it is no day', () => {
    expect(parse('15.07.202', 'dd.MM.yyyy', now).getFullYear()).toBe(202);
    expect(parseMasked('15.07.202')).toBeUndefined();
    expect(parseDay('15.07.202')).toBeUndefined();
  });

  it('looks fifty years ahead for two digits; here twenty, since people write when they were born', () => {
    expect(parse('15.07.60', 'dd.MM.yy', now).getFullYear()).toBe(2060);
    expect(parseDay('15.07.60', { year: 2026 })).toBe('1960-07-15');
    expect(parseDay('15.07.46', { year: 2026 })).toBe('2046-07-15');
  });

  it.each(['15 февр. 2026', '15 февр 2026'])('does not know «%s» of Intl and Excel; here it is a day', (text) => {
    for (const month of ['MMM', 'MMMM', 'LLL', 'LLLL']) {
      expect(isValid(parse(text, `d ${month} yyyy`, now, { locale: ru }))).toBe(false);
    }
    expect(parseDay(text)).toBe('2026-02-15');
  });

  it('guesses a month from its first letter; here it has three', () => {
    expect(parse('12 м 2026', 'd MMMM yyyy', now, { locale: ru })).toEqual(new Date(2026, 2, 12));
    expect(parseDay('12 м 2026')).toBeUndefined();
  });

  it('puts a point after a short month; here there is none', () => {
    expect(format(new Date(2026, 9, 22), 'd MMM', { locale: ru })).toBe('22 окт.');
    expect(shortDay('2026-10-22')).toBe('22 окт');
    expect(shortDay('2026-05-03')).toBe('3 мая');
    expect(shortDay('никогда')).toBe('');
  });

  it('leaps over a day that the zone of the browser has not; here days are counted in UTC', () => {
    process.env['TZ'] = 'Pacific/Apia';
    expect(format(plusDays(parseISO('2011-12-29'), 1), 'yyyy-MM-dd')).not.toBe(addDays('2011-12-29', 1));
    expect(format(parseISO('2011-12-30'), 'yyyy-MM-dd')).toBe('2011-12-31');
    expect(addDays('2011-12-29', 1)).toBe('2011-12-30');
    expect(daysBetween('2011-12-29', '2011-12-31')).toBe(2);
  });
});
